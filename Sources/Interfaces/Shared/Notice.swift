/// What the user is told beside the content of a screen.
public enum Notice: Sendable, Hashable {
  /// Something was done: a sentence for each thing.
  case done([String])
  /// Something failed.
  case failed(Problem)
}
