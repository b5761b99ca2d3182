package import Entities
package import UseCases

/// The pictures that a catalog names.
package protocol CatalogPictures: Sendable {
  /// Returns whether a name refers to a location where pictures are allowed.
  func isInside(_ name: String) -> Bool

  /// Returns a picture, or `nil` if it is missing or isn't a picture.
  ///
  /// - Throws: An error only if the system lacks the resources to open the picture. The picture itself can be valid.
  func picture(_ name: String) throws(SeedSourceError) -> LoadedImage?
}

/// The pictures that a file names by paths relative to the file's folder. Paths outside the folder are refused.
struct FolderPictures: CatalogPictures {
  private let folder: String
  private let opening: @Sendable (_ path: String) throws(SeedSourceError) -> Void

  /// Creates a source of pictures.
  ///
  /// - Parameters:
  ///   - path: The path of the file that names the pictures.
  ///   - opening: A closure that is called with the path of each picture before the picture is read.
  init(_ path: String, opening: @escaping @Sendable (_ path: String) throws(SeedSourceError) -> Void = { _ in }) {
    folder = Folder.parent(of: path)
    self.opening = opening
  }

  /// Returns whether a name is a path that stays inside the folder after links are resolved.
  func isInside(_ name: String) -> Bool {
    if name.isEmpty || name.hasPrefix("/") || name.contains("\0") || name.split(separator: "/").contains("..") {
      return false
    }
    // A symbolic link can lead out of the folder.
    let home = Folder.realPath(of: folder.isEmpty ? "." : folder)
    return Folder.realPath(of: path(name)).utf8.starts(with: (home.hasSuffix("/") ? home : home + "/").utf8)
  }

  func picture(_ name: String) throws(SeedSourceError) -> LoadedImage? {
    try opening(path(name))
    do { return try PictureFile(path(name)).picture() } catch {
      if case .gateway = error { throw error }
      return nil
    }
  }

  private func path(_ name: String) -> String {
    let name = String(fileName: Array(name.utf8))
    return folder.isEmpty ? name : folder + "/" + name
  }
}
