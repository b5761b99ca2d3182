import Synchronization

/// Something that is made when it is first needed, once; when making it fails, the next one who needs it tries again.
final class Lazy<Value: Sendable, Failure: Error>: Sendable {
  private let make: @Sendable () throws(Failure) -> Value
  private let kept = Mutex<Value?>(nil)

  init(_ make: @escaping @Sendable () throws(Failure) -> Value) { self.make = make }

  /// What was made, if it was.
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
