/// How far a download of places is.
public struct PlaceProgress: Sendable, Hashable {
  /// What is being done.
  public enum Step: Sendable, Hashable {
    /// The documents with the places come.
    case documents
    /// The pictures come.
    case pictures
    /// All that came is made one.
    case saving
  }

  /// What is being done; the other figures but the bytes and the time are of this step.
  public let step: Step
  /// How many documents or pictures came, or were given up; with those of an interrupted download.
  public let done: Int
  /// Of how many.
  public let total: Int
  /// How many bytes came this time.
  public let bytes: Int
  /// The time since this time's beginning.
  public let elapsed: Duration
  /// The estimated time that the rest of this step takes; `nil` before its first result.
  public let remaining: Duration?

  /// What a download tells of itself.
  public init(_ step: Step, done: Int, total: Int, bytes: Int, elapsed: Duration, remaining: Duration? = nil) {
    self.step = step
    self.done = done
    self.total = total
    self.bytes = bytes
    self.elapsed = elapsed
    self.remaining = remaining
  }
}
