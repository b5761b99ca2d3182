import Entities
import UseCases

/// Makes manufacturers and beers of one element of a catalog, and gathers what had to be repaired or is wrong with each.
struct CatalogRecords {
  private let assumptions: CatalogSeed.Assumptions
  private let pictures: any CatalogPictures
  private let first: Int

  /// - Parameter first: the number of the first record, counted from 1.
  init(_ assumptions: CatalogSeed.Assumptions, _ pictures: any CatalogPictures, from first: Int) {
    self.assumptions = assumptions
    self.pictures = pictures
    self.first = first
  }

  func items(of value: JSONValue) throws(SeedSourceError) -> [SeedItem] {
    guard value.members != nil else {
      return [.rejected([SeedProblem(record: first, field: nil, expected: .object, found: value.excerpt)])]
    }
    if CatalogManufacturer.isOne(value) { return try manufacturer(value) }
    // Its maker came first, by itself.
    let name = CatalogKey.value(of: "manufacturer", in: value)?.text.map(TextRule.cleaned) ?? assumptions.maker
    let maker = name.flatMap { Manufacturer.ID(ofManufacturerNamed: $0) }
    return [try beer(value, of: maker, number: first)]
  }

  private func manufacturer(_ value: JSONValue) throws(SeedSourceError) -> [SeedItem] {
    var fields = CatalogFields(value, record: first)
    let (manufacturer, logo) = try CatalogManufacturer.manufacturer(&fields, assumptions, pictures)
    let maker = fields.item(manufacturer.map { .manufacturer($0, photos: logo) })
    // Beers of one that is left out are nobody's.
    let id: Manufacturer.ID? = if case .rejected = maker { nil } else { manufacturer?.id }
    var items = [maker]
    for value in CatalogKey.value(of: "beers", in: value)?.elements ?? [] {
      items.append(try beer(value, of: id, number: first + items.count))
    }
    return items
  }

  private func beer(_ value: JSONValue, of maker: Manufacturer.ID?, number: Int) throws(SeedSourceError) -> SeedItem {
    guard value.members != nil else {
      return .rejected([SeedProblem(record: number, field: nil, expected: .object, found: value.excerpt)])
    }
    var fields = CatalogFields(value, record: number)
    let found = try CatalogBeer.beer(&fields, of: maker, assumptions, pictures)
    return fields.item(found.map { .beer($0.beer, photos: $0.photos) })
  }
}
