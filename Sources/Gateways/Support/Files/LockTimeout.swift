#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Limits the wait for a lock if the system call that acquires the lock has no timeout.
///
/// Waiting blocks the thread, so use this type only on the store's own threads.
package struct LockTimeout {
  private var left: Duration

  package init(_ limit: Duration) { left = limit }

  /// Waits 2 ms. Returns `false` if the time is up.
  package mutating func wait() -> Bool {
    if left <= .zero { return false }
    usleep(2000)
    left -= .milliseconds(2)
    return true
  }
}
