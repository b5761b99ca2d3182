import Entities
import Gateways
import UseCases

/// The parts of a place that are stored in separate tables for text, labels and pictures.
struct PlaceParts {
  private(set) var texts: [PlaceTableRow.Field: [LanguageTag: String]] = [:]
  private(set) var labels: [PlaceTableRow.Label: [String]] = [:]
  private(set) var pictures: [PlacePicture.Role: PlacePicture] = [:]

  /// Returns the parts of places, by place id, with one query for each table. A place without any parts is missing from the result.
  ///
  /// - Parameter ids: the ids of the places, as a JSON array.
  static func all(of ids: SQLiteValue, _ database: SQLiteConnection) throws(GatewayError) -> [String: PlaceParts] {
    var (parts, languages): ([String: PlaceParts], [String: LanguageTag]) = ([:], [:])
    try forEach("field, language, text FROM place_text", "", ids, database) { (row, place) throws(GatewayError) in
      let (field, tag) = (try PlaceTableRow.Field(row.text(1), "text", place, database), row.text(2))
      let language =
        if let known = languages[tag] { known } else {
          try database.valid("a language of \(place)") { try LanguageTag(tag) }
        }
      languages[tag] = language
      parts[place, default: PlaceParts()].texts[field, default: [:]][language] = row.text(3)
    }
    try forEach("kind, name FROM place_label", "ORDER BY place, kind, position", ids, database) {
      (row, place) throws(GatewayError) in
      let label = try PlaceTableRow.Label(row.text(1), "label", place, database)
      parts[place, default: PlaceParts()].labels[label, default: []].append(row.text(2))
    }
    try forEach("role, address, photo, bytes, absence FROM place_picture", "", ids, database) {
      (row, place) throws(GatewayError) in
      let picture = PlacePictureDocument(
        address: row.textOrNil(2), photo: row.textOrNil(3), bytes: row.integerOrNil(4), absence: row.textOrNil(5))
      let role = try PlacePicture.Role(row.text(1), "picture", place, database)
      parts[place, default: PlaceParts()].pictures[role] = try database.valid("a picture of \(place)") {
        try picture.picture()
      }
    }
    return parts
  }

  /// Calls `body` with each row that belongs to one of the given places, and with the id of that place.
  private static func forEach(
    _ columns: String, _ order: String, _ ids: SQLiteValue, _ database: SQLiteConnection,
    _ body: (SQLiteStatement, _ place: String) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    let sql = "SELECT place, \(columns) WHERE place IN (SELECT value FROM json_each(?)) \(order)"
    try database.forEach(sql, [ids]) { (row) throws(GatewayError) in
      try body(row, row.text(0))
      return true
    }
  }
}

extension RawRepresentable<String> {
  /// Creates the value for a word that is stored in one of the place tables. Throws ``GatewayError/corrupt(what:why:)`` for an unknown
  /// word.
  fileprivate init(
    _ word: String, _ what: String, _ place: String, _ database: SQLiteConnection
  ) throws(GatewayError) {
    guard let meaning = Self(rawValue: word) else {
      throw .corrupt(what: database.path, why: "a \(what) of \(place) is a \(word)")
    }
    self = meaning
  }
}
