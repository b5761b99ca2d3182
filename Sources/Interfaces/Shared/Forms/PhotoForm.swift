public import Entities
import UseCases

/// The values of a form with pictures.
public protocol PhotoDraft: FormDraft {
  /// The pictures of the draft, in order.
  var album: PhotoAlbum { get set }

  /// Adds a picture to the album, by default at the end.
  mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError)
}

extension PhotoDraft {
  public mutating func add(_ photo: Photo.ID) throws(PhotoAlbumError) { album = try album.adding(photo) }
}

/// A form with pictures.
public protocol PhotoFormFeature: FormFeature where Draft: PhotoDraft {
  /// Saves the draft with its pictures over the stored record, or as a new record.
  ///
  /// - Parameter photos: the newly chosen pictures that the draft still contains.
  func save(_ draft: Draft, on kept: Saved?, photos: [LoadedImage]) async -> FormAnswer<Draft>
}

extension PhotoFormFeature {
  public func save(_ draft: Draft, on kept: Saved?) async -> FormAnswer<Draft> {
    await save(draft, on: kept, photos: [])
  }

  public var photos: FormPhotos<Draft>? { FormPhotos { await save($0, on: $1, photos: $2) } }
}

/// The functions that a form needs to support pictures. ``PhotoFormFeature`` creates them.
public struct FormPhotos<Draft: EditingDraft> {
  let album: AlbumOfDraft<Draft>
  let save: @MainActor (Draft, Draft.Saved?, [LoadedImage]) async -> FormAnswer<Draft>

  init(
    _ save: @escaping @MainActor (Draft, Draft.Saved?, [LoadedImage]) async -> FormAnswer<Draft>
  ) where Draft: PhotoDraft {
    album = AlbumOfDraft()
    self.save = save
  }

  /// Returns the album of a draft.
  package func album(of draft: Draft) -> PhotoAlbum { draft[keyPath: album.path] }

  /// Replaces the album of a draft.
  package func setAlbum(_ album: PhotoAlbum, of draft: inout Draft) { draft[keyPath: self.album.path] = album }
}

/// Reads and replaces the album of a draft.
struct AlbumOfDraft<Draft: FormDraft> {
  let path: WritableKeyPath<Draft, PhotoAlbum>
  let add: (inout Draft, Photo.ID) throws(PhotoAlbumError) -> Void

  init() where Draft: PhotoDraft {
    path = \.album
    add = { (draft, photo) throws(PhotoAlbumError) in try draft.add(photo) }
  }
}
