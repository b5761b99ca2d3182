/// Holds whoever comes until so many have come; later ones pass.
///
/// With it, tasks meet at one point for certain: all have read before the first one writes.
public actor Gate {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// - Parameter count: how many have to come.
  public init(for count: Int) { missing = count }

  /// Comes, and waits for the others.
  public func pass() async {
    arrive()
    await wait()
  }

  /// Counts as one who came, without waiting.
  public func arrive() {
    missing -= 1
    guard missing <= 0 else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  /// Waits until enough have come, without counting as one of them.
  public func wait() async {
    if missing > 0 { await withCheckedContinuation { waiting.append($0) } }
  }
}
