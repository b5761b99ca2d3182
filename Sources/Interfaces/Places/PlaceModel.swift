public import Entities
import UseCases

/// A place, formatted for display.
public struct PlaceModel: Sendable, Hashable {
  /// Text in the user's language, or in another language if the text isn't available in the user's language.
  public struct Words: Sendable, Hashable {
    /// The lines of the text, at least one.
    public var lines: [String]
    /// The name of the text's language. `nil` if it is the user's language.
    public var fallback: String?

    /// Creates the text of a place.
    ///
    /// - Parameter lines: the lines of the text, at least one.
    package init(lines: [String], fallback: String? = nil) {
      self.lines = lines
      self.fallback = fallback
    }
  }

  /// A labeled property of the place.
  public struct Fact: Sendable, Hashable {
    /// The label of the property, for example `Opening hours`.
    public var name: String
    /// The value of the property.
    public var words: Words

    /// Creates a fact.
    ///
    /// - Parameter name: the label of the property in the user's language.
    package init(name: String, words: Words) {
      self.name = name
      self.words = words
    }
  }

  /// The id of the place.
  public var place: Place.ID
  /// The name of the place.
  public var name: String
  /// The name of the kind of place, in the user's language.
  public var kind: String
  /// The description of the place. `nil` if there is none.
  public var description: Words?
  /// The address, the opening hours, the contact details and the booking information. Unknown facts are left out.
  public var facts: [Fact]
  /// A map with the place at its center, without a pin. `nil` if the position is unknown.
  public var map: PlaceMapModel?
  /// The downloaded pictures, keyed by their role.
  public var pictures: [PlacePicture.Role: Photo.ID]
  /// The reasons why pictures of the place are missing, one sentence each.
  public var absent: [String]

  /// Creates the model of a place.
  public init(_ place: Place, in texts: Texts) {
    func words(_ text: LocalizedText) -> Words? {
      text.wording(in: texts.languageTag).map {
        Words(
          lines: $0.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
          fallback: $0.isFallback ? texts.fallback($0.language) : nil)
      }
    }
    func fact(_ name: String, _ text: String?) -> Fact? {
      guard let text, !text.isEmpty else { return nil }
      return Fact(name: name, words: Words(lines: [text]))
    }
    self.place = place.id
    name = place.name
    kind = texts.kind(place.kind)
    description = words(place.description)
    let booking = [place.booking.operation == "none" ? "" : place.booking.operation, place.booking.data]
    facts = [
      fact(texts.address, place.address),
      words(place.openingHours).map { Fact(name: texts.openingHours, words: $0) },
      fact(texts.phone, place.contact.telephone), fact(texts.email, place.contact.email),
      fact(texts.website, place.contact.website?.text),
      fact(texts.booking, booking.filter { !$0.isEmpty }.joined(separator: " ")),
      place.hasSpecialOffer ? fact(texts.offer, texts.thereIsAnOffer) : nil,
    ].compactMap(\.self)
    map = PlaceMapModel(around: place, in: texts)
    pictures = place.pictures.compactMapValues(\.photo)
    absent = PlacePicture.Role.allCases.compactMap { role in
      guard case .missing(let why) = place.pictures[role]?.content else { return nil }
      return texts.absent(role, why)
    }
  }
}
