public import Entities
public import UseCases

/// Gives the shared implementation of `ManufacturerGateway` access to the manufacturers of a store.
public protocol ManufacturerRecords: PhotoRecords, SampleRecords {
  /// Returns the manufacturer with this id, with the numbers of its beers and reviews. `nil` if there is none.
  func manufacturer(_ id: Manufacturer.ID) throws(GatewayError) -> ManufacturerSummary?

  /// Returns the manufacturer with this name and address, regardless of its id. `nil` if there is none.
  func manufacturer(named name: String, at address: String) throws(GatewayError) -> Manufacturer?

  /// Returns the manufacturers with these ids. Skips ids that don't exist.
  func manufacturers(_ ids: Set<Manufacturer.ID>) throws(GatewayError) -> [Manufacturer.ID: Manufacturer]

  /// Returns a page of the manufacturers that match a search, always in the order of `ManufacturerPosition`. The rules of
  /// `ManufacturerGateway.manufacturers(matching:page:)` rank the hits.
  func manufacturers(matching search: SearchText, page: Page) throws(GatewayError) -> Paged<ManufacturerSummary>

  /// Stores a manufacturer. Its logo must already be stored.
  ///
  /// - Parameter previous: the stored manufacturer with the same id. `nil` if there is none.
  mutating func put(_ manufacturer: Manufacturer, replacing previous: Manufacturer?) throws(GatewayError)

  /// Deletes the manufacturer with this id, its beers, their reviews and all their pictures.
  mutating func deleteManufacturer(_ id: Manufacturer.ID) throws(GatewayError)
}

extension ManufacturerRecords {
  public func manufacturers(_ ids: Set<Manufacturer.ID>) throws(GatewayError) -> [Manufacturer.ID: Manufacturer] {
    var found: [Manufacturer.ID: Manufacturer] = [:]
    for id in ids { found[id] = try manufacturer(id)?.manufacturer }
    return found
  }
}
