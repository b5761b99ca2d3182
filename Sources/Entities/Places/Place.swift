/// Somewhere to go in Madrid: a shop, something to do or to see, a service.
public struct Place: Sendable, Hashable, Identifiable {
  /// Its identity, made of its kind and its number there, as kinds share their numbers: `shop-1`, `activity-1`.
  public typealias ID = Identifier<Place>

  /// The kind of place.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Somewhere to buy something.
    case shop
    /// Something to do or to see.
    case activity
    /// Something that helps a visitor.
    case service
  }

  /// The rule for names.
  public static let nameRule = TextRule(maximumLength: 200)
  /// The rule for all other texts of one line.
  public static let lineRule = TextRule(maximumLength: 500, allowsEmpty: true)

  /// Follows from the kind and the number.
  public let id: ID
  /// The kind of place.
  public let kind: Kind
  /// What the service knows it by; a number as a rule, one line in any case.
  public let number: String
  /// A proper name, the same in all languages.
  public let name: String
  /// Where it is, in one line; may be empty.
  public let address: String
  /// Where it is on the map, if anybody knows.
  public let coordinate: Coordinate?
  /// What there is, in paragraphs.
  public let description: LocalizedText
  /// When it is open, in free words.
  public let openingHours: LocalizedText
  /// What people may look for, separated by commas.
  public let keywords: LocalizedText
  /// How to reach somebody there.
  public let contact: PlaceContact
  /// How to book.
  public let booking: PlaceBooking
  /// Which of the service's categories it belongs to, by number.
  public let categories: [String]
  /// Which of the service's routes lead there.
  public let routes: [String]
  /// Whether there is a special offer.
  public let hasSpecialOffer: Bool
  /// What it looks like, as far as there are pictures of it.
  public internal(set) var pictures: [PlacePicture.Role: PlacePicture]

  /// - Parameter number: is cleaned.
  /// - Throws: ``PlaceError``, which names the property and what is wrong with it.
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

  /// The texts in all languages. Categories that are only numbers are left out: nobody searches for those.
  public var searchedTexts: [SearchedText] {
    let named = categories.filter { !$0.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
    return [SearchedText(.name, name)] + Self.texts(.keywords, keywords) + named.map { SearchedText(.categories, $0) }
      + [SearchedText(.address, address)] + Self.texts(.description, description)
  }

  private static func texts(_ field: SearchField, _ text: LocalizedText) -> [SearchedText] {
    text.texts.sorted { $0.key.text < $1.key.text }.map { SearchedText(field, $0.value) }
  }
}

/// How to reach somebody at a place; each may be empty.
public struct PlaceContact: Sendable, Hashable {
  /// A number as the feed writes it.
  public let telephone: String
  /// One address, as the feed writes it.
  public let email: String
  /// The page of the place; `nil`: unknown.
  public let website: WebAddress?

  /// No contact by default.
  public init(telephone: String = "", email: String = "", website: WebAddress? = nil) {
    self.telephone = telephone
    self.email = email
    self.website = website
  }
}

/// How to book, in the words of the service; both may be empty.
public struct PlaceBooking: Sendable, Hashable {
  /// `web`, `none`, or whatever else the service says.
  public let operation: String
  /// An address, as a rule.
  public let data: String

  /// Nothing by default.
  public init(operation: String = "", data: String = "") {
    self.operation = operation
    self.data = data
  }
}

/// Why these values don't make a place.
public enum PlaceError: Error, Sendable, Hashable {
  /// It has no number that an id can be made of.
  case number(String)
  /// The name breaks ``Place/nameRule``.
  case name(TextError)
  /// This text, one of those of one line, breaks ``Place/lineRule``.
  case line(String, TextError)
  /// A text of several lines that is not clean, or too long.
  case text(String)
}

extension Identifier where Entity == Place {
  /// The id of a place; `nil` when the number is blank, or too long for one.
  public init?(of kind: Place.Kind, number: String) {
    if SearchText(number).isBlank { return nil }
    guard let id = try? Self(Self.slug("\(kind.rawValue)-", of: number)) else { return nil }
    self = id
  }
}

extension Place {
  /// The same place, where pictures that could not be had this time are those that an older record of it has: the same picture of the
  /// same address, or the map of the same point.
  ///
  /// A picture whose address no longer has one is dropped.
  ///
  /// - Returns: this record as it is, when `older` is of another place.
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

/// Where a place stands in a list: by its distance where one is asked for, unknown ones last; then by name, then by id.
public struct PlacePosition: Sendable, Hashable, Comparable {
  /// In meters; `nil` where the list is not sorted by distance, or the place has no position.
  public let distance: Double?
  /// Decides between those that are equally far.
  public let name: CollationKey
  /// Decides between places whose names read alike.
  public let id: Place.ID

  /// Where `place` stands in a list that is sorted by the distance from a point, or by name.
  public init(_ place: Place, from point: Coordinate? = nil) {
    distance = point.flatMap { point in place.coordinate.map { point.distance(to: $0) } }
    name = CollationKey(place.name)
    id = place.id
  }

  public static func < (left: PlacePosition, right: PlacePosition) -> Bool {
    (left.distance ?? .infinity, left.name, left.id) < (right.distance ?? .infinity, right.name, right.id)
  }
}
