public import Entities
import UseCases

/// One place as a screen shows it.
public struct PlaceModel: Sendable, Hashable {
  /// A text, in the user's language or in another one.
  public struct Words: Sendable, Hashable {
    /// What it says, a line for each of its own.
    public let lines: [String]
    /// Says which language it is in, if that is not the user's.
    public let fallback: String?
  }

  /// A fact and what it is called.
  public struct Fact: Sendable, Hashable {
    public let name: String
    public let words: Words
  }

  /// The place.
  public let place: Place.ID
  /// What it is called.
  public let name: String
  /// Its kind.
  public let kind: String
  /// What there is; `nil`: nobody says.
  public let description: Words?
  /// Address, opening hours, contact and booking, as far as they are known.
  public let facts: [Fact]
  /// A map of where it is, without a pin; `nil`: nobody knows.
  public let map: PlaceMapModel?
  /// The pictures that are kept.
  public let pictures: [PlacePicture.Role: Photo.ID]
  /// Why others are not.
  public let absent: [String]

  /// The place as it was read.
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
      return Fact(name: name, words: Words(lines: [text], fallback: nil))
    }
    self.place = place.id
    name = place.name
    kind = texts.kind(place.kind)
    description = words(place.description)
    let booking = [place.booking.operation == "none" ? "" : place.booking.operation, place.booking.data]
    facts = [
      fact(texts.addressOfPlace, place.address),
      words(place.openingHours).map { Fact(name: texts.openingHours, words: $0) },
      fact(texts.telephone, place.contact.telephone), fact(texts.email, place.contact.email),
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
