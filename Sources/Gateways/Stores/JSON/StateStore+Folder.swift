public import MemoryGateways
import UseCases

extension StateStore {
  /// The most bytes that the file may have: beyond, changes are refused, and nothing is read.
  public static let maximumBytes = 256_000_000

  /// In the file `recetas.json` of a folder, which is made when something is first written; pictures are files in `photos` beside it.
  ///
  /// The store holds everything in memory and writes the whole file at each change, once for all changes that wait: good for menus and
  /// histories of a few thousand. Several stores and processes may share the file; each change applies to what the file then contains,
  /// under a lock.
  ///
  /// - Parameter patience: how long a change waits at least for others that change the file, before it is `GatewayError.busy(what:)`.
  /// - Parameter clock: by which a watched file is looked at from time to time.
  public convenience init(
    folder: String, patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    calls: FileCalls = .system
  ) {
    let feed = ChangeFeed(clock: clock)
    self.init(FileHome(AtomicFile(folder + "/recetas.json", calls: calls), patience: patience, feed: feed), feed)
  }
}
