public import Entities

/// Stores manufacturers.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``.
public protocol ManufacturerGateway: PhotoGateway {
  /// Returns the manufacturer with this id. Throws ``GatewayError/notFound`` if it doesn't exist.
  func manufacturer(_ id: Manufacturer.ID) async throws(GatewayError) -> ManufacturerSummary

  /// Returns the manufacturer with this name and address, even if its id isn't derived from them. Throws ``GatewayError/notFound`` if it
  /// doesn't exist.
  ///
  /// Names and addresses that give the same id (`Identifier.init(ofManufacturerNamed:at:)`) are equal.
  func manufacturer(named name: String, at address: String) async throws(GatewayError) -> Manufacturer

  /// Returns the manufacturers with these ids. Ids that don't exist are omitted.
  func manufacturers(_ ids: Set<Manufacturer.ID>) async throws(GatewayError) -> [Manufacturer.ID: Manufacturer]

  /// Returns a page of the manufacturers whose names match the search, in the order of `ManufacturerPosition`. For a search, the best
  /// matches come first, as `SearchText.bestFirst(_:title:texts:)` sorts them. Past the end, the page is empty.
  func manufacturers(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<ManufacturerSummary>

  /// Stores a new manufacturer, with its logo if the logo is new, and returns the manufacturer. If a renamed manufacturer already has the
  /// same id, the new manufacturer gets a different id. Throws ``GatewayError/conflict`` if a manufacturer has the same name and address,
  /// and ``GatewayError/notFound`` if the logo doesn't exist.
  ///
  /// - Parameter photos: The logo, if it isn't stored yet. Other pictures are ignored.
  @discardableResult
  func addManufacturer(_ manufacturer: Manufacturer, photos: [LoadedImage]) async throws(GatewayError) -> Manufacturer

  /// Replaces `previous` with `manufacturer`, which must have the same id. A logo that is no longer referenced is deleted.
  ///
  /// Throws ``GatewayError/notFound`` if no manufacturer has this id or its logo doesn't exist, and ``GatewayError/conflict`` if the stored
  /// manufacturer is no longer `previous`, or if another manufacturer has the new name and address. Of several concurrent changes to the
  /// same manufacturer, only one succeeds. Replacing a manufacturer with itself writes nothing.
  func replaceManufacturer(
    _ previous: Manufacturer, by manufacturer: Manufacturer, photos: [LoadedImage]
  ) async throws(GatewayError)

  /// Deletes a manufacturer, its beers, their reviews and all of their pictures in one change.
  ///
  /// Throws ``GatewayError/notFound`` if the manufacturer doesn't exist, and ``GatewayError/conflict`` if the stored manufacturer differs
  /// from `expected`.
  func deleteManufacturer(_ expected: ManufacturerSummary) async throws(GatewayError)
}

extension ManufacturerGateway {
  /// Reads the manufacturers one after the other.
  public func manufacturers(_ ids: Set<Manufacturer.ID>) async throws(GatewayError) -> [Manufacturer.ID: Manufacturer] {
    var found: [Manufacturer.ID: Manufacturer] = [:]
    for id in ids {
      do { found[id] = try await manufacturer(id).manufacturer } catch .notFound { continue } catch { throw error }
    }
    return found
  }
}

/// A manufacturer with the numbers of its beers and reviews.
public struct ManufacturerSummary: Sendable, Hashable, Identifiable {
  /// The manufacturer to which the numbers belong.
  public let manufacturer: Manufacturer
  /// The number of the manufacturer's beers.
  public let beerCount: Int
  /// The number of reviews of the manufacturer's beers.
  public let reviewCount: Int

  /// The id of the manufacturer, which also identifies this summary.
  public var id: Manufacturer.ID { manufacturer.id }

  /// Creates a manufacturer with the numbers of its beers and reviews.
  public init(_ manufacturer: Manufacturer, beerCount: Int = 0, reviewCount: Int = 0) {
    self.manufacturer = manufacturer
    self.beerCount = beerCount
    self.reviewCount = reviewCount
  }
}
