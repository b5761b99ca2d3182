import Entities
import Gateways
import UseCases

extension JSONObject {
  /// `places list --json`, and `places map --json`.
  static func places(_ list: PlaceList) -> JSONObject {
    [
      // How far a place is in meters, if anybody knows.
      "places": list.places.items.map { JSONObject(PlaceDocument($0), adding: ["distance": list.distance(of: $0)]) },
      "offset": list.firstNumber - 1,
      "hasMore": list.places.hasMore,
      // Where the user is.
      "here": list.position.map { PlaceDocument.Point($0) },
    ]
  }

  /// `places download --json`, and `places refresh --json`.
  ///
  /// - Parameter report: `nil`: nothing was downloaded.
  static func placeDownload(_ report: PlaceDownloadReport?, _ counts: PlaceCounts) -> JSONObject {
    [
      "downloaded": report != nil,
      "accepted": report?.accepted ?? 0,
      "repaired": report?.repaired ?? 0,
      "rejected": report?.rejected ?? 0,
      "details": report.map { importReport($0.records, deleted: $0.deleted, isDryRun: false) },
      // How many missing pictures came; left out if the places themselves came.
      "completed": report?.completed,
      "pictures": pictures(counts),
    ]
  }

  /// How many pictures there are.
  static func pictures(_ counts: PlaceCounts) -> JSONObject {
    ["total": counts.pictures, "missing": counts.missingPictures, "givenUp": counts.givenUpPictures]
  }

  /// `places verify --json`.
  static func placeVerification(_ found: PlaceVerification) -> JSONObject {
    [
      "download": PlaceDownloadDocument(found.download),
      "files": found.files,
      "bytes": found.bytes,
      "pictures": pictures(found.counts),
      "bad": found.bad.map { file -> JSONObject in
        ["photo": file.photo.text, "missing": file.isMissing, "places": file.places.map(\.text)]
      },
    ]
  }
}
