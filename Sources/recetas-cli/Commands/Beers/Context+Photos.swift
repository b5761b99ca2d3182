import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// The pictures in the files that an option names.
  func photos(_ option: String) throws(Failure) -> [LoadedImage] {
    try arguments.values(option).map { (path) throws(Failure) in
      let picture: LoadedImage?
      do throws(SeedSourceError) { picture = try PictureFile(path).picture() } catch {
        throw Failure(ImportSeedError.source(error), texts)
      }
      guard let picture else { throw Failure(.data, texts.notAPhoto(path)) }
      return picture
    }
  }
}

extension PhotoAlbum {
  /// The pictures, one that is there twice once.
  init(of photos: [LoadedImage]) {
    var ids: [Photo.ID] = []
    for photo in photos where !ids.contains(Photo.ID(of: photo)) { ids.append(Photo.ID(of: photo)) }
    self = (try? PhotoAlbum(Array(ids.prefix(PhotoAlbum.maximumCount)))) ?? .empty
  }
}
