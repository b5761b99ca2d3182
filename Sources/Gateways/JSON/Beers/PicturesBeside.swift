import Entities
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The pictures that a file names by their paths from its folder, which they may not leave.
struct PicturesBeside: Sendable {
  private let folder: String

  /// - Parameter path: of the file that names them.
  init(_ path: String) { folder = Folder.parent(of: path) }

  /// The pictures that a field names; one that is none, or is not there, is left out, and that is told.
  func pictures(_ field: String, _ fields: inout CatalogueFields) -> [LoadedImage] {
    var pictures: [LoadedImage] = []
    for name in fields.texts(field) {
      guard isInside(name) else {
        fields.reject(field, .pictureBeside)
        continue
      }
      if let picture = picture(name) { pictures.append(picture) } else { fields.repair(field, to: nil) }
    }
    return pictures
  }

  private func isInside(_ name: String) -> Bool {
    if name.isEmpty || name.hasPrefix("/") || name.contains("\0") || name.split(separator: "/").contains("..") {
      return false
    }
    // A link may lead anywhere.
    let home = URL(fileURLWithPath: folder.isEmpty ? "." : folder).resolvingSymlinksInPath().path
    let target = URL(fileURLWithPath: path(name)).resolvingSymlinksInPath().path
    return target.hasPrefix(home.hasSuffix("/") ? home : home + "/")
  }

  private func picture(_ name: String) -> LoadedImage? {
    guard let file = try? OpenFile(path(name)), file.size <= LoadedImage.maximumBytes,
      let bytes = try? AtomicFile(path(name)).read()
    else { return nil }
    return LoadedImage(bytes)
  }

  private func path(_ name: String) -> String { folder.isEmpty ? name : folder + "/" + name }
}
