import Dispatch
import Synchronization
import UseCases

/// Runs blocking disk operations for many items in parallel. All operations together take little longer than one operation.
enum ParallelWork {
  private static let count = 8

  /// Runs `work` for every item, in no particular order, and returns when all work is done. After an error, no more work is started, and
  /// the error is thrown.
  static func run<Item: Sendable>(
    _ items: [Item], _ work: @escaping @Sendable (Item) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    let failure = Mutex<GatewayError?>(nil)
    let group = DispatchGroup()
    for start in 0..<min(count, items.count) {
      // Each worker needs a separate queue, because one concurrent queue runs only as many blocks at a time as there are processors.
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
