package import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open for reading, from its beginning to its end; closed with its last owner.
package final class OpenFile: Sendable {
  private let descriptor: Int32
  private let calls: FileCalls
  /// How many bytes it had when it was opened.
  let size: Int

  /// Why a file can't be read.
  struct Failure: Error {
    let reason: String

    /// The system's words for a file that is larger than is taken.
    static var tooLarge: Failure { Failure(reason: GatewayError.reason(EFBIG)) }
  }

  /// - Parameter calls: the system's own, unless a test lets them fail.
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
    // A pipe would wait for ever where a file is meant, and can't be read twice.
    guard status?.kind == .file else { throw .notAFile(path: path) }
  }

  deinit { close(descriptor) }

  /// The next bytes, none at the end.
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

  /// All of the file at a path; `nil` when that is more than `limit` bytes.
  package static func bytes(of path: String, atMost limit: Int) throws(SeedSourceError) -> [UInt8]? {
    let file = try OpenFile(path)
    do { return try file.bytes(atMost: limit) } catch { throw .unreadable(path: path, why: error.reason) }
  }

  /// The first bytes of the file at a path, or all of them if there are fewer.
  package static func beginning(of path: String, _ count: Int) throws(SeedSourceError) -> [UInt8] {
    let file = try OpenFile(path)
    do { return try file.read(atMost: count) } catch { throw .unreadable(path: path, why: error.reason) }
  }

  /// All that is left; `nil` when that is more than `limit` bytes.
  func bytes(atMost limit: Int) throws(Failure) -> [UInt8]? {
    if size > limit { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    while case let chunk = try read(atMost: 1 << 16), !chunk.isEmpty {
      bytes += chunk
      // It may have grown meanwhile.
      if bytes.count > limit { return nil }
    }
    return bytes
  }
}
