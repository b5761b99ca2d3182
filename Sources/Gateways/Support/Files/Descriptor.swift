import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or folder; closed on deinitialization.
final class Descriptor: Sendable {
  let number: Int32
  /// Errors name it.
  let path: String

  /// - Parameter number: the result of `open(2)`; for -1, throws the error in `errno`.
  init(_ number: Int32, _ path: String) throws(GatewayError) {
    guard number >= 0 else { throw .system(errno, path) }
    self.number = number
    self.path = path
  }

  /// Opens the file at `path` for reading.
  convenience init(reading path: String) throws(GatewayError) { try self.init(open(path, O_RDONLY | O_CLOEXEC), path) }

  /// Opens the file at `path` for reading and writing; creates it with mode 0600 if it does not exist.
  convenience init(making path: String) throws(GatewayError) {
    try self.init(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600), path)
  }

  deinit { close(number) }

  /// Reads from the current position to the end.
  func bytes() throws(GatewayError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = chunk.withUnsafeMutableBytes { readRetrying(number, $0) }
      if count < 0 { throw .system(errno, path) }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
    }
  }

  /// Writes all bytes at the current position.
  func write(_ bytes: [UInt8], _ calls: FileCalls) throws(GatewayError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { calls.put(number, UnsafeRawBufferPointer(rebasing: $0[written...])) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno, path)
      }
      written += count
    }
  }

  /// Waits until everything written is on the disk.
  func flush(_ calls: FileCalls) throws(GatewayError) { if calls.flush(number) != 0 { throw .system(errno, path) } }
}
