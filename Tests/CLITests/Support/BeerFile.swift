import TestSupport

/// Beer catalogs to import, with a few beers whose names identify them.
enum BeerFile {
  /// Casa Oso (national): Oso Niña (Ale), Oso Fuerte and Oso Rubia (Lager). Zwei Bären (imported): Bär Hell (Lager).
  static let small = """
    [{"name": "Casa Oso", "origin": "national", "beers": [
       {"name": "Oso Rubia", "type": "Lager", "alcohol": 4.8, "calories": 140},
       {"name": "Oso Fuerte", "type": "Lager", "alcohol": 7.25, "calories": 210},
       {"name": "Oso Niña", "type": "Ale"}]},
     {"name": "Zwei Bären", "origin": "imported", "beers": [
       {"name": "Bär Hell", "type": "Lager", "alcohol": 5, "calories": 150}]}]
    """

  static let oso = "maker-casa-oso"
  static let blonde = "beer-casa-oso+oso-rubia"
  static let strong = "beer-casa-oso+oso-fuerte"
  static let girl = "beer-casa-oso+oso-nina"
  static let hell = "beer-zwei-baren+bar-hell"

  /// Returns bytes with the signature of a PNG. No test decodes these bytes.
  static func png(_ number: UInt8 = 7) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + Array(repeating: number, count: 100)
  }

  /// The notice of the first run about the bundled catalog.
  static let notice = "70 sample manufacturers and beers added to the catalog.\n"
}

extension CLI {
  /// Returns a program with the small catalog of beers.
  static func withBeers(_ store: Stores = .standard, _ language: String = "en") async throws -> CLI {
    let cli = try CLI(store, language)
    try await cli.setBeers()
    return cli
  }

  /// Replaces the beer catalog with `text`, so that no command imports the samples.
  @discardableResult
  func setBeers(_ text: String = BeerFile.small) async throws -> Answer {
    if text == "[]" { return await self("store", "reset", "beers", "--yes") }
    return await self("beers", "import", try folder.file("beers.json", text), "--force", "--yes")
  }

  /// Reviews a beer, and returns the id of the review.
  @discardableResult
  func review(_ beer: String, _ score: Int, _ text: String = "") async throws -> String {
    // Each review gets a different date.
    wait(60)
    return try await self("beers", "reviews", "add", beer, "--score", "\(score)", "--text", text, "--json")
      .document["id"].text ?? ""
  }

  /// Returns the ids in a list, in the order of the list.
  func ids(_ list: String, _ words: String...) async throws -> [String?] {
    try await run(["beers"] + words + ["--json"], ScriptedConsole()).document[list].items.map(\.["id"].text)
  }
}
