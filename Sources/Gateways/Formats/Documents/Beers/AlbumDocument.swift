public import Entities

/// An album in a document: the ids of its pictures. Nothing at all stands for an empty one.
public struct AlbumDocument: Codable, Sendable, Hashable {
  /// In their order.
  public let photos: [String]
  /// Which of them is the cover.
  public let cover: String

  /// - Returns: `nil` for an empty album.
  public init?(_ album: PhotoAlbum) {
    guard let cover = album.cover else { return nil }
    photos = album.photos.map(\.text)
    self.cover = cover.text
  }

  /// The photographs.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  public func album() throws -> PhotoAlbum { try PhotoAlbum(photos.map { try Photo.ID($0) }, cover: Photo.ID(cover)) }
}
