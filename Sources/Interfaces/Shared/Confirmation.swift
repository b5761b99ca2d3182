/// What waits for the user's yes. Only the question that was begun last counts.
struct Confirmation<Subject: Sendable> {
  /// What the user is asked of; `nil`: nothing.
  private(set) var subject: Subject?
  private var turn = 0

  /// Forgets what was asked, and begins another turn, by whose number ``ask(_:in:)`` knows whether something followed.
  @discardableResult mutating func begin() -> Int {
    subject = nil
    turn += 1
    return turn
  }

  func isStill(_ turn: Int) -> Bool { turn == self.turn }

  /// Asks, unless a later turn began.
  @discardableResult mutating func ask(_ subject: Subject, in turn: Int) -> Bool {
    guard isStill(turn) else { return false }
    self.subject = subject
    return true
  }
}
