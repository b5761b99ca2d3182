package import Entities

/// The JSON representation of a place. Descriptions, opening hours and keywords are keyed by BCP 47 language tags. Unknown values are
/// omitted.
package struct PlaceDocument: Codable, Sendable, Hashable {
  /// A position in degrees (WGS 84).
  package struct Point: Codable, Sendable, Hashable {
    /// The latitude in degrees, from -90 to 90.
    package let latitude: Double
    /// The longitude in degrees, from -180 to 180.
    package let longitude: Double

    /// Creates the JSON representation of a coordinate.
    package init(_ coordinate: Coordinate) {
      latitude = coordinate.latitude
      longitude = coordinate.longitude
    }
  }

  /// The contact data of a place.
  package struct Contact: Codable, Sendable, Hashable {
    /// The telephone number, as written in the feed.
    package let telephone: String?
    /// The email address, as written in the feed.
    package let email: String?
    /// The absolute address of the website.
    package let website: String?
  }

  /// The way to book a visit.
  package struct Booking: Codable, Sendable, Hashable {
    /// The way to book: `web`, `none`, or another value that the service uses.
    package let operation: String?
    /// The data needed to book a visit, usually an address.
    package let data: String?
  }

  /// The id of the place, such as `shop-1`.
  package let id: String
  /// The kind of the place: `shop`, `activity` or `service`.
  package let kind: String
  /// The number that the city's service assigned to the place.
  package let number: String
  /// The name of the place, which is the same in all languages.
  package let name: String
  /// The address of the place, on one line. `nil` if unknown.
  package let address: String?
  /// The position of the place. `nil` if unknown.
  package let coordinate: Point?
  /// The description, by language tag.
  package let description: [String: String]
  /// The opening hours as free text, by language tag.
  package let openingHours: [String: String]
  /// The comma-separated keywords, by language tag.
  package let keywords: [String: String]
  /// The contact data of the place. `nil` if unknown.
  package let contact: Contact?
  /// The way to book a visit. `nil` if unknown.
  package let booking: Booking?
  /// The numbers of the place's categories in the service.
  package let categories: [String]
  /// The routes in the city's feed that include the place.
  package let routes: [String]
  /// Whether the place has a special offer.
  package let specialOffer: Bool
  /// The pictures of the place, keyed by `logo`, `image` and `map`.
  package let pictures: [String: PlacePictureDocument]

  /// Creates the JSON representation of a place.
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

  /// Returns the place that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
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
