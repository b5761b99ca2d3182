package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that the user exports: written atomically, with the permissions of the user's files.
package struct SavedFile: Sendable {
  private let path: String
  private let calls: FileCalls

  /// - Parameters:
  ///   - path: where it will be; a link leads to its file.
  ///   - calls: the system's own, unless a test lets them fail.
  package init(_ path: String, calls: FileCalls = .system) {
    self.path = path
    self.calls = calls
  }

  /// Whether saving would replace an existing file.
  package var isThere: Bool {
    guard let status = calls.lookBehind(Folder.realPath(of: path)) else { return false }
    do {
      try status.requireFile(path)
      return true
    } catch {
      return false
    }
  }

  /// Creates or replaces the file with `bytes`; when it throws, the old one stays.
  ///
  /// - Throws: `GatewayError` also where something else than a file is there.
  package func save(_ bytes: [UInt8]) throws(GatewayError) {
    let target = Folder.realPath(of: path)
    let status = calls.lookBehind(target)
    try status?.requireFile(path)
    let draft = DraftName.fresh(of: target)
    let file = try Descriptor(open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666), path)
    do throws(GatewayError) {
      if let status, repeating({ fchmod(file.number, mode_t(status.permissions)) }) != 0 { throw .system(errno, path) }
      try file.write(bytes, calls)
      try file.flush(calls)
      if rename(draft, target) != 0 { throw .system(errno, path) }
    } catch {
      unlink(draft)
      throw error
    }
  }
}
