/// A destination in Madrid: a shop, a service, or something to do or see.
public struct Place: Sendable, Hashable, Identifiable {
  /// An id made of the kind and the number, because different kinds use the same numbers, as in `shop-1` and `activity-1`.
  public typealias ID = Identifier<Place>

  /// A kind of place: a shop, an activity or a service.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// A shop.
    case shop
    /// Something to do or see.
    case activity
    /// A service for visitors.
    case service
  }

  /// The rule for names: one line of at most 200 Unicode scalars.
  public static let nameRule = TextRule(maximumLength: 200)
  /// The rule for all other single-line fields: at most 500 Unicode scalars, or empty.
  public static let lineRule = TextRule(maximumLength: 500, allowsEmpty: true)

  /// The id, made of the kind and the number.
  public let id: ID
  /// The kind of the place: a shop, an activity or a service.
  public let kind: Kind
  /// The key of the place in the city's feed, on one line. The key is usually a number.
  public let number: String
  /// The proper name, the same in all languages.
  public let name: String
  /// The street address on one line. It can be empty.
  public let address: String
  /// The position on the map. `nil` if unknown.
  public let coordinate: Coordinate?
  /// A description with one or more paragraphs, in each available language.
  public let description: LocalizedText
  /// The opening hours as free text, in each available language.
  public let openingHours: LocalizedText
  /// The search keywords, separated by commas, in each available language.
  public let keywords: LocalizedText
  /// The telephone number, email address and website.
  public let contact: PlaceContact
  /// The kind of booking and the data for it, as written in the feed.
  public let booking: PlaceBooking
  /// The numbers of the place's categories in the city's feed.
  public let categories: [String]
  /// The routes in the city's feed that include the place.
  public let routes: [String]
  /// Whether the place has a special offer.
  public let hasSpecialOffer: Bool
  /// The pictures by role. A role is absent if the place has no such picture.
  public internal(set) var pictures: [PlacePicture.Role: PlacePicture]

  /// Creates a place.
  ///
  /// - Parameter number: The key in the feed. Extra blanks and control characters are removed.
  /// - Throws: ``PlaceError`` with the invalid property and the problem.
  public init(
    _ kind: Kind, number: String, name: String, address: String = "", coordinate: Coordinate? = nil,
    description: LocalizedText = .none, openingHours: LocalizedText = .none, keywords: LocalizedText = .none,
    contact: PlaceContact = PlaceContact(), booking: PlaceBooking = PlaceBooking(), categories: [String] = [],
    routes: [String] = [], hasSpecialOffer: Bool = false, pictures: [PlacePicture.Role: PlacePicture] = [:]
  ) throws(PlaceError) {
    let cleanNumber = TextRule.cleaned(number)
    guard let id = ID(of: kind, number: number), (try? Self.lineRule.check(cleanNumber)) != nil else {
      throw .number(number)
    }
    do { try Self.nameRule.check(name) } catch { throw .name(error) }
    for line in [address, contact.telephone, contact.email, booking.operation, booking.data] + categories + routes {
      do { try Self.lineRule.check(line) } catch { throw .line(line, error) }
    }
    for text in [description, openingHours, keywords].flatMap(\.texts.values) where !Paragraphs.areClean(text) {
      throw .text(text)
    }
    self.id = id
    self.kind = kind
    self.number = cleanNumber
    self.name = name
    self.address = address
    self.coordinate = coordinate
    self.description = description
    self.openingHours = openingHours
    self.keywords = keywords
    self.contact = contact
    self.booking = booking
    self.categories = categories
    self.routes = routes
    self.hasSpecialOffer = hasSpecialOffer
    self.pictures = pictures
  }
}

extension Place: SearchedRecord {
  public static let searchedFields: [SearchField] = [.name, .keywords, .categories, .address, .description]

