/// What is known of a sample: a record that came so that there is something to look at.
public enum SampleMark: String, Sendable, Hashable {
  /// Nobody has changed it: it makes way for the first seed of one's own.
  case untouched
  /// Somebody has changed it, or another seed came and left it: it stays.
  case kept = ""
}
