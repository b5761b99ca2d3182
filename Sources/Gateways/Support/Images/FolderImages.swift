public import Entities
public import UseCases

/// An image gateway that reads images from a folder that mirrors a part of the web. The image at `https://host/a/b.png` is the file
/// `a/b.png` in the folder, or else `b.png`.
///
/// Files outside the folder are never read, even through links.
public struct FolderImages: ImageGateway {
  private let folder: String
  private let otherwise: (any ImageGateway)?

  /// - Parameters:
  ///   - folder: the path of the folder, which need not exist.
  ///   - otherwise: the gateway for images that are not in the folder. If it is `nil`, these images are missing.
  public init(_ folder: String, otherwise: (any ImageGateway)? = nil) {
    self.folder = folder.isEmpty ? "." : folder
    self.otherwise = otherwise
  }

  @concurrent public func image(_ address: WebAddress) async throws(ImageError) -> LoadedImage {
    if Task.isCancelled { throw .gateway(.cancelled) }
    if let home = Folder.resolved(folder) {
      for path in MirrorPaths.paths(of: address) {
        if let image = try image(address, at: path, in: home) { return image }
      }
    }
    guard let otherwise else { throw .missing(address) }
    return try await otherwise.image(address)
  }

  /// Returns the image in a file. `nil` if the folder has no such file.
  private func image(
    _ address: WebAddress, at path: String, in home: String
  ) throws(ImageError) -> LoadedImage? {
    // A link in the folder can lead out of the folder.
    let inside = home.hasSuffix("/") ? home : home + "/"
    guard let file = Folder.resolved(inside + path), file.utf8.starts(with: inside.utf8) else { return nil }
    let bytes: [UInt8]?
    do {
      bytes = try OpenFile.bytes(of: file, atMost: LoadedImage.maximumBytes)
    } catch {
      switch error {
      case .missing, .notAFile: return nil
      case .notAllowed: throw .gateway(.notAllowed(what: file))
      case .unreadable(_, let why): throw .gateway(.failed(what: file, why: why))
      case .gateway(let error): throw .gateway(error)
      case .malformed: throw .notAnImage(address)
      }
    }
    guard let bytes else { throw .tooLarge(address, limit: LoadedImage.maximumBytes) }
    guard let image = LoadedImage(bytes) else { throw .notAnImage(address) }
    return image
  }
}
