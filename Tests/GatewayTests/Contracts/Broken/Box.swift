import Synchronization

/// A value that several calls share.
final class Box<Value: Sendable>: Sendable {
  private let content: Mutex<Value>

  init(_ value: Value) { content = Mutex(value) }

  var value: Value {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  /// Changes the value and answers what it is then.
  @discardableResult
  func change(_ body: @Sendable (inout Value) -> Void) -> Value {
    content.withLock {
      body(&$0)
      return $0
    }
  }
}

/// Holds whoever comes until so many have come; later ones pass.
actor Gate {
  private var missing: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(for count: Int) { missing = count }

  func pass() async {
    arrive()
    await wait()
  }

  /// Counts as one who came, without waiting.
  func arrive() {
    missing -= 1
    guard missing <= 0 else { return }
    for continuation in waiting { continuation.resume() }
    waiting = []
  }

  func wait() async {
    if missing > 0 { await withCheckedContinuation { waiting.append($0) } }
  }
}
