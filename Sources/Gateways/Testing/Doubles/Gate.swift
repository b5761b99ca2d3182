/// Holds tasks until a given number of them have arrived, or until they are canceled; later ones pass at once.
///
/// A test uses it to make tasks meet at one point: for instance, all have read before the first one writes.
public actor Gate {
  private var missing: Int
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waits = 0

  /// - Parameter count: how many tasks have to arrive.
  public init(for count: Int) { missing = count }

  /// Arrives, and waits for the others; returns early if its task is canceled.
  public func pass() async {
    arrive()
    await wait()
  }

  /// Arrives without waiting.
  public func arrive() {
    missing -= 1
    guard missing <= 0 else { return }
    // In the order in which they came.
    for (_, continuation) in waiting.sorted(by: { $0.key < $1.key }) { continuation.resume() }
    waiting = [:]
  }

  /// Waits until enough have arrived, without counting as one of them; returns early if its task is canceled.
  ///
  /// So a test that waits here for a call that never comes ends at its time limit. Without a time limit, let a task ``arrive()`` once the
  /// tested code has finished. A time limit does not cancel tasks that the test made with `Task`.
  public func wait() async {
    if missing <= 0 { return }
    waits += 1
    let number = waits
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { continuation.resume() } else { waiting[number] = continuation }
      }
    } onCancel: {
      Task { await self.leave(number) }
    }
  }

  private func leave(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }
}
