import Foundation
import TestSupport

extension TemporaryFolder {
  /// Replaces the content of this folder with that of another folder.
  func copy(_ other: TemporaryFolder) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: path) { try manager.removeItem(atPath: path + "/" + name) }
    for name in try manager.contentsOfDirectory(atPath: other.path) {
      try manager.copyItem(atPath: other.path + "/" + name, toPath: path + "/" + name)
    }
  }

  /// Returns the modification date, the permissions and a hash of the content for each file and folder.
  func fingerprints() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return try names.reduce(into: [:]) { files, name in
      let status = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      let bytes = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
      files[name] = "\(status[.modificationDate] ?? "") \(status[.posixPermissions] ?? "") \(bytes.hashValue)"
    }
  }
}
