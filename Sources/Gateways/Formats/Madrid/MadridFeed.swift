public import Entities
public import UseCases

/// The documents of Madrid's tourist feed: `{"result": [{"id": "1", "name": …}, …]}`, places of one kind in each.
///
/// A bare array of places is read as well, and so are places one after the other.
public enum MadridFeed {
  /// The places in a document, as records `SeedRecord.place(_:)`. Their pictures, a logo and an image, are
  /// `PlacePicture.Content.unasked`.
  ///
  /// Any scalar may be written as a text, a number or a Boolean. A place needs an id and a name; anything else that can't be
  /// used is dropped and reported, and unknown members are ignored and counted.
  ///
  /// - Parameters:
  ///   - kind: of all of them.
  ///   - document: as it came.
  ///   - path: its name in errors.
  public static func places(_ kind: Place.Kind, in document: [UInt8], at path: String) -> any SeedSource {
    JSONSeedSource(path: path, bytes: document, interest: interest, refusal: refusal) { value, number in
      [MadridPlace.item(of: value, kind, number: number)]
    }
  }

  private static let list = "result"

  private static let interest = JSONInterest.named(
    Dictionary(uniqueKeysWithValues: MadridPlace.fields.map { ($0, .all) } + [(list, .recordsOrAll)]))

  /// Why this object, which is outside any list, can't be a place.
  private static func refusal(of value: JSONValue) -> SeedFormatProblem? {
    if let found = value[list] { return .noList(member: list, found: found.excerpt) }
    // Only what looks like a place stands for itself.
    return value["id"] == nil && value["name"] == nil ? .noList(member: list, found: nil) : nil
  }
}

/// The documents of the feed by their names.
package enum MadridDocument {
  /// The longest one that is taken, in bytes.
  static let maximumBytes = 64 << 20

  /// Without what comes after the point.
  package static func name(_ kind: Place.Kind) -> String {
    switch kind {
    case .shop: "getShops"
    case .activity: "getActivities"
    case .service: "getServices"
    }
  }
}
