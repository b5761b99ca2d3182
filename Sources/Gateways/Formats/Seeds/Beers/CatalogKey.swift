/// The alternative spellings of a catalog's fields: older names in Open Brewery DB, names in other catalogs, and Spanish names.
enum CatalogKey {
  private static let spellings: [String: [String]] = [
    "name": ["nombre"], "origin": ["origen"], "type": ["tipo"], "logo": ["logotipo"], "beers": ["cervezas"],
    "manufacturer": [
      "fabricante", "brewery", "brewery_name", "breweryName", "maker", "producer", "brand", "cervecera", "cerveceria",
      "cervecería", "productor", "marca",
    ],
    "style": ["estilo"], "photos": ["fotos"],
    "alcohol": ["abv", "alcoholContent", "graduacion", "graduación"],
    "calories": ["calorieContent", "calorias", "calorías"],
    "address": ["direccion", "dirección"], "address_1": ["street", "calle"],
    "postal_code": ["codigo_postal", "código_postal"], "city": ["ciudad"], "state_province": ["state", "provincia"],
    "country": ["pais", "país"],
  ]

  /// Returns all spellings of a field, starting with the kit's own spelling.
  static func all(of field: String) -> [String] { [field] + (spellings[field] ?? []) }

  /// Returns the spelling of a field in a record: the first one with content, or else the first one that is neither missing nor `null`, or
  /// else the kit's own.
  static func spelling(of field: String, in value: JSONValue) -> String {
    guard let others = spellings[field] else { return field }
    func exists(_ field: String) -> Bool { value[field].map { $0 != .null } ?? false }
    let spellings = [field] + others
    return spellings.first { value[$0]?.says == true } ?? spellings.first(where: exists) ?? field
  }

  /// Returns the value of a field in any spelling. `null` counts as missing.
  static func value(of field: String, in value: JSONValue) -> JSONValue? {
    let found = value[spelling(of: field, in: value)]
    return found == .null ? nil : found
  }
}
