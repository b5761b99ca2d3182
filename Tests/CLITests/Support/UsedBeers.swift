import Foundation
import TestSupport

/// A store with beers, pictures and reviews, and commands that change it.
///
/// Some pictures are used twice, so that a picture removed by one change is still used elsewhere.
final class UsedBeers: Sendable {
  let used: UsedStore
  /// The id of the review that commands change.
  private let review: String
  private let beers: Int

  /// - Parameters:
  ///   - beers: the number of beers that an import adds, each with a picture.
  ///   - size: the size of each odd-numbered picture, in bytes. Even-numbered pictures are small.
  init(_ store: Stores, beers: Int, pictures size: Int = 60_000) async throws {
    let files = try TemporaryFolder()
    for number in 1...9 { _ = try files.file("\(number).png", Self.picture(number, size)) }
    let nothing = try files.file("nothing.json", "[]")
    _ = try files.file("old.json", Self.old)
    _ = try files.file("new.json", Self.new(beers))
    func photo(_ number: Int) -> [String] { ["--photo", files.path + "/\(number).png"] }
    let write = ["beers", "reviews", "add"]
    used = try await UsedStore(
      store, files: files,
      after: [
        ["menu", "import", nothing], ["recipes", "import", nothing],
        ["beers", "import", files.path + "/old.json", "--force", "--yes"],
        write + [BeerFile.blonde, "--score", "4", "--text", "Vieja"] + photo(5),
        write + [BeerFile.blonde, "--score", "1"], write + [BeerFile.hell, "--score", "5"] + photo(2),
      ])
    let reviews = try await used.program("beers", "reviews", "--json").document["reviews"].items
    review = reviews.first { $0["text"] == .text("Vieja") }?["id"].text ?? ""
    self.beers = beers
  }

  /// A catalog with enough beers that the document of a JSON store is longer than a small picture.
  private static let old = """
    [{"name": "Relleno", "origin": "national", "beers": [
       \((1...100).map { #"{"name": "Relleno \#($0)", "type": "Lager"}"# }.joined(separator: ",\n   "))]},
     {"name": "Casa Oso", "origin": "national", "logo": "1.png", "beers": [
       {"name": "Oso Rubia", "type": "Lager", "alcohol": 4.8, "photos": ["2.png", "3.png"]},
       {"name": "Oso Fuerte", "type": "Lager", "photos": ["3.png"]}, {"name": "Oso Niña", "type": "Ale"}]},
     {"name": "Zwei Bären", "origin": "imported", "beers": [
       {"name": "Bär Hell", "type": "Lager", "photos": ["4.png"]}]}]
    """

  /// Returns a catalog that adds a manufacturer, and replaces the pictures of an existing beer.
  private static func new(_ count: Int) -> String {
    let beers = (1...count).map {
      #"{"name": "Cerveza \#($0)", "type": "Tipo \#($0 % 7)", "photos": ["\#($0 % 9 + 1).png"]}"#
    }
    return #"[{"name": "Grande", "origin": "national", "logo": "6.png", "beers": ["# + beers.joined(separator: ",\n")
      + #"]}, {"name": "Casa Oso", "origin": "national", "beers": ["#
      + #"{"name": "Oso Rubia", "type": "Ale", "photos": ["7.png", "3.png"]}]}]"#
  }

  /// Returns bytes with the signature of a PNG. Pictures with even numbers are small, and those with odd numbers may not fit where a small
  /// picture fits.
  private static func picture(_ number: Int, _ large: Int) -> [UInt8] {
    let size = number.isMultiple(of: 2) ? min(4000, large) : large
    return BeerFile.png(UInt8(number)) + (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7 &* number) }
  }

  /// A change to the beers.
  enum Change: String, CaseIterable, Sendable {
    case addingMaker, deletingMaker, addingBeer, editingBeer, deletingBeer, addingReview, editingReview, deletingReview
    case importing
  }

  /// Returns the command line of a change. The change always has the same result, except for the id and the date of a review.
  func words(_ change: Change) -> [String] {
    switch change {
    case .addingMaker: ["beers", "makers", "add", "--name", "Nueva", "--origin", "imported", "--logo", picture(6)]
    case .deletingMaker: ["beers", "makers", "delete", BeerFile.oso, "--yes"]
    case .addingBeer:
      ["beers", "add", BeerFile.oso, "--name", "Polar", "--type", "Ale", "--photo", picture(6), "--photo", picture(8)]
    case .editingBeer: ["beers", "edit", BeerFile.blonde, "--photo", picture(7), "--photo", picture(3)]
    case .deletingBeer: ["beers", "delete", BeerFile.blonde, "--yes"]
    case .addingReview:
      ["beers", "reviews", "add", BeerFile.hell, "--score", "3", "--text", "Nueva", "--photo", picture(6)]
    case .editingReview: ["beers", "reviews", "edit", review, "--score", "1", "--photo", picture(8)]
    case .deletingReview: ["beers", "reviews", "delete", review, "--yes"]
    case .importing: ["beers", "import", used.files.path + "/new.json"]
    }
  }

  /// Command lines that change nothing, since the values are already set.
  var unchanging: [[String]] {
    [
      ["beers", "edit", BeerFile.blonde, "--name", "Oso Rubia", "--abv", "4.8"],
      ["beers", "edit", BeerFile.blonde, "--photo", picture(2), "--photo", picture(3)],
      ["beers", "reviews", "edit", review, "--score", "4", "--text", "Vieja", "--photo", picture(5)],
      ["beers", "import", used.files.path + "/old.json"],
      ["beers", "import", used.files.path + "/old.json", "--force", "--yes"],
      ["beers", "import", used.files.path + "/new.json", "--dry-run"],
    ]
  }

  /// Changes the pictures of a beer that no other change affects.
  func changePictures() async throws -> Binary.Outcome {
    try await used.program("beers", "edit", BeerFile.hell, "--photo", picture(9))
  }

  private func picture(_ number: Int) -> String { used.files.path + "/\(number).png" }
}
