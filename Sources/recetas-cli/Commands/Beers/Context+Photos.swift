import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// The pictures in the files that an option names.
  func photos(_ option: String) throws(Failure) -> [LoadedImage] {
    try arguments.values(option).map { (path) throws(Failure) in
      let bytes: [UInt8]?
      do throws(GatewayError) { bytes = try AtomicFile(path).read() } catch { throw Failure(error, texts) }
      guard let bytes else { throw Failure(.noInput, texts.noPhoto(path)) }
      guard let image = LoadedImage(bytes) else { throw Failure(.data, texts.notAPhoto(path)) }
      return image
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
