import GatewayTesting
import Synchronization
import UseCases

/// A seed source that counts how often it is opened and how many records are read. It can fail, or run code before each record.
final class WatchedSource: SeedSource {
  struct Counts: Equatable {
    var opened = 0
    var read = 0
  }

  private let base: ScriptedSeedSource
  private let openFailure: SeedSourceError?
  private let beforeRecord: @Sendable (Int) -> Void
  private let counted = Mutex(Counts())

  /// - Parameter beforeRecord: A closure that runs before each record is read. It receives the number of the record, counted from 1.
  init(
    _ items: [SeedItem] = [], thenFailing failure: SeedSourceError? = nil,
    openFailure: SeedSourceError? = nil, beforeRecord: @escaping @Sendable (Int) -> Void = { _ in }
  ) {
    base = ScriptedSeedSource(items, thenFailing: failure)
    self.openFailure = openFailure
    self.beforeRecord = beforeRecord
  }

  var counts: Counts { counted.withLock { $0 } }

  func open() async throws(SeedSourceError) -> any SeedReader {
    counted.withLock { $0.opened += 1 }
    if let openFailure { throw openFailure }
    return Reader(base: base.open(), source: self)
  }

  private struct Reader: SeedReader {
    var base: any SeedReader
    let source: WatchedSource

    var record: Int { base.record }
    var bytesRead: Int { base.bytesRead }
    var totalBytes: Int? { base.totalBytes }

    mutating func next() throws(SeedSourceError) -> SeedItem? {
      let number = source.counted.withLock { counts in
        counts.read += 1
        return counts.read
      }
      source.beforeRecord(number)
      return try base.next()
    }
  }
}
