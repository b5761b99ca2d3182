import Foundation
import TestSupport

extension TemporaryFolder {
  /// Of every file and folder in it when it was changed, who may read it, and what is in it.
  func fingerprints() throws -> [String: String] {
    let names = FileManager.default.enumerator(atPath: path)?.allObjects as? [String] ?? []
    return try names.reduce(into: [:]) { files, name in
      let status = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
      let bytes = FileManager.default.contents(atPath: path + "/" + name) ?? Data()
      files[name] = "\(status[.modificationDate] ?? "") \(status[.posixPermissions] ?? "") \(bytes.hashValue)"
    }
  }
}
