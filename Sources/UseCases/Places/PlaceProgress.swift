/// The progress of downloading the places.
public struct PlaceProgress: Sendable, Hashable {
  /// A step of a download.
  public enum Step: Sendable, Hashable {
    /// Downloading the documents.
    case documents
    /// Downloading the pictures.
    case pictures
    /// Storing the places.
    case saving
  }

  /// The current step of the download. Except for the bytes and the elapsed time, the other values apply to this step.
  public let step: Step
  /// The number of documents or pictures that have arrived or failed, including those from an interrupted download.
  public let done: Int
  /// The total number of documents, pictures or places in this step.
  public let total: Int
  /// The number of bytes received in this run.
  public let bytes: Int
  /// The time since this run started.
  public let elapsed: Duration
  /// The estimated time until this step is finished. `nil` until the step has its first result.
  public let remaining: Duration?

  /// Creates a progress report for a download.
  public init(_ step: Step, done: Int, total: Int, bytes: Int, elapsed: Duration, remaining: Duration? = nil) {
    self.step = step
    self.done = done
    self.total = total
    self.bytes = bytes
    self.elapsed = elapsed
    self.remaining = remaining
  }
}
