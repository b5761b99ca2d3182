package import Entities

/// An album in a document: the ids of its pictures. Nothing at all stands for an empty one.
package struct AlbumDocument: Codable, Sendable, Hashable {
  /// In their order.
  package let photos: [String]
  /// Which of them is the cover.
  package let cover: String

  /// - Returns: `nil` for an empty album.
  package init?(_ album: PhotoAlbum) {
    guard let cover = album.cover else { return nil }
    photos = album.photos.map(\.text)
    self.cover = cover.text
  }

  /// The photographs.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func album() throws -> PhotoAlbum { try PhotoAlbum(photos.map { try Photo.ID($0) }, cover: Photo.ID(cover)) }
}
