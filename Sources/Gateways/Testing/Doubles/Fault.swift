import Synchronization
public import UseCases

/// An error that certain calls throw.
///
/// A fault counts the calls that reach it. The ``Interceptor`` determines which calls reach the fault. For example, only successful calls
/// reach the fault of ``Interceptor/losingAnswers(_:)``.
public final class Fault: Sendable {
  private let error: GatewayError
  private let isStruck: @Sendable (Int) -> Bool
  private let count = Mutex(0)

  /// - Parameters:
  ///   - error: the error to throw.
  ///   - calls: a closure that returns whether a call fails. It receives the call's number, starting at 1.
  public init(_ error: GatewayError, onCalls calls: @escaping @Sendable (Int) -> Bool) {
    self.error = error
    isStruck = calls
  }

  /// Returns a fault that makes every call fail, for example to simulate a missing network or a full disk.
  public static func always(_ error: GatewayError) -> Fault { Fault(error) { _ in true } }

  /// Returns a fault that makes only the call with this number fail. Calls are numbered from 1.
  public static func onCall(_ number: Int, _ error: GatewayError) -> Fault { Fault(error) { $0 == number } }

  /// Counts a call, and throws the error if this call must fail.
  public func strike() throws(GatewayError) {
    let number = count.withLock { count in
      count += 1
      return count
    }
    if isStruck(number) { throw error }
  }
}
