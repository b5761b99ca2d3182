/// Holds whoever comes until so many have come; later ones pass.
public actor Gate {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  public init(for count: Int) { missing = count }

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

  public func wait() async {
    if missing > 0 { await withCheckedContinuation { waiting.append($0) } }
  }
}
