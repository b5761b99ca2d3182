public import StoreCore
import UseCases

extension StateStore {
  /// The maximum size of the store's file, in bytes. A larger file is neither written nor read.
  public static let maximumBytes = 256_000_000

  /// Creates a store in the file `recetas.json` in a folder. The first change creates the folder. Pictures are files in the subfolder
  /// `photos`.
  ///
  /// The store keeps everything in memory. Each change rewrites the whole file, but changes that wait at the same time share one write.
  /// This kind of store is suited to a few thousand records. Several stores and processes can share the file. Each change acquires a lock,
  /// and applies to the current contents of the file.
  ///
  /// - Parameter patience: the minimum time that a change waits for the lock before it fails with `GatewayFault.busy`.
  /// - Parameter clock: the clock that times the checks for changes by other processes while there are listeners.
  public convenience init(
    folder: String, patience: Duration = .seconds(10), clock: any Clock<Duration> = ContinuousClock(),
    calls: FileCalls = .system
  ) {
    let feed = ChangeFeed(clock: clock)
    self.init(FileStorage(AtomicFile(folder + "/recetas.json", calls: calls), patience: patience, feed: feed), feed)
  }
}
