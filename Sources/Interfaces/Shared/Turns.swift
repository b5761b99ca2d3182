/// Turns of which only the last one counts: what an earlier one finds out is not shown any more.
///
/// Every screen that waits for something begins a turn, and looks afterwards whether it is still the last.
struct Turns {
  private var last = 0

  /// Begins a turn, which overtakes all before it, and answers its number.
  @discardableResult mutating func begin() -> Int {
    last += 1
    return last
  }

  /// Whether any turn was begun.
  var haveBegun: Bool { last > 0 }

  /// Whether nothing overtook this turn.
  func isLast(_ turn: Int) -> Bool { turn == last }
}
