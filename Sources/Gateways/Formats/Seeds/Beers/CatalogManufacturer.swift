import Entities
import UseCases

/// A manufacturer in a catalog: `{"name", "address", "origin", "logo", "beers"}`. `manufacturer` can replace `name`, and `type` (Domestic,
/// Imported) can replace `origin`. A brewery in Open Brewery DB is also a manufacturer, and its origin follows from its country.
enum CatalogManufacturer {
  private static let address = [
    "address", "address_1", "address_2", "address_3", "postal_code", "city", "state_province", "country",
  ]

  /// The fields to read for a manufacturer.
  static let fields = ["name", "manufacturer", "origin", "type", "logo", "beers", "brewery_type"] + address

  /// Returns whether a record is a manufacturer.
  ///
  /// A record with `beers` is a manufacturer. A record that names its manufacturer, or has a field that only beers have, is a beer,
  /// although it can have an origin, an address and the type of its brewery. Any other record is a manufacturer if it has an origin, an
  /// address or the type of a brewery. In a file whose beers lack a manufacturer or a type, a manufacturer must have the type of a brewery.
  /// Empty fields don't count.
  static func isOne(_ value: JSONValue, _ assumptions: CatalogSeed.Assumptions) -> Bool {
    func says(_ field: String) -> Bool { CatalogKey.value(of: field, in: value)?.says ?? false }
    func has(_ field: String) -> Bool { CatalogKey.all(of: field).contains { value[$0] != nil } }
    switch CatalogKey.value(of: "beers", in: value) {
    case .array, .object: return true
    default: break
    }
    if CatalogBeer.ownFields.contains(where: says) || says("name") && says("manufacturer") { return false }
    if says("brewery_type") { return true }
    if assumptions.maker != nil || assumptions.type != nil { return false }
    // Only catalogs of beers have these fields, even if they are empty.
    if (CatalogBeer.ownFields + ["manufacturer"]).contains(where: has) { return false }
    return (["origin", "logo"] + address).contains(where: says)
  }

  /// Returns the fields to read for a manufacturer, as the record spells them. They include all parts of the address in all spellings, if
  /// these are strings or numbers.
  static func known(in value: JSONValue) -> Set<String> {
    let read = CatalogFields(value, record: 0, known: [])
    let (name, origin) = (read.has("name") ? "name" : "manufacturer", read.text("origin") == nil ? "type" : "origin")
    return Set([name, origin, "logo", "beers"].map { CatalogKey.spelling(of: $0, in: value) })
      .union(address.flatMap(CatalogKey.all).filter { value[$0]?.word != nil })
  }

  /// Returns the manufacturer that a beer names, or `nil` if the beer doesn't name one or its origin is unknown.
  static func named(by beer: JSONValue, _ assumptions: CatalogSeed.Assumptions) -> Manufacturer? {
    if isOne(beer, assumptions) { return nil }
    let fields = CatalogFields(beer, record: 0, known: [])
    // Here, `type` is the type of the beer.
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

  /// Returns the origin in the file, or else the assumed one. An unknown country is ignored. Returns `nil` if there is no origin, or if the
  /// word for the origin is unknown.
  private static func origin(
    _ word: String?, _ fields: CatalogFields, otherwise assumed: Manufacturer.Origin?
  ) -> Manufacturer.Origin? {
    guard let word else { return fields.text("country").flatMap(CatalogCountry.origin) ?? assumed }
    return origin(named: word)
  }

  /// The fields of a beer that can contain the origin of its manufacturer.
  static let originFields = ["origin", "country"]

  /// Returns the origin in one of the ``originFields``, or `nil` if it is missing or unknown.
  static func origin(in field: String, of beer: JSONValue) -> Manufacturer.Origin? {
    let text = CatalogFields(beer, record: 0, known: []).text(field)
    return text.flatMap { field == "country" ? CatalogCountry.origin(of: $0) : origin(named: $0) }
  }

  private static func origin(named word: String) -> Manufacturer.Origin? {
    switch SearchText.fold(word) {
    case "national", "domestic", "nacional": .national
    case "imported", "import", "importada", "importado", "importacion", "de importacion": .imported
    default: nil
    }
  }

  /// Returns the address, joined from its parts, most of which are usually missing. Open Brewery DB repeats two parts under their old
  /// names, so parts that differ only in case are used once.
  private static func addressLine(_ fields: CatalogFields) -> String {
    address.flatMap { field in
      CatalogKey.all(of: field).compactMap { fields.word(spelled: $0) }.reduce(into: [String]()) { texts, text in
        if !texts.contains(where: { $0.lowercased() == text.lowercased() }) { texts.append(text) }
      }
    }.joined(separator: ", ")
  }
}
