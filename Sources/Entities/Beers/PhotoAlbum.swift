/// Pictures in an order, none twice, one of which is the cover.
public struct PhotoAlbum: Sendable, Hashable {
  /// The most pictures it may hold.
  public static let maximumCount = 100
  /// Without pictures.
  public static let empty = PhotoAlbum()

  /// In the order in which they are shown.
  public let photos: [Photo.ID]
  /// The one that stands for all; `nil` in an empty album only.
  public let cover: Photo.ID?

  /// - Parameter cover: `nil`: the first.
  /// - Throws: ``PhotoAlbumError``.
  public init(_ photos: [Photo.ID], cover: Photo.ID? = nil) throws(PhotoAlbumError) {
    if photos.count > Self.maximumCount { throw .tooMany(photos.count) }
    var seen: Set<Photo.ID> = []
    for photo in photos where !seen.insert(photo).inserted { throw .twice(photo) }
    if let cover, !seen.contains(cover) { throw .unknownCover(cover) }
    self.photos = photos
    self.cover = cover ?? photos.first
  }

  private init() { (photos, cover) = ([], nil) }

  /// Whether there is no picture.
  public var isEmpty: Bool { photos.isEmpty }
}

/// Why pictures are no album.
public enum PhotoAlbumError: Error, Sendable, Hashable {
  case tooMany(Int)
  case twice(Photo.ID)
  /// It is none of the pictures.
  case unknownCover(Photo.ID)
}
