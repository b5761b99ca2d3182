/// Pictures in an order, none twice, one of which is the cover.
public struct PhotoAlbum: Sendable, Hashable {
  /// The most pictures it may hold.
  public static let maximumCount = 100
  /// Without pictures.
  public static let empty = PhotoAlbum([], nil)

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

  /// Of pictures that were looked at before.
  private init(_ photos: [Photo.ID], _ cover: Photo.ID?) { (self.photos, self.cover) = (photos, cover) }

  /// Whether there is no picture.
  public var isEmpty: Bool { photos.isEmpty }

  /// The album with a picture more, behind the others; one that is in it already stays where it is.
  ///
  /// - Throws: ``PhotoAlbumError/tooMany(_:)``.
  public func adding(_ photo: Photo.ID) throws(PhotoAlbumError) -> PhotoAlbum {
    photos.contains(photo) ? self : try PhotoAlbum(photos + [photo], cover: cover)
  }

  /// The album without a picture; where it was the cover, the first of the others is.
  public func removing(_ photo: Photo.ID) -> PhotoAlbum {
    let others = photos.filter { $0 != photo }
    return PhotoAlbum(others, cover == photo ? others.first : cover)
  }

  /// Merges this album, made from `old`, into `new`, made from it meanwhile: `new` if this is unchanged, else this without deleted pictures.
  func carried(from old: PhotoAlbum, to new: PhotoAlbum) -> PhotoAlbum {
    if self == old { return new }
    return old.photos.filter { !new.photos.contains($0) }.reduce(self) { $0.removing($1) }
  }

  /// The album with this picture in the place of that number, from 0 on, and the others in their order; as it is where there is no
  /// such picture, or place.
  public func moving(_ photo: Photo.ID, to index: Int) -> PhotoAlbum {
    guard photos.contains(photo), photos.indices.contains(index) else { return self }
    var moved = photos.filter { $0 != photo }
    moved.insert(photo, at: index)
    return PhotoAlbum(moved, cover)
  }

  /// The album with one of its pictures as the cover.
  ///
  /// - Throws: ``PhotoAlbumError/unknownCover(_:)``.
  public func covered(by photo: Photo.ID) throws(PhotoAlbumError) -> PhotoAlbum { try PhotoAlbum(photos, cover: photo) }
}

/// Why pictures are no album.
public enum PhotoAlbumError: Error, Sendable, Hashable {
  /// There are this many pictures, more than ``PhotoAlbum/maximumCount``.
  case tooMany(Int)
  /// This picture occurs twice.
  case twice(Photo.ID)
  /// It is none of the pictures.
  case unknownCover(Photo.ID)
}
