import Synchronization

/// How many bytes can still be written to a disk that is about to be full.
final class DiskSpace: Sendable {
  private let left: Mutex<Int>

  init(_ bytes: Int) { left = Mutex(bytes) }

  /// As many of `wanted` bytes as there is room for.
  func take(_ wanted: Int) -> Int {
    left.withLock { left in
      let taken = min(wanted, left)
      left -= taken
      return taken
    }
  }
}
