public import Entities

/// A source of Madrid's places: a service, a folder, or the bundled samples.
public protocol PlaceSource: Sendable {
  /// A permanent name for the source. It contains no secrets.
  var name: String { get }

  /// Whether the places are samples instead of real ones. `false` by default.
  var holdsSamples: Bool { get }

  /// Returns the document with all places of a kind, unchanged. `nil` if the source has none of this kind. Most sources have no services,
  /// and a folder may have only shops or activities.
  ///
  /// - Throws: ``SeedSourceError`` if the document can't be read, or if the source has no places at all.
  func document(_ kind: Place.Kind) async throws(SeedSourceError) -> [UInt8]?

  /// Returns the places in such a document as records ``SeedRecord/place(_:)``, with pictures that were not requested yet.
  func seed(_ document: [UInt8], of kind: Place.Kind) -> any SeedSource

  /// Returns the address of a map of this point. `nil` if the source has no maps.
  func map(of coordinate: Coordinate) -> WebAddress?

  /// Returns whether the source can be reached now. This is checked when the server of a picture can't be reached: if the source can't be
  /// reached either, there is no connection.
  func isReachable() async -> Bool
}

extension PlaceSource {
  public var holdsSamples: Bool { false }
}
