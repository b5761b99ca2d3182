public import Entities
public import UseCases

/// The manufacturers of a store, as the rules of `ManufacturerGateway` read and write them.
public protocol ManufacturerRecords: PhotoRecords, SampleRecords {
  /// The manufacturer of this id.
  func manufacturer(_ id: Manufacturer.ID) throws(GatewayError) -> ManufacturerSummary?

  /// The manufacturer of this name at this address, whatever its id.
  func manufacturer(named name: String, at address: String) throws(GatewayError) -> Manufacturer?

  /// The manufacturers with these ids; ids that don't exist are left out.
  func manufacturers(_ ids: Set<Manufacturer.ID>) throws(GatewayError) -> [Manufacturer.ID: Manufacturer]

  /// A page of what `ManufacturerGateway.manufacturers(matching:page:)` lists, in the order of `ManufacturerPosition`, also of a search.
  func manufacturers(matching search: SearchText, page: Page) throws(GatewayError) -> Paged<ManufacturerSummary>

  /// Keeps a manufacturer, whose logo is kept.
  ///
  /// - Parameter previous: the one of its id as it is kept, `nil` when there is none.
  mutating func put(_ manufacturer: Manufacturer, replacing previous: Manufacturer?) throws(GatewayError)

  /// Deletes a manufacturer with its beers, their reviews and all their pictures.
  mutating func deleteManufacturer(_ id: Manufacturer.ID) throws(GatewayError)
}

extension ManufacturerRecords {
  public func manufacturers(_ ids: Set<Manufacturer.ID>) throws(GatewayError) -> [Manufacturer.ID: Manufacturer] {
    var found: [Manufacturer.ID: Manufacturer] = [:]
    for id in ids { found[id] = try manufacturer(id)?.manufacturer }
    return found
  }
}
