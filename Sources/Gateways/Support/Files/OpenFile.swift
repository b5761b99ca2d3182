package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for sequential reading. The file is closed when the object is released.
package final class OpenFile: Sendable {
  private let descriptor: Int32
  private let calls: FileCalls
  /// The size of the file when it was opened, in bytes.
  let size: Int

  /// An error with the reason that a file can't be read.
  struct Failure: Error {
    let reason: String

    /// The error for a file that exceeds the maximum size. Its reason is the system's message for EFBIG.
    static var tooLarge: Failure { Failure(reason: GatewayError.reason(EFBIG)) }
  }

  /// - Parameter calls: the file calls to use. Tests pass calls that fail.
  init(_ path: String, _ calls: FileCalls = .system) throws(SeedSourceError) {
    self.calls = calls
    descriptor = calls.openFile(FileCalls.anywhere, path, O_RDONLY)
    if descriptor < 0 {
      switch errno {
      case ENOENT, ENOTDIR: throw .missing(path: path)
      case let code where GatewayError.refusesKind(code): throw .notAFile(path: path)
      case EMFILE, ENFILE, ENOMEM: throw .gateway(.system(errno, path))
      case EACCES, EPERM: throw .notAllowed(path: path)
      default: throw .unreadable(path: path, why: GatewayError.reason(errno))
      }
    }
    let status = calls.look(descriptor)
    size = Int(status?.size ?? 0)
    // Reading from a pipe could block forever, and a pipe can't be read twice.
    guard status?.kind == .file else { throw .notAFile(path: path) }
  }

  deinit { close(descriptor) }

  /// Reads and returns the next bytes. Empty at the end of the file.
  func read(atMost count: Int) throws(Failure) -> [UInt8] {
    var failure: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      let count = calls.take(descriptor, UnsafeMutableRawBufferPointer(buffer))
      if count < 0 { failure = errno }
      filled = max(0, count)
    }
    if failure != 0 { throw Failure(reason: GatewayError.reason(failure)) }
    return bytes
  }

  /// Returns all bytes of the file at a path. `nil` if there are more than `limit` bytes.
  package static func bytes(of path: String, atMost limit: Int) throws(SeedSourceError) -> [UInt8]? {
    let file = try OpenFile(path)
    do { return try file.bytes(atMost: limit) } catch { throw .unreadable(path: path, why: error.reason) }
  }

  /// Returns the first `count` bytes of the file at a path, or all bytes if the file is shorter.
  package static func beginning(of path: String, _ count: Int) throws(SeedSourceError) -> [UInt8] {
    let file = try OpenFile(path)
    do { return try file.read(atMost: count) } catch { throw .unreadable(path: path, why: error.reason) }
  }

  /// Returns all remaining bytes. `nil` if there are more than `limit` bytes.
  func bytes(atMost limit: Int) throws(Failure) -> [UInt8]? {
    if size > limit { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while case let chunk = try read(atMost: 1 << 16), !chunk.isEmpty {
      bytes += chunk
      // The file can grow while it is being read.
      if bytes.count > limit { return nil }
    }
    return bytes
  }
}
