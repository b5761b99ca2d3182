import Synchronization

/// A mutable value that concurrent code can share.
public final class Box<Value: Sendable>: Sendable {
  private let content: Mutex<Value>

  public init(_ value: Value) { content = Mutex(value) }

  public var value: Value {
    get { content.withLock { $0 } }
    set { content.withLock { $0 = newValue } }
  }

  /// Changes the value with `body`, and returns the changed value.
  @discardableResult
  public func change(_ body: @Sendable (inout Value) -> Void) -> Value {
    content.withLock {
      body(&$0)
      return $0
    }
  }
}