  /// The searchable text in all languages. Categories without a name are omitted, because users don't search for numbers.
  public var searchedTexts: [SearchedText] {
    let named = categories.filter { !$0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    return [SearchedText(.name, name)] + Self.texts(.keywords, keywords) + named.map { SearchedText(.categories, $0) }
      + [SearchedText(.address, address)] + Self.texts(.description, description)
  }

  private static func texts(_ field: SearchField, _ text: LocalizedText) -> [SearchedText] {
    text.texts.sorted { $0.key.text < $1.key.text }.map { SearchedText(field, $0.value) }
  }
}

/// The contact information of a place. Each value can be missing.
public struct PlaceContact: Sendable, Hashable {
  /// The telephone number, as written in the feed. Empty if unknown.
  public let telephone: String
  /// The email address, as written in the feed. Empty if unknown.
  public let email: String
  /// The website of the place. `nil` if unknown.
  public let website: WebAddress?

  /// Creates contact data, empty by default.
  public init(telephone: String = "", email: String = "", website: WebAddress? = nil) {
    self.telephone = telephone
    self.email = email
    self.website = website
  }
}

/// The booking information, as written in the feed. Both values can be empty.
public struct PlaceBooking: Sendable, Hashable {
  /// The kind of booking: `web`, `none` or another word from the feed.
  public let operation: String
  /// The data for the booking, usually a web address.
  public let data: String

  /// Creates booking information, empty by default.
  public init(operation: String = "", data: String = "") {
    self.operation = operation
    self.data = data
  }
}

/// The reason why a place is invalid.
public enum PlaceError: Error, Sendable, Hashable {
  /// The number is blank, or unsuitable for an id.
  case number(String)
  /// The name violates ``Place/nameRule``.
  case name(TextError)
  /// A single-line field violates ``Place/lineRule``.
  case line(String, TextError)
  /// A multiline field violates the rule that `Paragraphs` defines.
  case text(String)
}

extension Identifier where Entity == Place {
  /// Creates the id of a place. `nil` if the number is blank, or too long for an id.
  public init?(of kind: Place.Kind, number: String) {
    if SearchText(number).isBlank { return nil }
    guard let id = try? Self(Self.slug("\(kind.rawValue)-", of: number)) else { return nil }
    self = id
  }
}

extension Place {
  /// Returns the place with missing pictures taken from an older record, if they could not be downloaded this time.
  ///
  /// A picture is taken only if its address is unchanged, and a map only if the place's position is also unchanged. A picture that the
  /// server no longer has is not taken.
  ///
  /// - Returns: This record unchanged if `older` is a different place.
  package func completed(by older: Place) -> Place {
    guard id == older.id else { return self }
    var whole = self
    for (role, picture) in pictures {
      guard case .missing(let absence) = picture.content, absence != .notThere, let kept = older.pictures[role],
        kept.photo != nil, kept.address == picture.address, role != .map || coordinate == older.coordinate
      else { continue }
      whole.pictures[role] = kept
    }
    return whole
  }
}

/// The position of a place in a list: by distance if requested (unknown distances last), then by name, then by id.
public struct PlacePosition: Sendable, Hashable, Comparable {
  /// The distance in meters. `nil` if the list isn't sorted by distance, or the place has no coordinate.
  public let distance: Double?
  /// The sort key of the name, compared if the distances are equal.
  public let name: CollationKey
  /// The id, which is compared if the names are equal, too.
  public let id: Place.ID

  /// Creates the position of a place in a list sorted by distance from a point, or by name if there is no point.
  public init(_ place: Place, from point: Coordinate? = nil) {
    distance = point.flatMap { point in place.coordinate.map { point.distance(to: $0) } }
    name = CollationKey(place.name)
    id = place.id
  }

  public static func < (left: PlacePosition, right: PlacePosition) -> Bool {
    (left.distance ?? .infinity, left.name, left.id) < (right.distance ?? .infinity, right.name, right.id)
  }
}
