/// A note about a complete download.
public struct PlaceDownloadNote: Sendable, Hashable, Identifiable {
  /// Its identity, made by chance.
  public typealias ID = Identifier<PlaceDownloadNote>

  /// Tells it from every other one.
  public let id: ID
  /// Where the places come from: an address without its query, a folder, or the kit itself.
  public let source: String
  /// When it was complete, to the millisecond.
  public let date: Instant

  /// - Parameter date: is kept to the millisecond.
  public init(id: ID, source: String, date: Instant) {
    self.id = id
    self.source = source
    self.date = KeptInstant.nearest(date)
  }
}

extension Identifier where Entity == PlaceDownloadNote {
  /// A new id: `download-` and 20 letters and digits by chance.
  public static func random() -> Self { random("download-") }
}
