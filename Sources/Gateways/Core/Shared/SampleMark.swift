/// Whether a sample, a record added so that a new store is not empty, may be replaced.
public enum SampleMark: String, Sendable, Hashable {
  /// Unchanged: it makes way for the first import of the user's own data.
  case untouched
  /// Changed, or left in place by an import: it stays.
  case kept = ""
}
