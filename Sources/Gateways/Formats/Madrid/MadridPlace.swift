import Entities
import UseCases

/// Reads a place from the feed.
enum MadridPlace {
  /// The names of the fields to read for a place.
  static let fields: Set<String> = Set(
    [
      "id", "name", "address", "telephone", "email", "url", "img", "logo_img", "gps_lat", "gps_lon", "special_offer",
      "categories", "rutas", "booking_operation", "booking_data",
    ]
      + ["description", "opening_hours", "keywords"].flatMap { text in languages.map { "\(text)_\($0.code)" } })

  /// The languages by their codes in the feed, some of which are country codes.
  private static let languages: [(code: String, tag: LanguageTag)] = [
    ("en", .english), ("es", .spanish), ("jp", .japanese), ("cn", .chinese), ("cl", .chilean), ("mx", .mexican),
  ]

  static func item(of value: JSONValue, _ kind: Place.Kind, number: Int) -> SeedItem {
    guard value.members != nil else {
      return .rejected([SeedProblem(record: number, field: nil, expected: .object, found: value.excerpt)])
    }
    var fields = MadridFields(value, record: number, known: fields, single: ["id", "name"])
    let place = place(&fields, kind)
    return fields.item(place)
  }

  private static func place(_ fields: inout MadridFields, _ kind: Place.Kind) -> Place? {
    let (number, name) = (fields.number("id"), fields.name("name"))
    let address = fields.line("address")
    let contact = PlaceContact(
      telephone: fields.contact("telephone"), email: fields.contact("email"), website: fields.address("url"))
    let booking = PlaceBooking(operation: fields.line("booking_operation"), data: fields.line("booking_data"))
    let coordinate = fields.coordinate("gps_lat", "gps_lon")
    let description = localized("description") { fields.paragraphs($0) }
    let openingHours = localized("opening_hours") { fields.paragraphs($0) }
    let keywords = localized("keywords") { fields.line($0, upTo: Paragraphs.maximumLength) }
    let (categories, routes) = (fields.numbers("categories"), fields.numbers("rutas"))
    let hasSpecialOffer = fields.flag("special_offer")
    var pictures: [PlacePicture.Role: PlacePicture] = [:]
    for (role, field) in [(PlacePicture.Role.logo, "logo_img"), (.image, "img")] {
      pictures[role] = fields.address(field).map { PlacePicture($0) }
    }
    guard let number, let name else { return nil }
    do {
      return try Place(
        kind, number: number, name: name, address: address, coordinate: coordinate, description: description,
        openingHours: openingHours, keywords: keywords, contact: contact, booking: booking, categories: categories,
        routes: routes, hasSpecialOffer: hasSpecialOffer, pictures: pictures)
    } catch .number {
      fields.reject("id", .textUpTo(Place.ID.maximumLength))
    } catch {
      fields.reject("name", .text)  // This never happens: all texts are clean and short enough.
    }
    return nil
  }

  private static func localized(_ field: String, _ text: (String) -> String) -> LocalizedText {
    var texts: [LanguageTag: String] = [:]
    for language in languages { texts[language.tag] = text("\(field)_\(language.code)") }
    return LocalizedText(texts)
  }
}
