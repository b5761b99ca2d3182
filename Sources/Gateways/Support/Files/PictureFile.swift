package import Entities
package import UseCases

/// A file that is claimed to be a picture.
package struct PictureFile: Sendable {
  private let path: String

  /// - Parameter path: where it is.
  package init(_ path: String) { self.path = path }

  /// The picture; `nil` when it is none, or longer than one may be: then it is not read.
  ///
  /// - Throws: `SeedSourceError` when there is no file that can be read; nobody waits for a pipe.
  package func picture() throws(SeedSourceError) -> LoadedImage? {
    try OpenFile.bytes(of: path, atMost: LoadedImage.maximumBytes).flatMap { LoadedImage($0) }
  }
}
