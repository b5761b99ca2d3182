/// Holds tasks until a given number of them have arrived. Tasks that arrive later pass immediately, and a canceled task doesn't wait.
///
/// A test can use a gate to make tasks wait for each other. For example, all tasks can read before the first one writes.
public actor Gate {
  private var missing: Int
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waits = 0

  /// - Parameter count: the number of tasks that must arrive before waiting tasks continue.
  public init(for count: Int) { missing = count }

  /// Arrives at the gate, and waits for the other tasks. Returns early if the current task is canceled.
  public func pass() async {
    arrive()
    await wait()
  }

  /// Counts the current task as arrived, and returns without waiting.
  public func arrive() {
    missing -= 1
    guard missing <= 0 else { return }
    // Waiting tasks resume in order of arrival.
    for (_, continuation) in waiting.sorted(by: { $0.key < $1.key }) { continuation.resume() }
    waiting = [:]
  }

  /// Waits until enough tasks have arrived, without counting the current task as one of them. Returns early if the current task is
  /// canceled.
  ///
  /// A test that waits for a call that is never made therefore ends at the test's time limit. Without a time limit, have a task call
  /// ``arrive()`` when the tested code has finished. A time limit doesn't cancel tasks that the test created with `Task`.
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
