package import Entities
package import UseCases

/// The pictures that a catalog names.
package protocol CatalogPictures: Sendable {
  /// Whether a name leads to where they may be.
  func isInside(_ name: String) -> Bool

  /// The picture; `nil`: there is none, or it is something else.
  ///
  /// - Throws: only if the system lacks resources to open it; the picture may be fine.
  func picture(_ name: String) throws(SeedSourceError) -> LoadedImage?
}

/// The pictures that a file names by their paths from its folder, which they may not leave.
struct FolderPictures: CatalogPictures {
  private let folder: String
  private let opening: @Sendable (_ path: String) throws(SeedSourceError) -> Void

  /// - Parameters:
  ///   - path: of the file that names them.
  ///   - opening: is called with the path of each picture before it is read.
  init(_ path: String, opening: @escaping @Sendable (_ path: String) throws(SeedSourceError) -> Void = { _ in }) {
    folder = Folder.parent(of: path)
    self.opening = opening
  }

  /// Whether it is a path into the folder, and stays there whatever links there are.
  func isInside(_ name: String) -> Bool {
    if name.isEmpty || name.hasPrefix("/") || name.contains("\0") || name.split(separator: "/").contains("..") {
      return false
    }
    // A link may lead anywhere.
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
