import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// The pictures in the files that an option names; nothing names none.
  func photos(_ option: String) throws -> [LoadedImage] {
    try arguments.paths(option).filter { !$0.isEmpty }.map(photo)
  }

  /// The picture in a file.
  func photo(_ path: String) throws -> LoadedImage {
    guard let picture = try PictureFile(path).picture() else { throw texts.notAPhoto(path) }
    return picture
  }

  /// The pictures as an album, one that is there twice once.
  func album(of photos: [LoadedImage]) throws -> PhotoAlbum {
    var album = PhotoAlbum.empty
    for photo in photos {
      album = try album.adding(Photo.ID(of: photo))
    }
    return album
  }
}
