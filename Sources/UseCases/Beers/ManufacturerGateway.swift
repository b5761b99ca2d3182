public import Entities

/// Stores manufacturers.
///
/// A change is durable when the call returns. A call that throws has changed nothing; one whose task was canceled before it began throws
/// ``GatewayError/cancelled``.
public protocol ManufacturerGateway: PhotoGateway {
  /// The manufacturer with this id; throws ``GatewayError/notFound`` when there is none.
  func manufacturer(_ id: Manufacturer.ID) async throws(GatewayError) -> ManufacturerSummary

  /// The manufacturer with this name and address, whatever its id; throws ``GatewayError/notFound`` when there is none.
  ///
  /// Names and addresses that give the same id (`Identifier.init(ofManufacturerNamed:at:)`) are equal.
  func manufacturer(named name: String, at address: String) async throws(GatewayError) -> Manufacturer

  /// The manufacturers with these ids; ids that don't exist are left out.
  func manufacturers(_ ids: Set<Manufacturer.ID>) async throws(GatewayError) -> [Manufacturer.ID: Manufacturer]

  /// A page of the manufacturers whose name matches, in the order of `ManufacturerPosition`, or of a search the best match first, as
  /// `SearchText.bestFirst(_:title:texts:)` sorts them. Past the end it is empty.
  func manufacturers(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<ManufacturerSummary>

  /// Stores a new manufacturer, with its logo if that is new, and returns it. If a renamed manufacturer has its id, the new one gets
  /// another. Throws ``GatewayError/conflict`` when there is one with its name and address.
  ///
  /// - Parameter photos: the logo, if it is not stored yet; others are ignored. Throws ``GatewayError/notFound`` if the logo does not
  ///   exist.
  @discardableResult
  func addManufacturer(_ manufacturer: Manufacturer, photos: [LoadedImage]) async throws(GatewayError) -> Manufacturer

  /// Replaces `previous` by `manufacturer`, which has the same id; a logo without a reference is deleted.
  ///
  /// Throws ``GatewayError/notFound`` when there is no manufacturer with its id, or its logo does not exist, and
  /// ``GatewayError/conflict`` when the manufacturer is no longer `previous`, or another one has its new name and address. Of several at
  /// once on the same manufacturer, one succeeds. The same manufacturer again writes nothing.
  func replaceManufacturer(
    _ previous: Manufacturer, by manufacturer: Manufacturer, photos: [LoadedImage]
  ) async throws(GatewayError)

  /// Deletes a manufacturer, its beers, their reviews and all their pictures, in one change.
  ///
  /// Throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not (or no longer) `expected`.
  func deleteManufacturer(_ expected: ManufacturerSummary) async throws(GatewayError)
}

extension ManufacturerGateway {
  /// Reads one manufacturer after the other.
  public func manufacturers(_ ids: Set<Manufacturer.ID>) async throws(GatewayError) -> [Manufacturer.ID: Manufacturer] {
    var found: [Manufacturer.ID: Manufacturer] = [:]
    for id in ids {
      do { found[id] = try await manufacturer(id).manufacturer } catch .notFound { continue } catch { throw error }
    }
    return found
  }
}

/// A manufacturer with its figures.
public struct ManufacturerSummary: Sendable, Hashable, Identifiable {
  /// The manufacturer.
  public let manufacturer: Manufacturer
  /// The number of its beers.
  public let beerCount: Int
  /// The number of reviews of its beers.
  public let reviewCount: Int

  /// The id of the manufacturer.
  public var id: Manufacturer.ID { manufacturer.id }

  /// A manufacturer with its figures.
  public init(_ manufacturer: Manufacturer, beerCount: Int = 0, reviewCount: Int = 0) {
    self.manufacturer = manufacturer
    self.beerCount = beerCount
    self.reviewCount = reviewCount
  }
}
