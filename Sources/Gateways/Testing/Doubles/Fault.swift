import Synchronization
public import UseCases

/// Something that goes wrong at certain calls.
///
/// It counts the calls that reach it, from when it was made. Which ones do is up to the ``Interceptor``:
/// ``Interceptor/losingAnswers(_:)`` counts only calls that succeed.
public final class Fault: Sendable {
  private let error: GatewayError
  private let isStruck: @Sendable (Int) -> Bool
  private let count = Mutex(0)

  /// - Parameters:
  ///   - error: what the call throws.
  ///   - calls: which calls it strikes, counted from 1.
  public init(_ error: GatewayError, onCalls calls: @escaping @Sendable (Int) -> Bool) {
    self.error = error
    isStruck = calls
  }

  /// Every call fails: the network is gone, the disk is full.
  public static func always(_ error: GatewayError) -> Fault { Fault(error) { _ in true } }

  /// Only this call fails, counted from 1.
  public static func onCall(_ number: Int, _ error: GatewayError) -> Fault { Fault(error) { $0 == number } }

  /// Counts a call, and throws if this is one that fails.
  public func strike() throws(GatewayError) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if isStruck(number) { throw error }
  }
}
