public import Entities
public import UseCases

/// Reads the documents of Madrid's tourist feed: `{"result": [{"id": "1", "name": …}, …]}`, each with places of one kind.
///
/// A document can also be an array of places, or a sequence of places.
public enum MadridFeed {
  /// Returns the places in a document as records `SeedRecord.place(_:)`. Their pictures (a logo and an image) are
  /// `PlacePicture.Content.notRequested`.
  ///
  /// A scalar value can be written as a string, a number or a Boolean. A place needs an id and a name. Any other invalid value is dropped
  /// and reported. Unknown members are ignored and counted.
  ///
  /// - Parameters:
  ///   - kind: The kind of all places in the document.
  ///   - document: The bytes of the document, as received.
  ///   - path: The name of the document in errors.
  public static func places(_ kind: Place.Kind, in document: [UInt8], at path: String) -> any SeedSource {
    JSONSeedSource(path: path, bytes: document, interest: interest, refusal: refusal) { value, number in
      [MadridPlace.item(of: value, kind, number: number)]
    }
  }

  private static let list = "result"

  private static let interest = JSONInterest.named(
    Dictionary(uniqueKeysWithValues: MadridPlace.fields.map { ($0, .all) } + [(list, .recordsOrAll)]))

  /// Returns the reason that an object outside a list can't be a place. `nil` if it can be one.
  private static func refusal(of value: JSONValue) -> SeedFormatProblem? {
    if let found = value[list] { return .noList(member: list, found: found.excerpt) }
    // An object outside a list is a place only if it has an id or a name.
    return value["id"] == nil && value["name"] == nil ? .noList(member: list, found: nil) : nil
  }
}

/// The names of the feed's documents.
package enum MadridDocument {
  /// The maximum size of a document, in bytes.
  static let maximumBytes = 64 << 20

  /// Returns the name of a document, without its extension.
  package static func name(_ kind: Place.Kind) -> String {
    switch kind {
    case .shop: "getShops"
    case .activity: "getActivities"
    case .service: "getServices"
    }
  }
}
