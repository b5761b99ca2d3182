public import Entities

/// Where manufacturers are kept.
///
/// A change is durable when the call returns. A call that throws changed nothing; one whose task was cancelled before it began throws
/// ``GatewayError/cancelled``.
public protocol ManufacturerGateway: PhotoGateway {
  /// The manufacturer of this id; throws ``GatewayError/notFound`` when there is none.
  func manufacturer(_ id: Manufacturer.ID) async throws(GatewayError) -> ManufacturerSummary

  /// The manufacturer of this name at this address, whatever its id; throws ``GatewayError/notFound`` when there is none.
  ///
  /// Names and addresses that make one id (`Identifier.init(ofManufacturerNamed:at:)`) are one.
  func manufacturer(named name: String, at address: String) async throws(GatewayError) -> Manufacturer

  /// The manufacturers with these ids; ids that don't exist are left out.
  func manufacturers(_ ids: Set<Manufacturer.ID>) async throws(GatewayError) -> [Manufacturer.ID: Manufacturer]

  /// A page of the manufacturers whose name matches, in the order of `ManufacturerPosition`; past the end it is empty.
  func manufacturers(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<ManufacturerSummary>

  /// Keeps a new manufacturer, and its logo if that is new, and returns it; where one that was called something else before has its id, it
  /// gets another one. Throws ``GatewayError/conflict`` when there is one of its name and address.
  ///
  /// - Parameter photos: holds the logo, unless it is kept already; what nothing names is not kept. A logo that is nowhere throws
  ///   ``GatewayError/notFound``.
  @discardableResult
  func addManufacturer(_ manufacturer: Manufacturer, photos: [LoadedImage]) async throws(GatewayError) -> Manufacturer

  /// Keeps `manufacturer` in the place of `previous`, which has the same id; a logo that nothing names any more is gone.
  ///
  /// Throws ``GatewayError/notFound`` when there is no manufacturer of its id, or its logo is nowhere, and ``GatewayError/conflict`` when
  /// the manufacturer is not `previous` (any more), or when its new name and address are those of another one. Of several at once on
  /// the same manufacturer, one succeeds. The same manufacturer again writes nothing.
  func replaceManufacturer(
    _ previous: Manufacturer, by manufacturer: Manufacturer, photos: [LoadedImage]
  ) async throws(GatewayError)

  /// Deletes a manufacturer, its beers, their reviews and all their pictures, in one.
  ///
  /// Throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not what `expected` says (any more).
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

/// A manufacturer, and how much there is of it.
public struct ManufacturerSummary: Sendable, Hashable, Identifiable {
  /// The manufacturer.
  public let manufacturer: Manufacturer
  /// How many beers it has.
  public let beerCount: Int
  /// Of all its beers.
  public let reviewCount: Int

  /// The manufacturer's.
  public var id: Manufacturer.ID { manufacturer.id }

  /// The figures as they were counted.
  public init(_ manufacturer: Manufacturer, beerCount: Int = 0, reviewCount: Int = 0) {
    self.manufacturer = manufacturer
    self.beerCount = beerCount
    self.reviewCount = reviewCount
  }
}
