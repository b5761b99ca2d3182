import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// The pictures in the files that an option names; nothing names none.
  func photos(_ option: String) throws(Failure) -> [LoadedImage] {
    try arguments.values(option).filter { !$0.isEmpty }.map { (path) throws(Failure) in try photo(path) }
  }

  /// The picture in a file.
  func photo(_ path: String) throws(Failure) -> LoadedImage {
    let picture: LoadedImage?
    do throws(SeedSourceError) { picture = try PictureFile(path).picture() } catch {
      throw Failure(ImportSeedError.source(error), texts)
    }
    guard let picture else { throw Failure(.data, texts.notAPhoto(path)) }
    return picture
  }

  /// The pictures as an album, one that is there twice once.
  func album(of photos: [LoadedImage]) throws(Failure) -> PhotoAlbum {
    var album = PhotoAlbum.empty
    for photo in photos {
      do { album = try album.adding(Photo.ID(of: photo)) } catch { throw Failure(.data, texts.problem(error)) }
    }
    return album
  }
}
