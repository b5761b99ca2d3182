public import StoreCore
import UseCases

extension StateStore {
  /// The maximum size of the file, in bytes. A larger one is neither written nor read.
  public static let maximumBytes = 256_000_000

  /// In the file `recetas.json` of a folder, which is made when something is first written; pictures are files in `photos` beside it.
  ///
  /// The store holds everything in memory and rewrites the whole file at each change, once for all changes that wait. It suits a
  /// few thousand records. Several stores and processes may share the file; each change applies to what the file then contains,
  /// under a lock.
  ///
  /// - Parameter patience: how long, at least, a change waits for the lock before it fails with `GatewayFault.busy`.
  /// - Parameter clock: times how often the file is looked at while somebody listens.
  public convenience init(
    folder: String, patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    calls: FileCalls = .system
  ) {
    let feed = ChangeFeed(clock: clock)
    self.init(FileStorage(AtomicFile(folder + "/recetas.json", calls: calls), patience: patience, feed: feed), feed)
  }
}
