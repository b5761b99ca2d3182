/// What just happened, told beside what the screen goes on to show.
public enum Notice: Sendable, Hashable {
  /// It was done; a sentence for each thing.
  case done([String])
  /// It was not done.
  case failed(Problem)
}
