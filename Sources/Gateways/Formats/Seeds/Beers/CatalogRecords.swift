import Entities
import UseCases

/// Converts an element of a catalog into manufacturers and beers, and collects the repairs and problems of each.
struct CatalogRecords {
  private let assumptions: CatalogSeed.Assumptions
  private let pictures: any CatalogPictures
  private let addressed: CatalogSource.Addressed
  private let origins: CatalogOrigins
  private let first: Int

  /// Creates a converter of one element.
  ///
  /// - Parameter first: The number of the first record, counting from 1.
  init(
    _ assumptions: CatalogSeed.Assumptions, _ pictures: any CatalogPictures, _ addressed: CatalogSource.Addressed,
    _ origins: CatalogOrigins, from first: Int
  ) {
    self.assumptions = assumptions
    self.pictures = pictures
    self.addressed = addressed
    self.origins = origins
    self.first = first
  }

  func items(of value: JSONValue) throws(SeedSourceError) -> [SeedItem] {
    guard value.members != nil else {
      return [.rejected([SeedProblem(record: first, field: nil, expected: .object, found: value.excerpt)])]
    }
    if CatalogManufacturer.isOne(value, assumptions) { return try manufacturer(value) }
    // The manufacturer has already been returned as its own record.
    return [try beer(value, of: maker(namedBy: value, orElse: assumptions.maker), number: first)]
  }

  /// Returns the manufacturer that a beer names, or `nil` if it names none, or if the name isn't a string.
  private func maker(namedBy beer: JSONValue, orElse assumed: String?) -> Manufacturer.ID? {
    let found = CatalogKey.value(of: "manufacturer", in: beer)
    var name = found.map { $0.text.map(TextRule.cleaned) } ?? assumed
    if name == "" { name = assumed }
    return name.flatMap { Manufacturer.ID(ofManufacturerNamed: $0) }.map { addressed[$0, default: $0] }
  }

  private func manufacturer(_ value: JSONValue) throws(SeedSourceError) -> [SeedItem] {
    var fields = CatalogFields(value, record: first, known: CatalogManufacturer.known(in: value))
    let (manufacturer, logo) = try CatalogManufacturer.manufacturer(&fields, assumptions, pictures)
    if let manufacturer { _ = origins.origin(of: manufacturer.id, orElse: manufacturer.origin) }
    let maker = fields.item(manufacturer.map { .manufacturer($0, photos: logo) })
    // The beers of a rejected manufacturer have no manufacturer.
    let id: Manufacturer.ID? = if case .rejected = maker { nil } else { manufacturer?.id }
    var items = [maker]
    for value in CatalogKey.value(of: "beers", in: value)?.elements ?? [] {
      items.append(try beer(value, of: id, isInside: true, number: first + items.count))
    }
    return items
  }

  /// Converts a beer.
  ///
  /// - Parameter isInside: Whether the beer is listed inside its manufacturer, and therefore doesn't need to name it.
  private func beer(
    _ value: JSONValue, of maker: Manufacturer.ID?, isInside: Bool = false, number: Int
  ) throws(SeedSourceError) -> SeedItem {
    guard value.members != nil else {
      return .rejected([SeedProblem(record: number, field: nil, expected: .object, found: value.excerpt)])
    }
    var known = CatalogBeer.known(in: value)
    if isInside {
      // A beer inside its manufacturer doesn't need fields that describe the manufacturer. A known name is accepted, and any other field is
      // reported as ignored.
      let isOther = self.maker(namedBy: value, orElse: nil).map { $0 != maker } ?? true
      for field in CatalogBeer.fieldsOfMaker where isOther || field != "manufacturer" {
        known.remove(CatalogKey.spelling(of: field, in: value))
      }
    } else {
      known.subtract(unreadOrigins(of: value, by: maker))
    }
    var fields = CatalogFields(value, record: number, known: known)
    let found = try CatalogBeer.beer(&fields, of: maker, assumptions, pictures)
    return fields.item(found.map { .beer($0.beer, photos: $0.photos) })
  }

  /// Returns the fields of a beer that state an unknown origin, or an origin that differs from the manufacturer's origin.
  private func unreadOrigins(of beer: JSONValue, by maker: Manufacturer.ID?) -> [String] {
    let said = CatalogManufacturer.named(by: beer, assumptions)?.origin
    let origin = maker.flatMap { origins.origin(of: $0, orElse: said) }
    return CatalogManufacturer.originFields.filter { field in
      origin == nil || CatalogManufacturer.origin(in: field, of: beer) != origin
    }.map { CatalogKey.spelling(of: $0, in: beer) }
  }
}
