/// Counts the requests of a screen. A result is shown only if no later request was made.
public struct RequestCounter: Sendable {
  private var last = 0

  /// Creates a counter without requests.
  public init() {}

  /// Starts a request, which supersedes all earlier ones, and returns its number.
  @discardableResult public mutating func begin() -> Int {
    last += 1
    return last
  }

  /// Whether any request was started.
  public var haveBegun: Bool { last > 0 }

  /// Whether no later request was started.
  public func isLast(_ request: Int) -> Bool { request == last }
}
