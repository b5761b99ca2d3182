/// How a change ends, and what its caller gets.
public enum WriteDecision<Answer: Sendable>: Sendable {
  /// What was written is kept.
  case commit(Answer)
  /// Nothing is changed.
  case discard(Answer)
}
