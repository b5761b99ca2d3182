import Entities
import Gateways
import UseCases

/// `places list --json`, and `places map --json`.
struct PlacesDocument: Encodable {
  /// A place of the list; how far it is in metres, if anybody knows.
  struct Row: Encodable {
    let place: PlaceDocument
    let distance: Double?

    func encode(to encoder: any Encoder) throws {
      try place.encode(to: encoder)
      var more = encoder.container(keyedBy: Key.self)
      try more.encodeIfPresent(distance, forKey: .distance)
    }

    private enum Key: CodingKey { case distance }
  }

  let places: [Row]
  let offset: Int
  let hasMore: Bool
  /// Where the user is.
  let here: PlaceDocument.Point?

  init(_ list: PlaceList) {
    places = list.places.items.map { Row(place: PlaceDocument($0), distance: list.distance(of: $0)) }
    offset = list.firstNumber - 1
    hasMore = list.places.hasMore
    here = list.position.map { PlaceDocument.Point($0) }
  }
}

/// `places download --json`, and `places refresh --json`.
struct PlaceDownloadReport: Encodable {
  /// Whether anything was downloaded.
  let downloaded: Bool
  let accepted: Int
  let repaired: Int
  let rejected: Int
  let details: ImportDocument?

  init(_ report: SeedReport?) {
    downloaded = report != nil
    accepted = report?.accepted ?? 0
    repaired = report?.repaired ?? 0
    rejected = report?.rejected ?? 0
    details = report.map { ImportDocument($0, isDryRun: false) }
  }
}

/// `places verify --json`.
struct PlaceVerificationDocument: Encodable {
  struct BadFile: Encodable {
    let photo: String
    let missing: Bool
    let places: [String]
  }

  let download: PlaceDownloadDocument
  let files: Int
  let bytes: Int
  let absent: Int
  let bad: [BadFile]

  init(_ found: PlaceVerification) {
    download = PlaceDownloadDocument(found.download)
    files = found.files
    bytes = found.bytes
    absent = found.absent
    bad = found.bad.map { BadFile(photo: $0.photo.text, missing: $0.isMissing, places: $0.places.map(\.text)) }
  }
}
