/// How far the reading of a seed is.
public struct SeedProgress: Sendable, Hashable {
  /// How many records were read, good and bad.
  public let records: Int
  /// How many bytes of the source were read.
  public let bytesRead: Int
  /// How many bytes the source has; `nil`: it can't tell.
  public let totalBytes: Int?
  /// The time since reading began.
  public let elapsed: Duration

  /// What an import tells of itself.
  public init(records: Int, bytesRead: Int, totalBytes: Int?, elapsed: Duration) {
    self.records = records
    self.bytesRead = bytesRead
    self.totalBytes = totalBytes
    self.elapsed = elapsed
  }

  /// How many records were read in a second, on average so far; `nil` while no time has passed.
  public var recordsPerSecond: Double? { elapsed > .zero ? Double(records) / (elapsed / .seconds(1)) : nil }
}
