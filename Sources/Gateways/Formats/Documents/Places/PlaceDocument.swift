package import Entities

/// A place in a document: texts by language, as BCP 47 writes it. What is unknown is left out.
package struct PlaceDocument: Codable, Sendable, Hashable {
  /// In degrees (WGS 84).
  package struct Point: Codable, Sendable, Hashable {
    /// In degrees, from -90 to 90.
    package let latitude: Double
    /// In degrees, from -180 to 180.
    package let longitude: Double

    /// The document of a point.
    package init(_ coordinate: Coordinate) {
      latitude = coordinate.latitude
      longitude = coordinate.longitude
    }
  }

  /// How to reach somebody there.
  package struct Contact: Codable, Sendable, Hashable {
    /// As the feed writes it.
    package let telephone: String?
    /// As the feed writes it.
    package let email: String?
    /// An absolute address.
    package let website: String?
  }

  /// How to book.
  package struct Booking: Codable, Sendable, Hashable {
    /// `web`, `none`, or what else the service says.
    package let operation: String?
    /// Where to book: an address, as a rule.
    package let data: String?
  }

  /// The id: `shop-1`.
  package let id: String
  /// `shop`, `activity` or `service`.
  package let kind: String
  /// As the service numbers it.
  package let number: String
  /// The name, the same in all languages.
  package let name: String
  /// One line; absent where it is unknown.
  package let address: String?
  /// Absent where it is unknown.
  package let coordinate: Point?
  /// What there is, by language tag.
  package let description: [String: String]
  /// Free text by language tag.
  package let openingHours: [String: String]
  /// Words separated by commas, by language tag.
  package let keywords: [String: String]
  /// Absent where nothing is known.
  package let contact: Contact?
  /// Absent where nothing is known.
  package let booking: Booking?
  /// The numbers of the service's categories.
  package let categories: [String]
  /// The service's routes that lead there.
  package let routes: [String]
  /// Whether there is a special offer.
  package let specialOffer: Bool
  /// By `logo`, `image` and `map`.
  package let pictures: [String: PlacePictureDocument]

  /// The document of a place.
  package init(_ place: Place) {
    func words(_ text: LocalizedText) -> [String: String] {
      Dictionary(uniqueKeysWithValues: text.texts.map { ($0.key.text, $0.value) })
    }
    func unlessEmpty(_ text: String) -> String? { text.isEmpty ? nil : text }
    id = place.id.text
    kind = place.kind.rawValue
    number = place.number
    name = place.name
    address = unlessEmpty(place.address)
    coordinate = place.coordinate.map(Point.init)
    description = words(place.description)
    openingHours = words(place.openingHours)
    keywords = words(place.keywords)
    contact =
      place.contact == PlaceContact()
      ? nil
      : Contact(
        telephone: unlessEmpty(place.contact.telephone), email: unlessEmpty(place.contact.email),
        website: place.contact.website?.text)
    booking =
      place.booking == PlaceBooking()
      ? nil : Booking(operation: unlessEmpty(place.booking.operation), data: unlessEmpty(place.booking.data))
    categories = place.categories
    routes = place.routes
    specialOffer = place.hasSpecialOffer
    pictures = Dictionary(
      uniqueKeysWithValues: place.pictures.map { ($0.key.rawValue, PlacePictureDocument($0.value)) })
  }

  /// The place.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func place() throws -> Place {
    func words(_ texts: [String: String]) throws -> LocalizedText {
      LocalizedText(Dictionary(uniqueKeysWithValues: try texts.map { (try LanguageTag($0.key), $0.value) }))
    }
    guard let kind = Place.Kind(rawValue: kind) else {
      throw DocumentError.wrong("the kind of \(id)", found: kind, expected: "shop, activity or service")
    }
    let pictures = try pictures.map { name, picture in
      guard let role = PlacePicture.Role(rawValue: name) else {
        throw DocumentError.wrong("a picture of \(id)", found: name, expected: "logo, image or map")
      }
      return (role, try picture.picture())
    }
    let place = try Place(
      kind, number: number, name: name, address: address ?? "",
      coordinate: coordinate.map { try Coordinate(latitude: $0.latitude, longitude: $0.longitude) },
      description: words(description), openingHours: words(openingHours), keywords: words(keywords),
      contact: PlaceContact(
        telephone: contact?.telephone ?? "", email: contact?.email ?? "",
        website: contact?.website.map { try WebAddress($0) }),
      booking: PlaceBooking(operation: booking?.operation ?? "", data: booking?.data ?? ""), categories: categories,
      routes: routes, hasSpecialOffer: specialOffer, pictures: Dictionary(uniqueKeysWithValues: pictures))
    try DocumentError.check("the id of a place", id, is: place.id.text)
    return place
  }
}
