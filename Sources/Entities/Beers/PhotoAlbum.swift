/// An ordered collection of distinct photos, one of which is the cover.
public struct PhotoAlbum: Sendable, Hashable {
  /// The maximum number of photos in an album.
  public static let maximumCount = 100
  /// An album without photos.
  public static let empty = PhotoAlbum([], nil)

  /// The ids of the photos, in display order.
  public let photos: [Photo.ID]
  /// The photo that represents the album. `nil` only if the album is empty.
  public let cover: Photo.ID?

  /// Creates an album.
  ///
  /// - Parameter cover: One of `photos`. If `nil`, the first photo is the cover.
  /// - Throws: ``PhotoAlbumError`` if there are too many photos, a duplicate photo, or a cover that isn't one of the photos.
  public init(_ photos: [Photo.ID], cover: Photo.ID? = nil) throws(PhotoAlbumError) {
    if photos.count > Self.maximumCount { throw .tooMany(photos.count) }
    var seen: Set<Photo.ID> = []
    for photo in photos where !seen.insert(photo).inserted { throw .twice(photo) }
    if let cover, !seen.contains(cover) { throw .unknownCover(cover) }
    self.photos = photos
    self.cover = cover ?? photos.first
  }

  /// Creates an album without validating the arguments.
  private init(_ photos: [Photo.ID], _ cover: Photo.ID?) { (self.photos, self.cover) = (photos, cover) }

  /// Whether the album has no photos.
  public var isEmpty: Bool { photos.isEmpty }

  /// Returns the album with `photo` at the end. A photo that is already in the album keeps its position.
  ///
  /// - Throws: ``PhotoAlbumError/tooMany(_:)`` if the album is full.
  public func adding(_ photo: Photo.ID) throws(PhotoAlbumError) -> PhotoAlbum {
    photos.contains(photo) ? self : try PhotoAlbum(photos + [photo], cover: cover)
  }

  /// Returns the album without `photo`. If `photo` was the cover, the first remaining photo becomes the cover.
  public func removing(_ photo: Photo.ID) -> PhotoAlbum {
    let others = photos.filter { $0 != photo }
    return PhotoAlbum(others, cover == photo ? others.first : cover)
  }

  /// Merges this album with `new`, where both were edited from `old`.
  ///
  /// - Returns: `new` if this album is unchanged. Otherwise, this album without the photos that were deleted in `new`.
  func carried(from old: PhotoAlbum, to new: PhotoAlbum) -> PhotoAlbum {
    if self == old { return new }
    return old.photos.filter { !new.photos.contains($0) }.reduce(self) { $0.removing($1) }
  }

  /// Returns the album with `photo` moved to `index`, counted from 0. Returns the unchanged album if the photo or the index doesn't exist.
  public func moving(_ photo: Photo.ID, to index: Int) -> PhotoAlbum {
    guard photos.contains(photo), photos.indices.contains(index) else { return self }
    var moved = photos.filter { $0 != photo }
    moved.insert(photo, at: index)
    return PhotoAlbum(moved, cover)
  }

  /// Returns the album with `photo` as its cover.
  ///
  /// - Throws: ``PhotoAlbumError/unknownCover(_:)`` if `photo` is not in the album.
  public func covered(by photo: Photo.ID) throws(PhotoAlbumError) -> PhotoAlbum { try PhotoAlbum(photos, cover: photo) }
}

/// The reason why an album is invalid.
public enum PhotoAlbumError: Error, Sendable, Hashable {
  /// The number of photos exceeds ``PhotoAlbum/maximumCount``.
  case tooMany(Int)
  /// The same photo occurs more than once.
  case twice(Photo.ID)
  /// The cover is not one of the photos.
  case unknownCover(Photo.ID)
}
