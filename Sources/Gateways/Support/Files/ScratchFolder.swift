package import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A temporary folder that only this user can access. The folder is deleted when the object is released.
///
/// The folder is locked while it exists. The next folder of the same kind can therefore find and delete folders left behind by killed
/// processes.
package final class ScratchFolder {
  package let path: String
  private let folder: OpenFolder

  /// - Parameters:
  ///   - kind: the prefix of the folder's name.
  ///   - parent: the path of the folder for temporary files.
  package init(_ kind: String, in parent: String, _ calls: FileCalls = .system) throws(GatewayError) {
    guard let parent = try OpenFolder(existing: parent, calls) else { throw .system(ENOENT, parent) }
    Self.sweep(parent, kind)
    while true {
      let name = kind + String(UInt64.random(in: .min ... .max), radix: 16)
      if mkdir(parent / name, 0o700) != 0 { throw .system(errno, parent / name) }
      let folder = try OpenFolder(name, in: parent)
      // On file systems without locks, the folders left behind by killed processes remain.
      let isLocked = calls.lock(folder.number, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK
      // Another process may have deleted the folder before it was locked.
      guard isLocked, try folder.isInPlace() else { continue }
      (self.folder, path) = (folder, folder.path)
      return
    }
  }

  deinit { Self.remove(path) }

  private static func sweep(_ parent: OpenFolder, _ kind: String) {
    for name in (try? parent.names()) ?? [] where name.hasPrefix(kind) {
      guard let status = try? parent.status(name), status.kind == .folder, status.isMine,
        let folder = try? OpenFolder(name, in: parent), parent.calls.lock(folder.number, LOCK_EX | LOCK_NB) == 0
      else { continue }
      remove(folder.path)
    }
  }

  /// Deletes a folder. Links in the folder are deleted, not followed.
  private static func remove(_ path: String) { try? FileManager.default.removeItem(atPath: path) }
}
