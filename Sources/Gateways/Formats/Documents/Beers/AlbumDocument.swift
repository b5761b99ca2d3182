package import Entities

/// The JSON representation of a picture album: the ids of the pictures of a beer or a review. An empty album has no JSON representation.
package struct AlbumDocument: Codable, Sendable, Hashable {
  /// The ids of the pictures, in order.
  package let photos: [String]
  /// The id of the cover, which is one of ``photos``.
  package let cover: String

  /// Creates the JSON representation of an album. `nil` if the album is empty.
  package init?(_ album: PhotoAlbum) {
    guard let cover = album.cover else { return nil }
    photos = album.photos.map(\.text)
    self.cover = cover.text
  }

  /// Returns the album that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func album() throws -> PhotoAlbum { try PhotoAlbum(photos.map { try Photo.ID($0) }, cover: Photo.ID(cover)) }
}
