package import Entities
package import UseCases

/// A file that should contain a picture.
package struct PictureFile: Sendable {
  private let path: String

  /// - Parameter path: the path of the file.
  package init(_ path: String) { self.path = path }

  /// Reads the picture. `nil` if the file isn't a picture, or exceeds the maximum size. A file that is too large isn't read.
  ///
  /// - Throws: `SeedSourceError` if there is no readable regular file. A pipe never blocks this method.
  package func picture() throws(SeedSourceError) -> LoadedImage? {
    try OpenFile.bytes(of: path, atMost: LoadedImage.maximumBytes).flatMap { LoadedImage($0) }
  }
}
