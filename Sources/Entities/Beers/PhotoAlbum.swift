/// An ordered collection of distinct pictures, one of which is the cover.
public struct PhotoAlbum: Sendable, Hashable {
  /// The maximum number of pictures.
  public static let maximumCount = 100
  /// An album without pictures.
  public static let empty = PhotoAlbum([], nil)

  /// In display order.
  public let photos: [Photo.ID]
  /// The picture that represents the album; `nil` only if the album is empty.
  public let cover: Photo.ID?

  /// - Parameter cover: one of `photos`; `nil`: the first.
  /// - Throws: ``PhotoAlbumError``.
  public init(_ photos: [Photo.ID], cover: Photo.ID? = nil) throws(PhotoAlbumError) {
    if photos.count > Self.maximumCount { throw .tooMany(photos.count) }
    var seen: Set<Photo.ID> = []
    for photo in photos where !seen.insert(photo).inserted { throw .twice(photo) }
    if let cover, !seen.contains(cover) { throw .unknownCover(cover) }
    self.photos = photos
    self.cover = cover ?? photos.first
  }

  /// Doesn't check its arguments.
  private init(_ photos: [Photo.ID], _ cover: Photo.ID?) { (self.photos, self.cover) = (photos, cover) }

  /// Whether the album has no pictures.
  public var isEmpty: Bool { photos.isEmpty }

  /// Returns the album with `photo` at its end; a picture that is already in it stays where it is.
  ///
  /// - Throws: ``PhotoAlbumError/tooMany(_:)``.
  public func adding(_ photo: Photo.ID) throws(PhotoAlbumError) -> PhotoAlbum {
    photos.contains(photo) ? self : try PhotoAlbum(photos + [photo], cover: cover)
  }

  /// Returns the album without `photo`. If that was the cover, the first remaining picture becomes the cover.
  public func removing(_ photo: Photo.ID) -> PhotoAlbum {
    let others = photos.filter { $0 != photo }
    return PhotoAlbum(others, cover == photo ? others.first : cover)
  }

  /// Merges this album with `new`; both were edited from `old`.
  ///
  /// - Returns: `new` if this album is unchanged, else this album without the pictures that `new` no longer has.
  func carried(from old: PhotoAlbum, to new: PhotoAlbum) -> PhotoAlbum {
    if self == old { return new }
    return old.photos.filter { !new.photos.contains($0) }.reduce(self) { $0.removing($1) }
  }

  /// Returns the album with `photo` moved to `index`, counted from 0; unchanged if it has no such picture or index.
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

/// Why pictures can't form an album.
public enum PhotoAlbumError: Error, Sendable, Hashable {
  /// This many pictures exceed ``PhotoAlbum/maximumCount``.
  case tooMany(Int)
  /// This picture occurs more than once.
  case twice(Photo.ID)
  /// The cover is not one of the pictures.
  case unknownCover(Photo.ID)
}
