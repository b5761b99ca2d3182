public import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that a user asked for, where the user wants it: written whole, and open to whom the user's files are.
public struct SavedFile: Sendable {
  private let path: String
  private let calls: FileCalls

  /// - Parameters:
  ///   - path: where it will be; a link leads to its file.
  ///   - calls: the system's own, unless a test lets them fail.
  public init(_ path: String, calls: FileCalls = .system) {
    self.path = path
    self.calls = calls
  }

  /// Puts `bytes` in place of the file that is there, if one is; when it throws, that one stays.
  ///
  /// - Throws: ``GatewayError`` also where something else than a file is there.
  public func save(_ bytes: [UInt8]) throws(GatewayError) {
    let target = Folder.realPath(of: path)
    var status = stat()
    let isThere = stat(target, &status) == 0
    if isThere, status.st_mode & S_IFMT != S_IFREG { throw .unavailable(what: path, why: GatewayError.reason(EISDIR)) }
    // Nobody can have laid a link under a name that can't be guessed.
    let draft = "\(target).\(String(UInt64.random(in: 0 ... .max), radix: 36)).new"
    let file = try Descriptor(open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666), path)
    do throws(GatewayError) {
      if isThere, fchmod(file.number, status.st_mode & 0o777) != 0 { throw .system(errno, path) }
      try file.write(bytes, calls)
      try file.flush(calls)
      if rename(draft, target) != 0 { throw .system(errno, path) }
    } catch {
      unlink(draft)
      throw error
    }
  }
}
