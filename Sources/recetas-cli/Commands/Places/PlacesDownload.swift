import Interfaces
import UseCases

extension Command {
  static let placesDownload = Command(
    "places download", "descargar los lugares y sus imágenes, o las imágenes que falten",
    "download the places and their pictures, or the pictures that are missing",
    options: [from],
    examples: ["recetas-cli places download", "recetas-cli places download --from copia/"]
  ) { context in
    try await context.reportDownload(.first)
  }

  static let placesRefresh = Command(
    "places refresh", "descargar de nuevo los lugares; los anteriores se conservan hasta terminar",
    "download the places again; the old ones are kept until it finishes",
    options: [from],
    examples: ["recetas-cli places refresh"]
  ) { context in
    try await context.reportDownload(.refresh)
  }

  static let placesVerify = Command(
    "places verify", "comprobar que las imágenes están intactas", "check that every picture is intact",
    examples: ["recetas-cli places verify"]
  ) { context in
    let texts = context.texts
    try await context.preparePlaces()
    let found = try await context.kit.places.verifyPlaces()
    try context.output.write(
      texts.verified(found).map { Line($0) }, or: JSONObject.placeVerification(found))
    if found.isComplete { return }
    var failure = Failure(texts.badFiles(found), texts)
    failure.details = found.bad.map(texts.badFile)
    throw failure
  }
}

extension Command {
  private static let from = CommandSpec.Option(
    "--from FOLDER|URL", "el origen, en vez de MADRID_SHOPS_URL o de los lugares incluidos",
    "the source, instead of MADRID_SHOPS_URL or the bundled places")
}

extension Context {
  fileprivate func reportDownload(_ mode: PlaceDownloadMode) async throws {
    let report = try await download(mode, from: arguments.path("from"))
    let counts = try await kit.store.placeCounts()
    let isFruitless = report?.completed == 0
    // If none of the missing pictures could be downloaded, the error replaces the first line.
    let lines =
      try await resultLines(report).dropFirst(isFruitless ? 1 : 0)
      + (report.map { texts.details($0.records) } ?? []).map { "  " + $0 }
    try output.write(lines.map { Line($0) }, or: JSONObject.placeDownload(report, counts))
    if isFruitless { throw texts.nothingDownloaded(counts) }
  }
}
