public import Entities
public import UseCases

/// A file that is claimed to be a picture.
public struct PictureFile: Sendable {
  private let path: String

  /// - Parameter path: where it is.
  public init(_ path: String) { self.path = path }

  /// The picture; `nil` when it is none, or longer than one may be: then it is not read.
  ///
  /// - Throws: `SeedSourceError` when there is no file that can be read; nobody waits for a pipe.
  public func picture() throws(SeedSourceError) -> LoadedImage? {
    try OpenFile.bytes(of: path, atMost: LoadedImage.maximumBytes).flatMap { LoadedImage($0) }
  }
}
