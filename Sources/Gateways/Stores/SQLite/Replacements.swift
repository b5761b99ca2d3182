#if SQLite
  import Synchronization

  /// How often the files of a store were found to be others than those that it had open.
  ///
  /// The first connection to find it tells its caller. All connections from before are then opened anew, and none of them tells again.
  final class Replacements: Sendable {
    private let number = Mutex(0)

    var count: Int { number.withLock { $0 } }

    /// Counts one, found by a connection from when there had been `count`.
    ///
    /// - Returns: whether nobody else had found it.
    func find(after count: Int) -> Bool {
      number.withLock { number in
        if number != count { return false }
        number += 1
        return true
      }
    }
  }
#endif
