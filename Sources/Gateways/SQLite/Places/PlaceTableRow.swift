import Entities
import Gateways
import UseCases

/// A row of the `place` table. A place consists of such a row and its ``PlaceParts``.
enum PlaceTableRow {
  static let columns = """
    id, kind, number, name, address, latitude, longitude, telephone, email, website, booking_operation, booking_data, \
    has_special_offer
    """

  /// The kinds of text fields, as stored in the `place_text` table.
  enum Field: String, CaseIterable {
    case description
    case openingHours = "opening hours"
    case keywords
  }

  /// The kinds of labels, as stored in the `place_label` table.
  enum Label: String, CaseIterable {
    case category
    case route
  }

  static func texts(of place: Place) -> [(Field, LocalizedText)] {
    [(.description, place.description), (.openingHours, place.openingHours), (.keywords, place.keywords)]
  }

  static func labels(of place: Place) -> [(Label, [String])] {
    [(.category, place.categories), (.route, place.routes)]
  }

  static func columns(
    of content: PlacePicture.Content
  ) -> (photo: SQLiteValue, bytes: SQLiteValue, absence: SQLiteValue) {
    switch content {
    case .notRequested: (.null, .null, .null)
    case .kept(let photo, let bytes): (.text(photo.text), SQLiteValue(bytes), .null)
    case .missing(let absence): (.null, .null, .text(absence.rawValue))
    }
  }

  /// Returns the place in a row of ``columns``. Throws ``GatewayError/corrupt(what:why:)`` if a value is invalid.
  static func place(
    _ row: SQLiteStatement, _ parts: PlaceParts, _ database: SQLiteConnection
  ) throws(GatewayError) -> Place {
    let id = row.text(0)
    return try database.valid("place \(id)") {
      guard let kind = Place.Kind(rawValue: row.text(1)) else {
        throw DocumentError.wrong("the kind", found: row.text(1), expected: "shop, activity or service")
      }
      var coordinate: Coordinate?
      if let latitude = row.realOrNil(5), let longitude = row.realOrNil(6) {
        coordinate = try Coordinate(latitude: latitude, longitude: longitude)
      }
      let place = try Place(
        kind, number: row.text(2), name: row.text(3), address: row.text(4), coordinate: coordinate,
        description: LocalizedText(parts.texts[.description] ?? [:]),
        openingHours: LocalizedText(parts.texts[.openingHours] ?? [:]),
        keywords: LocalizedText(parts.texts[.keywords] ?? [:]),
        contact: PlaceContact(
          telephone: row.text(7), email: row.text(8), website: row.textOrNil(9).map { try WebAddress($0) }),
        booking: PlaceBooking(operation: row.text(10), data: row.text(11)),
        categories: parts.labels[.category] ?? [], routes: parts.labels[.route] ?? [],
        hasSpecialOffer: row.integer(12) == 1, pictures: parts.pictures)
      guard place.id.text == id else {
        throw DocumentError.wrong("the id", found: id, expected: place.id.text)
      }
      return place
    }
  }
}
