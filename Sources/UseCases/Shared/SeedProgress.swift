/// The progress of reading a seed.
public struct SeedProgress: Sendable, Hashable {
  /// The number of records read, valid or not.
  public let records: Int
  /// The number of bytes read from the source so far.
  public let bytesRead: Int
  /// The size of the source in bytes. `nil` if unknown.
  public let totalBytes: Int?
  /// The time since reading started.
  public let elapsed: Duration

  /// Creates the progress of reading a seed.
  public init(records: Int, bytesRead: Int, totalBytes: Int?, elapsed: Duration) {
    self.records = records
    self.bytesRead = bytesRead
    self.totalBytes = totalBytes
    self.elapsed = elapsed
  }

  /// The average number of records per second so far. `nil` until some time has passed.
  package var recordsPerSecond: Double? { elapsed > .zero ? Double(records) / (elapsed / .seconds(1)) : nil }
}
