import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An open file or folder, which is closed on deinitialization.
final class Descriptor: Sendable {
  let number: Int32
  /// The path, for error messages.
  let path: String

  /// - Parameter number: the result of `open(2)`. If it is -1, this initializer throws the error in `errno`.
  init(_ number: Int32, _ path: String) throws(GatewayError) {
    guard number >= 0 else { throw .opening(errno, path) }
    self.number = number
    self.path = path
  }

  deinit { close(number) }

  func status(_ calls: FileCalls) throws(GatewayError) -> FileStatus {
    guard let status = calls.look(number) else { throw .system(errno, path) }
    return status
  }

  /// Writes all bytes at the current position of the file.
  func write(_ bytes: [UInt8], _ calls: FileCalls) throws(GatewayError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { calls.put(number, UnsafeRawBufferPointer(rebasing: $0[written...])) }
      if count < 0 { throw .system(errno, path) }
      written += count
    }
  }

  /// Waits until all written data is on disk.
  func flush(_ calls: FileCalls) throws(GatewayError) { if calls.flush(number) != 0 { throw .system(errno, path) } }
}
