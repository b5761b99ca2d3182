import Entities
import Gateways
import SQLiteGateways
import UseCases

/// The time to find the first twenty results of a search of all domains: 100,000 dishes, 100,000 beers from 1,000 manufacturers and 100,000
/// places, or fewer if smaller menus were requested.
struct Find: TableRow {
  let name = "find"
  private static let limit = 20

  /// The queries, each with a description.
  private static let queries = [
    (Vocabulary.rarity, "a rare word"), ("bacalao", "a common word"), ("con", "in every dish"),
    ("cerveza", "in every beer"), ("sidra calabaza crema", "several words"), ("de la casa con", "common words"),
    ("wasabi", "absent"), ("aj", "two letters"), ("a", "one letter"),
  ]

  private static let most = 100_000

  func sizes(of asked: [Int]) -> [Int] { size(of: asked, atMost: Self.most) }

  func measure(_ bench: Bench, size: Int) async throws -> [Line] {
    let store = SQLiteStore(path: try await bench.copyOfMenu(size, named: "find.sqlite"))
    try await BeerCatalog(BeerMaker(beers: size)).fill(store)
    try await Places().fill(store, size)
    let findEverything = FindEverythingInteractor(gateway: store)
    var lines: [Line] = []
    for (query, what) in Self.queries {
      note("  \(query)")
      let (search, rounds) = (SearchText(query), bench.shortRounds)
      let found = try await findEverything(search, limit: Self.limit)
      // The names in a small menu don't contain all words of the queries.
      let isAbsent = size < Self.most ? found.rows.isEmpty : what == "absent"
      if found.rows.isEmpty != isAbsent { throw Problem("\(query): \(found.rows.count) results") }
      var seconds: [Double] = []
      for _ in 0..<rounds {
        seconds.append(
          try await Race.seconds {
            if try await findEverything(search, limit: Self.limit) != found { throw Problem("another answer") }
          })
      }
      lines.append(
        Line(
          "find “\(query)” (\(what)) among dishes, beers and places", size: size, kit: .seconds(Median.of(seconds)),
          peer: nil, goal: .below(.seconds(0.05)), limit: ""))
    }
    return lines
  }
}
