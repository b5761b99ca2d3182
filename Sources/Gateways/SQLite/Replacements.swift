import Synchronization

/// Counts how often the open files of a store were found to be replaced.
///
/// The first connection to find out throws. All older connections are then reopened, without throwing again.
final class Replacements: Sendable {
  private let number = Mutex(0)
  private let refusals = Mutex(0)

  /// How often a log could not be moved into its database.
  var refusedLogs: Int { refusals.withLock { $0 } }

  func countRefusedLog() { refusals.withLock { $0 += 1 } }

  var count: Int { number.withLock { $0 } }

  /// Counts one, found by a connection from when there had been `count`.
  ///
  /// - Returns: whether this is the first connection to find it.
  func find(after count: Int) -> Bool {
    number.withLock { number in
      if number != count { return false }
      number += 1
      return true
    }
  }
}
