import Synchronization

/// A value that is created once, on first use. If creating the value fails, the next use tries again.
final class Lazy<Value: Sendable, Failure: Error>: Sendable {
  private let make: @Sendable () throws(Failure) -> Value
  private let kept = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () throws(Failure) -> Value) { self.make = make }

  /// The value. `nil` if it has not been created yet.
  var made: Value? { kept.withLock { $0 } }

  func callAsFunction() throws(Failure) -> Value {
    try kept.withLock { (kept) throws(Failure) in
      if let kept { return kept }
      let new = try make()
      kept = new
      return new
    }
  }
}
