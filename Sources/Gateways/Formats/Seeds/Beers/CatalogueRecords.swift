import Entities
import UseCases

/// Makes manufacturers and beers of one element of a catalogue, and gathers what had to be repaired or is wrong with each.
struct CatalogueRecords {
  private let assumptions: CatalogueSeed.Assumptions
  private let pictures: PicturesBeside?
  private let first: Int

  /// - Parameter first: the number of the first record, counted from 1.
  init(_ assumptions: CatalogueSeed.Assumptions, _ pictures: PicturesBeside?, from first: Int) {
    self.assumptions = assumptions
    self.pictures = pictures
    self.first = first
  }

  func items(of value: JSONValue) -> [SeedItem] {
    guard value.members != nil else {
      return [.rejected([SeedProblem(record: first, field: nil, expected: .object, found: value.excerpt)])]
    }
    if CatalogueManufacturer.isOne(value) { return manufacturer(value) }
    // Its maker came first, by itself.
    let maker = assumptions.maker.flatMap { Manufacturer.ID(ofManufacturerNamed: $0) }
    return [beer(value, of: maker, number: first)]
  }

  private func manufacturer(_ value: JSONValue) -> [SeedItem] {
    var fields = CatalogueFields(value, record: first)
    let (manufacturer, logo) = CatalogueManufacturer.manufacturer(&fields, assumptions, pictures)
    let maker = fields.item(manufacturer.map { .manufacturer($0, photos: logo) })
    // Beers of one that is left out are nobody's.
    let id: Manufacturer.ID? = if case .rejected = maker { nil } else { manufacturer?.id }
    let beers = (value["beers"]?.elements ?? []).enumerated().map { offset, value in
      beer(value, of: id, number: first + 1 + offset)
    }
    return [maker] + beers
  }

  private func beer(_ value: JSONValue, of maker: Manufacturer.ID?, number: Int) -> SeedItem {
    guard value.members != nil else {
      return .rejected([SeedProblem(record: number, field: nil, expected: .object, found: value.excerpt)])
    }
    var fields = CatalogueFields(value, record: number)
    let found = CatalogueBeer.beer(&fields, of: maker, assumptions, pictures)
    return fields.item(found.map { .beer($0.beer, photos: $0.photos) })
  }
}
