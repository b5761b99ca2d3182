import Entities
import Gateways
import Interfaces
import UseCases

extension Context {
  /// Returns the pictures in the files that an option names. An empty path names no file.
  func photos(_ option: String) throws -> [LoadedImage] {
    try arguments.paths(option).filter { !$0.isEmpty }.map(photo)
  }

  /// Returns the picture in a file.
  func photo(_ path: String) throws -> LoadedImage {
    guard let picture = try PictureFile(path).picture() else { throw texts.notAPhoto(path) }
    return picture
  }

  /// Returns the pictures as an album without duplicates.
  func album(of photos: [LoadedImage]) throws -> PhotoAlbum {
    var album = PhotoAlbum.empty
    for photo in photos {
      album = try album.adding(Photo.ID(of: photo))
    }
    return album
  }
}
