public import Entities

/// Where Madrid's places come from: a service, a folder, what the kit brings along.
public protocol PlaceSource: Sendable {
  /// How it is told from others, now and next year; it holds nothing secret.
  var name: String { get }

  /// Whether its places are samples, not real ones.
  var holdsSamples: Bool { get }

  /// The document with all places of a kind, as it is; `nil` where the source has none of this kind: of services, as a rule, and a folder
  /// may have shops or activities alone.
  ///
  /// - Throws: ``SeedSourceError`` where it can't be had, or where the source has no places at all.
  func document(_ kind: Place.Kind) async throws(SeedSourceError) -> [UInt8]?

  /// The places in such a document, as records ``SeedRecord/place(_:)`` with pictures that nobody asked for.
  func seed(_ document: [UInt8], of kind: Place.Kind) -> any SeedSource

  /// The address of a picture of where this is; `nil` where maps are not to be had.
  func map(of coordinate: Coordinate) -> WebAddress?

  /// Whether whoever has the documents can be reached now. Asked when a picture's machine can't be: if this one can't either, the
  /// connection is gone.
  func isReachable() async -> Bool
}

extension PlaceSource {
  public var holdsSamples: Bool { false }
}
