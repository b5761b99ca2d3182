/// Holds tasks until a given number of them have arrived; later ones pass at once.
///
/// A test uses it to make tasks meet at one point: for instance, all have read before the first one writes.
public actor Gate {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter count: how many tasks have to arrive.
  public init(for count: Int) { missing = count }

  /// Arrives, and waits for the others.
  public func pass() async {
    arrive()
    await wait()
  }

  /// Arrives without waiting.
  public func arrive() {
    missing -= 1
    guard missing <= 0 else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits until enough have arrived, without counting as one of them.
  ///
  /// If they never come it waits for ever, also when its task is canceled: where what is tested may end without the call that arrives, let a
  /// task ``arrive()`` once it has ended.
  public func wait() async {
    if missing > 0 { await withCheckedContinuation { waiting.append($0) } }
  }
}
