package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that the user exports. It is written atomically, with the default permissions of the user's files.
package struct SavedFile: Sendable {
  private let path: String
  private let calls: FileCalls

  /// - Parameters:
  ///   - path: the path of the file. If it is a link, the link is followed.
  ///   - calls: the file calls to use. Tests pass calls that fail.
  package init(_ path: String, calls: FileCalls = .system) {
    self.path = path
    self.calls = calls
  }

  /// Whether saving would replace an existing file.
  package var exists: Bool {
    guard let status = calls.statusOfTarget(Folder.realPath(of: path)) else { return false }
    do {
      try status.requireFile(path)
      return true
    } catch {
      return false
    }
  }

  /// Creates the file with `bytes`, or replaces the existing file. If an error is thrown, the existing file is unchanged.
  ///
  /// - Throws: a `GatewayError`, for example if anything other than a regular file is at the path.
  package func save(_ bytes: [UInt8]) throws(GatewayError) {
    let target = Folder.realPath(of: path)
    let status = calls.statusOfTarget(target)
    try status?.requireFile(path)
    let draft = TemporaryFileName.fresh(of: target)
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
