import Entities
import Gateways
import UseCases

extension JSONObject {
  /// Returns the document of `places list --json` and `places map --json`.
  static func places(_ list: PlaceList) -> JSONObject {
    [
      // Each place has its distance in meters if the user's position is known.
      "places": list.places.items.map { JSONObject(PlaceDocument($0), adding: ["distance": list.distance(of: $0)]) },
      "offset": list.firstNumber - 1,
      "hasMore": list.places.hasMore,
      // `here` is the user's position.
      "here": list.position.map { PlaceDocument.Point($0) },
    ]
  }

  /// Returns the document of `places download --json` and `places refresh --json`.
  ///
  /// - Parameter report: the report of the download. `nil` if nothing was downloaded.
  static func placeDownload(_ report: PlaceDownloadReport?, _ counts: PlaceCounts) -> JSONObject {
    [
      "downloaded": report != nil,
      "accepted": report?.accepted ?? 0,
      "repaired": report?.repaired ?? 0,
      "rejected": report?.rejected ?? 0,
      "details": report.map { importReport($0.records, deleted: $0.deleted, isDryRun: false) },
      // The number of missing pictures that were downloaded is left out if the places themselves were downloaded.
      "completed": report?.completed,
      "pictures": pictures(counts),
    ]
  }

  /// Returns the total number of pictures, and the numbers of missing and abandoned pictures.
  static func pictures(_ counts: PlaceCounts) -> JSONObject {
    ["total": counts.pictures, "missing": counts.missingPictures, "givenUp": counts.skippedPictures]
  }

  /// Returns the document of `places verify --json`.
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
