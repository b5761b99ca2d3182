public import Entities

/// A source of Madrid's places: a service, a folder, or the bundled samples.
public protocol PlaceSource: Sendable {
  /// A permanent name for the source. It contains no secrets.
  var name: String { get }

  /// Whether the places are samples instead of real data. `false` by default.
  var holdsSamples: Bool { get }

  /// Returns the unchanged document with all places of a kind. `nil` if the source has no places of this kind. Most sources have no
  /// services, and a folder may have only shops or activities.
  ///
  /// - Throws: ``SeedSourceError`` if the document can't be read, or if the source has no places of any kind.
  func document(_ kind: Place.Kind) async throws(SeedSourceError) -> [UInt8]?

  /// Returns a seed of the places in a document from this source, as ``SeedRecord/place(_:)`` records, with pictures that haven't been
  /// requested yet.
  func seed(_ document: [UInt8], of kind: Place.Kind) -> any SeedSource

  /// Returns the address of a map around a point. `nil` if the source has no maps.
  func map(of coordinate: Coordinate) -> WebAddress?

  /// Returns whether the source can be reached now. A download calls this method when a picture's server can't be reached. If the source
  /// can't be reached either, there is no connection.
  func isReachable() async -> Bool
}

extension PlaceSource {
  public var holdsSamples: Bool { false }
}
