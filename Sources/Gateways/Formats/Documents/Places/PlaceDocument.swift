public import Entities

/// A place in a document: texts by language, as BCP 47 writes it. What is unknown is left out.
public struct PlaceDocument: Codable, Sendable, Hashable {
  /// In degrees (WGS 84).
  public struct Point: Codable, Sendable, Hashable {
    public let latitude: Double
    public let longitude: Double

    /// The document of a point.
    public init(_ coordinate: Coordinate) {
      latitude = coordinate.latitude
      longitude = coordinate.longitude
    }
  }

  /// How to reach somebody there.
  public struct Contact: Codable, Sendable, Hashable {
    public let telephone: String?
    public let email: String?
    public let website: String?
  }

  /// How to book.
  public struct Booking: Codable, Sendable, Hashable {
    public let operation: String?
    public let data: String?
  }

  public let id: String
  public let kind: String
  /// As the service numbers it.
  public let number: String
  public let name: String
  public let address: String?
  public let coordinate: Point?
  public let description: [String: String]
  public let openingHours: [String: String]
  public let keywords: [String: String]
  public let contact: Contact?
  public let booking: Booking?
  public let categories: [String]
  public let routes: [String]
  public let specialOffer: Bool
  /// By `logo`, `image` and `map`.
  public let pictures: [String: PlacePictureDocument]

  /// The document of a place.
  public init(_ place: Place) {
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

  func place() throws -> Place {
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
