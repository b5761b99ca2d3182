import Entities
import UseCases

/// A manufacturer in a catalog: `{"name", "address", "origin", "logo", "beers"}`; as people also write it, with `type` for the origin
/// (Domestic, Imported); or a brewery of Open Brewery DB, whose origin is its country's. It may be named by `manufacturer`, too.
enum CatalogManufacturer {
  private static let address = [
    "address", "address_1", "address_2", "address_3", "postal_code", "city", "state_province", "country",
  ]

  /// The fields that are read.
  static let fields = ["name", "manufacturer", "origin", "type", "logo", "beers", "brewery_type"] + address

  /// Whether a record is a manufacturer: it has what no beer has. A beer may have an origin and an address, too; it names its manufacturer,
  /// or has what only a beer has.
  static func isOne(_ value: JSONValue) -> Bool {
    func has(_ field: String) -> Bool { CatalogKey.all(of: field).contains { value[$0] != nil } }
    if has("beers") || has("brewery_type") { return true }
    if has("manufacturer") || CatalogBeer.ownFields.contains(where: { value[$0] != nil }) { return false }
    return (["origin", "logo"] + address).contains(where: has)
  }

  /// The fields of a manufacturer that are read, as the record spells them: all parts of the address in all spellings.
  static func known(in value: JSONValue) -> Set<String> {
    let read = CatalogFields(value, record: 0, known: [])
    let (name, origin) = (read.has("name") ? "name" : "manufacturer", read.text("origin") == nil ? "type" : "origin")
    return Set([name, origin, "logo", "beers"].map { CatalogKey.spelling(of: $0, in: value) })
      .union(address.flatMap(CatalogKey.all))
  }

  /// The manufacturer that a beer by itself names; `nil` if it names none, or not its origin.
  static func named(by beer: JSONValue, _ assumptions: CatalogSeed.Assumptions) -> Manufacturer? {
    if isOne(beer) { return nil }
    let fields = CatalogFields(beer, record: 0, known: [])
    // The type is the beer's.
    guard let name = fields.text("manufacturer"),
      let origin = origin(fields.text("origin"), fields, otherwise: assumptions.origin)
    else { return nil }
    return try? Manufacturer(name: name, origin: origin)
  }

  static func manufacturer(
    _ fields: inout CatalogFields, _ assumptions: CatalogSeed.Assumptions, _ pictures: any CatalogPictures
  ) throws(SeedSourceError) -> (Manufacturer?, logo: [LoadedImage]) {
    let field = fields.has("name") ? "name" : fields.has("manufacturer") ? "manufacturer" : "name"
    let name = fields.line(field, Manufacturer.nameRule)
    let origin = origin(fields.text("origin") ?? fields.text("type"), fields, otherwise: assumptions.origin)
    if origin == nil { fields.reject(["origin", "type", "country"].first(where: fields.has) ?? "origin", .origin) }
    var logo: LoadedImage?
    if fields.has("logo") { logo = try fields.pictures("logo", in: pictures, upTo: 1).first }
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
    _ word: String?, _ fields: CatalogFields, otherwise assumed: Manufacturer.Origin?
  ) -> Manufacturer.Origin? {
    guard let word else {
      let country = fields.text("country").map { SearchText.fold($0) }
      return country.map { ["spain", "espana"].contains($0) ? .national : .imported } ?? assumed
    }
    return switch SearchText.fold(word) {
    case "national", "domestic", "nacional": .national
    case "imported", "import", "importada", "importado", "importacion", "de importacion": .imported
    default: nil
    }
  }

  /// The parts of an address, most of which no file has. Open Brewery DB repeats two of them under their old names: a text is taken from
  /// both only where they differ.
  private static func addressLine(_ fields: CatalogFields) -> String {
    address.flatMap { field in
      CatalogKey.all(of: field).compactMap { fields.text(spelled: $0) }.reduce(into: [String]()) { texts, text in
        if !texts.contains(where: { SearchText.fold($0) == SearchText.fold(text) }) { texts.append(text) }
      }
    }.joined(separator: ", ")
  }
}
