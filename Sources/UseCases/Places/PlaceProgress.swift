/// The progress of a download of places.
public struct PlaceProgress: Sendable, Hashable {
  /// A step of a download.
  public enum Step: Sendable, Hashable {
    /// The documents are downloaded.
    case documents
    /// The pictures are downloaded.
    case pictures
    /// The places are stored.
    case saving
  }

  /// The current step; the other figures are of this step, except bytes and time.
  public let step: Step
  /// How many documents or pictures arrived or were given up, including those of an interrupted download.
  public let done: Int
  /// How many there are in all.
  public let total: Int
  /// How many bytes arrived in this run.
  public let bytes: Int
  /// The time since the beginning of this run.
  public let elapsed: Duration
  /// The estimated time that the rest of this step takes; `nil` before its first result.
  public let remaining: Duration?

  /// The progress of a download.
  public init(_ step: Step, done: Int, total: Int, bytes: Int, elapsed: Duration, remaining: Duration? = nil) {
    self.step = step
    self.done = done
    self.total = total
    self.bytes = bytes
    self.elapsed = elapsed
    self.remaining = remaining
  }
}
