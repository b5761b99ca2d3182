#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// How long a store waits for somebody else's lock, where the system has no waiting with a limit of its own.
///
/// It holds up its thread, so it is for the store's own.
struct Patience {
  /// The same for every lock of the kit.
  static let milliseconds: Int32 = 5000

  private var left = milliseconds

  /// Waits a little; `false` when it has been long enough.
  mutating func wait() -> Bool {
    if left <= 0 { return false }
    usleep(2000)
    left -= 2
    return true
  }
}
