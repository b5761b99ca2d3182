import Synchronization

/// Counts the replacements of a store's open files.
///
/// The first connection that detects a replacement throws an error. All older connections are then reopened without throwing the error
/// again.
final class Replacements: Sendable {
  private let number = Mutex(0)
  private let refusals = Mutex(0)

  /// The number of logs that could not be moved into their database.
  var refusedLogs: Int { refusals.withLock { $0 } }

  func countRefusedLog() { refusals.withLock { $0 += 1 } }

  var count: Int { number.withLock { $0 } }

  /// Counts a replacement, unless another connection has already counted it.
  ///
  /// - Parameter count: the number of replacements when the detecting connection was opened.
  /// - Returns: whether this connection is the first to detect the replacement.
  func find(after count: Int) -> Bool {
    number.withLock { number in
      if number != count { return false }
      number += 1
      return true
    }
  }
}
