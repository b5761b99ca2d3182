import Interfaces

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Context {
  /// Saves bytes in a file of the user's, whole, in place of one that is there.
  func save(_ bytes: [UInt8], in file: String) throws {
    // A link leads to its file; a folder or a device is no place for a document.
    let place = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    let kind = try? FileManager.default.attributesOfItem(atPath: place.path)[.type] as? FileAttributeType
    guard kind == nil || kind == .typeRegular else { throw texts.cannotSave(file) }
    do { try Data(bytes).write(to: place, options: .atomic) } catch {
      throw texts.cannotSave(file)
    }
  }
}
