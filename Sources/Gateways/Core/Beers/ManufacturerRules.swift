public import Entities
public import UseCases

extension ManufacturerGateway where Self: RecordStore, Records: ManufacturerRecords {
  public func manufacturer(_ id: Manufacturer.ID) async throws(GatewayError) -> ManufacturerSummary {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in
      try records.manufacturer(id).orNotFound
    }
  }

  public func manufacturer(named name: String, at address: String) async throws(GatewayError) -> Manufacturer {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in
      try records.manufacturer(named: name, at: address).orNotFound
    }
  }

  public func manufacturers(_ ids: Set<Manufacturer.ID>) async throws(GatewayError) -> [Manufacturer.ID: Manufacturer] {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in try records.manufacturers(ids) }
  }

  public func manufacturers(
    matching search: SearchText, page: Page
  ) async throws(GatewayError) -> Paged<ManufacturerSummary> {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in
      try search.bestFirst(page, title: \.manufacturer.name) { (page) throws(GatewayError) in
        try records.manufacturers(matching: search, page: page)
      }
    }
  }

  @discardableResult public func addManufacturer(
    _ manufacturer: Manufacturer, photos: [LoadedImage]
  ) async throws(GatewayError) -> Manufacturer {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      if try records.manufacturer(named: manufacturer.name, at: manufacturer.address) != nil { throw .conflict }
      let id = try manufacturer.id.free { (id) throws(GatewayError) in try records.manufacturer(id) != nil }
      let added = Manufacturer(id, of: manufacturer)
      try records.bring(added.photos, from: photos)
      try records.put(added, replacing: nil)
      return added
    }
  }

  public func replaceManufacturer(
    _ previous: Manufacturer, by manufacturer: Manufacturer, photos: [LoadedImage]
  ) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      let kept = try records.manufacturer(manufacturer.id).orNotFound.manufacturer
      guard kept == previous else { throw .conflict }
      if kept == manufacturer { return }
      let (name, address) = (manufacturer.name, manufacturer.address)
      if !kept.isNamedAs(name, at: address), try records.manufacturer(named: name, at: address) != nil {
        throw .conflict
      }
      try records.bring(manufacturer.photos, from: photos)
      try records.put(manufacturer, replacing: kept)
      try records.keepSample(manufacturer.id.text, of: .beers)
    }
  }

  public func deleteManufacturer(_ expected: ManufacturerSummary) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      if try records.manufacturer(expected.id).orNotFound != expected { throw .conflict }
      try records.deleteManufacturer(expected.id)
      try records.pruneSamples(of: .beers)
    }
  }
}

extension Manufacturer {
  /// An array with the id of the manufacturer's logo. Empty if there is no logo.
  package var photos: [Photo.ID] { logo.map { [$0] } ?? [] }
}
