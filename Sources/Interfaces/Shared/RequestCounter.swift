/// Counts the requests of a screen. A result is shown only if no request was made after its own.
struct RequestCounter {
  private var last = 0

  /// Begins a request, which overtakes all before it. Returns its number.
  @discardableResult mutating func begin() -> Int {
    last += 1
    return last
  }

  /// Whether any request was begun.
  var haveBegun: Bool { last > 0 }

  /// Whether no later request was begun.
  func isLast(_ request: Int) -> Bool { request == last }
}
