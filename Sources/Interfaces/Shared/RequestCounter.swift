/// Counts the requests of a screen. A result is shown only if no request was made after its own.
public struct RequestCounter: Sendable {
  private var last = 0

  /// A counter of a screen that has requested nothing yet.
  public init() {}

  /// Begins a request, which overtakes all before it. Returns its number.
  @discardableResult public mutating func begin() -> Int {
    last += 1
    return last
  }

  /// True once a request was begun.
  public var haveBegun: Bool { last > 0 }

  /// True if no later request was begun.
  public func isLast(_ request: Int) -> Bool { request == last }
}
