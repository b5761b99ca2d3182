import Foundation
import TestSupport

/// A store that was used for beers with pictures and reviews, and what commands make of it.
///
/// Some pictures are named twice, so that what one change lets go of another still has.
final class UsedBeers: Sendable {
  let used: UsedStore
  /// The review that changes change.
  private let review: String
  private let beers: Int

  /// - Parameters:
  ///   - beers: how many an import brings, each with a picture.
  ///   - size: of the larger pictures, in bytes.
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

  /// So many beers that the document of a JSON store is longer than a small picture.
  private static let old = """
    [{"name": "Relleno", "origin": "national", "beers": [
       \((1...100).map { #"{"name": "Relleno \#($0)", "type": "Lager"}"# }.joined(separator: ",\n   "))]},
     {"name": "Casa Oso", "origin": "national", "logo": "1.png", "beers": [
       {"name": "Oso Rubia", "type": "Lager", "alcohol": 4.8, "photos": ["2.png", "3.png"]},
       {"name": "Oso Fuerte", "type": "Lager", "photos": ["3.png"]}, {"name": "Oso Niña", "type": "Ale"}]},
     {"name": "Zwei Bären", "origin": "imported", "beers": [
       {"name": "Bär Hell", "type": "Lager", "photos": ["4.png"]}]}]
    """

  /// A manufacturer joins, and one of the beers that are there gets other pictures.
  private static func new(_ count: Int) -> String {
    let beers = (1...count).map {
      #"{"name": "Cerveza \#($0)", "type": "Tipo \#($0 % 7)", "photos": ["\#($0 % 9 + 1).png"]}"#
    }
    return #"[{"name": "Grande", "origin": "national", "logo": "6.png", "beers": ["# + beers.joined(separator: ",\n")
      + #"]}, {"name": "Casa Oso", "origin": "national", "beers": ["#
      + #"{"name": "Oso Rubia", "type": "Ale", "photos": ["7.png", "3.png"]}]}]"#
  }

  /// A picture as far as anybody here looks at it: a small one, or one for which there may be no room where there is for those.
  private static func picture(_ number: Int, _ large: Int) -> [UInt8] {
    let size = number.isMultiple(of: 2) ? min(4000, large) : large
    return BeerFile.png(UInt8(number)) + (0..<size).map { UInt8(truncatingIfNeeded: $0 / 7 &* number) }
  }

  /// A change of the beers.
  enum Change: String, CaseIterable, Sendable {
    case addingMaker, deletingMaker, addingBeer, editingBeer, deletingBeer, addingReview, editingReview, deletingReview
    case importing
  }

  /// The command line of a change; it does the same each time, but for the id and the date of a review.
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

  /// Command lines that say of something what it is already.
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

  /// A change of the pictures of a beer that every other change leaves.
  func changePictures() async throws -> Binary.Outcome {
    try await used.program("beers", "edit", BeerFile.hell, "--photo", picture(9))
  }

  private func picture(_ number: Int) -> String { used.files.path + "/\(number).png" }
}
