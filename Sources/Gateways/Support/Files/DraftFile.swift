import UseCases

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What an ``AtomicFile`` is to be, written beside it; gone with this unless it was settled.
final class DraftFile {
  private let path: String
  private let calls: FileCalls
  private let file: Int32
  private var isSettled = false

  private var draft: String { path + ".new" }

  /// - Parameter path: of the file that it is for.
  init(of path: String, _ bytes: [UInt8], _ calls: FileCalls) throws(GatewayError) {
    file = calls.make(path + ".new")
    guard file >= 0 else { throw .system(errno, path) }
    self.path = path
    self.calls = calls
    try write(bytes)
  }

  deinit {
    close(file)
    if !isSettled { unlink(draft) }
  }

  /// Waits until it is on the disk.
  func flush() throws(GatewayError) {
    if calls.flush(file) != 0 { throw .system(errno, path) }
  }

  /// Puts it in the place of the file.
  func settle() throws(GatewayError) {
    if calls.move(draft, path) != 0 { throw .system(errno, path) }
    isSettled = true
  }

  private func write(_ bytes: [UInt8]) throws(GatewayError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { calls.put(file, UnsafeRawBufferPointer(rebasing: $0[written...])) }
      if count < 0 {
        if errno == EINTR { continue }
        throw .system(errno, path)
      }
      written += count
    }
  }
}
