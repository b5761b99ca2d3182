import Entities
import UseCases

/// A manufacturer in a catalog: `{"name", "address", "origin", "logo", "beers"}`; as people also write it, with `type` for the origin
/// (Domestic, Imported); or a brewery of Open Brewery DB, whose origin is its country's.
enum CatalogManufacturer {
  private static let address = [
    "address", "address_1", "street", "address_2", "address_3", "postal_code", "city", "state", "state_province",
    "country",
  ]

  /// What is wanted of one.
  static let fields = Dictionary(
    (["name", "origin", "type", "logo", "beers", "brewery_type"] + address).map { ($0, JSONInterest.all) }
  ) { first, _ in first }

  /// Whether it is one: it has what no beer has.
  static func isOne(_ value: JSONValue) -> Bool {
    ["beers", "origin", "logo", "brewery_type"].contains { value[$0] != nil } || address.contains { value[$0] != nil }
  }

  static func manufacturer(
    _ fields: inout CatalogFields, _ assumptions: CatalogSeed.Assumptions, _ pictures: any CatalogPictures
  ) throws(SeedSourceError) -> (Manufacturer?, logo: [LoadedImage]) {
    let name = fields.line("name", Manufacturer.nameRule)
    let origin = origin(&fields, otherwise: assumptions.origin)
    let said = fields.name(of: ["origin", "type", "country"]) ?? "origin"
    if origin == nil { fields.reject(said, .origin) }
    var logo: LoadedImage?
    if let field = fields.name(of: ["logo"]) { logo = try fields.pictures(field, in: pictures, upTo: 1).first }
    guard let name, let origin else { return (nil, []) }
    do {
      let manufacturer = try Manufacturer(
        name: name, address: addressLine(fields), origin: origin, logo: logo.map { Photo.ID(of: $0) })
      return (manufacturer, logo.map { [$0] } ?? [])
    } catch {
      switch error {
      case .name: fields.reject("name", .nonEmptyText)
      case .address: fields.reject("address", .textUpTo(Manufacturer.addressRule.maximumLength))
      case .tooLongForAnID: fields.reject("name", .textUpTo(Manufacturer.ID.maximumLength))
      }
      return (nil, [])
    }
  }

  /// What the file says, or else what was assumed; `nil`: it says what nobody understands.
  private static func origin(
    _ fields: inout CatalogFields, otherwise assumed: Manufacturer.Origin?
  ) -> Manufacturer.Origin? {
    guard let word = fields.text("origin") ?? fields.text("type") else {
      let country = fields.text("country").map { SearchText.fold($0) }
      return country.map { ["spain", "espana"].contains($0) ? .national : .imported } ?? assumed
    }
    return switch SearchText.fold(word) {
    case "national", "domestic", "nacional": .national
    case "imported", "import", "importada", "importado": .imported
    default: nil
    }
  }

  /// The parts of an address, most of which no file has.
  private static func addressLine(_ fields: CatalogFields) -> String {
    address.compactMap { fields.text($0) }.joined(separator: ", ")
  }
}
