import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A file that is open; closed with its last owner.
final class Descriptor: Sendable {
  let number: Int32
  /// What errors name.
  private let path: String

  /// - Parameter number: what `open(2)` answered; where that is -1, the system's error is thrown.
  init(_ number: Int32, _ path: String) throws(GatewayError) {
    guard number >= 0 else { throw .system(errno, path) }
    self.number = number
    self.path = path
  }

  /// Opens what is at `path` for reading.
  convenience init(reading path: String) throws(GatewayError) { try self.init(open(path, O_RDONLY | O_CLOEXEC), path) }

  /// Opens the file at `path` for reading and writing; where there is none, makes it for its owner alone.
  convenience init(making path: String) throws(GatewayError) {
    try self.init(open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600), path)
  }

  deinit { close(number) }

  /// All that follows.
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

  /// Writes all of it where the file stands.
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

  /// Waits until what was written is on the disk.
  func flush(_ calls: FileCalls) throws(GatewayError) { if calls.flush(number) != 0 { throw .system(errno, path) } }
}
