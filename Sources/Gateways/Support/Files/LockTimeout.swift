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
package struct LockTimeout {
  private var left: Duration

  package init(_ limit: Duration) { left = limit }

  /// Waits a little; `false` when it has been long enough.
  package mutating func wait() -> Bool {
    if left <= .zero { return false }
    usleep(2000)
    left -= .milliseconds(2)
    return true
  }
}
