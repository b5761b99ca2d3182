/// A record of a completed download of places.
public struct PlaceDownloadNote: Sendable, Hashable, Identifiable {
  /// The id of a download, which is random.
  public typealias ID = Identifier<PlaceDownloadNote>

  /// The id of the download, which distinguishes it from earlier downloads.
  public let id: ID
  /// The source of the places: a web address without its query, a folder, or the kit itself.
  public let source: String
  /// The date on which the download was completed, to the millisecond.
  public let date: Instant

  /// Creates the record of a completed download.
  ///
  /// - Parameter date: The date on which the download was completed. It is rounded to milliseconds.
  public init(id: ID, source: String, date: Instant) {
    self.id = id
    self.source = source
    self.date = StoredInstant.nearest(date)
  }
}

extension Identifier where Entity == PlaceDownloadNote {
  /// Creates a random id: `download-` and 20 letters and digits.
  public static func random() -> Self { random("download-") }
}
