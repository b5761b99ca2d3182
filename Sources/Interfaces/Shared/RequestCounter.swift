/// Counts the requests of a screen, so that a result is shown only if no later request has been made.
public struct RequestCounter: Sendable {
  private var last = 0

  /// Creates a counter that starts at zero.
  public init() {}

  /// Starts a request, which supersedes all earlier requests, and returns its number.
  @discardableResult public mutating func begin() -> Int {
    last += 1
    return last
  }

  /// Whether any request has been started.
  public var hasStarted: Bool { last > 0 }

  /// Returns whether the request is the last one that was started.
  public func isLast(_ request: Int) -> Bool { request == last }
}
