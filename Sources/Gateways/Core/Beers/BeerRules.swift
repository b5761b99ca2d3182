public import Entities
public import UseCases

extension BeerGateway where Self: RecordStore, Records: BeerRecords {
  public func beer(_ id: Beer.ID) async throws(GatewayError) -> RatedBeer {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in try records.beer(id).orNotFound }
  }

  public func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) async throws(GatewayError) -> Paged<RatedBeer> {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in
      if sorting != .byName { return try records.beers(filter, sortedBy: sorting, page: page) }
      var makers: [Manufacturer.ID: Manufacturer] = [:]
      return try filter.search.bestFirst(
        page, title: \.beer.name, texts: { [$0.beer.type.name, makers[$0.beer.manufacturer]?.name ?? ""] }
      ) { (page) throws(GatewayError) in
        let hits = try records.beers(filter, sortedBy: sorting, page: page)
        if !filter.search.isBlank { makers = try records.manufacturers(Set(hits.items.map(\.beer.manufacturer))) }
        return hits
      }
    }
  }

  public func bestBeers(page: Page) async throws(GatewayError) -> Paged<RatedBeer> {
    try await read(touching: .domain(.beers)) { (records) throws(GatewayError) in try records.bestBeers(page: page) }
  }

  public func addBeer(_ beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      _ = try records.manufacturer(beer.manufacturer).orNotFound
      if try records.beer(beer.id) != nil { throw .conflict }
      try records.bring(beer.album.photos, from: photos)
      try records.put(beer, replacing: nil)
    }
  }

  public func replaceBeer(_ previous: Beer, by beer: Beer, photos: [LoadedImage]) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      let kept = try records.beer(beer.id).orNotFound.beer
      guard kept == previous, kept.manufacturer == beer.manufacturer else { throw .conflict }
      if kept == beer { return }
      try records.bring(beer.album.photos, from: photos)
      try records.put(beer, replacing: kept)
      try records.keepSample(beer.id.text, of: .beers)
    }
  }

  public func deleteBeer(_ expected: RatedBeer) async throws(GatewayError) {
    try await change(touching: .domain(.beers)) { (records) throws(GatewayError) in
      if try records.beer(expected.id).orNotFound != expected { throw .conflict }
      try records.deleteBeer(expected.id)
      try records.pruneSamples(of: .beers)
    }
  }
}
