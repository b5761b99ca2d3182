import Dispatch
import Synchronization
import UseCases

/// Work that waits for the disk, for many things: several of them at once wait hardly longer than one.
enum ParallelWork {
  private static let count = 8

  /// Runs `work` for every item, in no order, and returns when all of it is done; after an error no more is begun.
  static func run<Item: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    let failure = Mutex<GatewayError?>(nil)
    let group = DispatchGroup()
    for start in 0..<min(count, items.count) {
      // A queue for each: of one queue's work no more is done at once than there are processors.
      DispatchQueue(label: "recetas.parallel-work").async(group: group) {
        for index in stride(from: start, to: items.count, by: count) where failure.withLock({ $0 == nil }) {
          do throws(GatewayError) { try work(items[index]) } catch { failure.withLock { $0 = error } }
        }
      }
    }
    group.wait()
    if let error = failure.withLock({ $0 }) { throw error }
  }
}
