/// Whether a change is committed, and its result.
public enum WriteDecision<Answer: Sendable>: Sendable {
  /// Commits what was written.
  case commit(Answer)
  /// Discards what was written.
  case discard(Answer)
}
