import Foundation
import TestSupport

extension TemporaryFolder {
  /// Makes its contents those of another folder.
  func copy(_ other: TemporaryFolder) throws {
    let manager = FileManager.default
    for name in try manager.contentsOfDirectory(atPath: path) { try manager.removeItem(atPath: path + "/" + name) }
    for name in try manager.contentsOfDirectory(atPath: other.path) {
      try manager.copyItem(atPath: other.path + "/" + name, toPath: path + "/" + name)
    }
  }
}
