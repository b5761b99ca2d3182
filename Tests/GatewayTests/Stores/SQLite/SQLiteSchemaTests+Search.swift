import Entities
import Gateways
import SQLiteGateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `The search index finds what a search finds` {
  /// Few letters, so that many texts have the same three in a row; some that mean something to the index's language.
  private static let letters = [
    "a", "b", "ñ", "é", " ", "\"", "*", "'", "-", "😀", "ß", "(", "AND ", "NEAR", "\u{FE0F}", "\u{20E3}",
  ]

  @Test(.group(.heavy), arguments: 1...20)
  func `of any length, in any kind, page by page`(seed: UInt64) async throws {
    var random = SeededNumbers(seed: seed)
    func text(_ lengths: ClosedRange<Int>) -> String {
      (0..<Int.random(in: lengths, using: &random)).reduce(into: "") { text, _ in
        text += Self.letters.randomElement(using: &random) ?? ""
      }
    }
    let dishes = try (0..<60).map { index in
      try Samples.dish(
        "\(index)" + TextRule.cleaned(text(0...8)), TextRule.cleaned(text(0...12)),
        kind: ["Sopas", "sopas", "Vinos"][index % 3])
    }
    let database = try Database()
    let (one, two): (any Store, any Store) = (database.store(), StateStore())
    for store in [one, two] { try await store.seed(dishes) }
    for number in 0..<60 {
      let search = SearchText(text(1...9))
      let kind = number % 2 == 0 ? try DishKind(["sopas", "Vinos", "nada"][number % 3]) : nil
      let page = Page(offset: number % 4, limit: 1 + number % 7)
      let found = try await one.dishes(matching: search, of: kind, page: page)
      #expect(try await two.dishes(matching: search, of: kind, page: page) == found, "\(search.query)")
    }
  }

  @Test func `where many dishes share every three letters of it, and few have them in a row`() async throws {
    let words = ["bacalao", "con", "salsa", "de", "ajo", "verde"]
    let dishes = try (0..<720).map { index in
      try Samples.dish(
        "\(index) " + words.indices.map { words[($0 * (1 + index % 5) + index) % 6] }.joined(separator: " "))
    }
    let (one, two): (any Store, any Store) = (try Database().store(), StateStore())
    for store in [one, two] { try await store.seed(dishes) }
    for query in ["bacalao con salsa de ajo verde", "salsa de bacalao", "con salsa con", "de ajo verde bacalao"] {
      let page = Page(offset: 0, limit: 1000)
      let found = try await one.dishes(matching: SearchText(query), of: nil, page: page)
      #expect(try await two.dishes(matching: SearchText(query), of: nil, page: page) == found, "\(query)")
    }
  }

  @Test func `of a menu that took the place of another`() async throws {
    let store = try Database().store()
    try await store.seed([try Samples.dish("Paella")])
    try await store.seed([try Samples.dish("Tortilla")])
    #expect(try await hits("paella", store) == 0)
    #expect(try await hits("tortilla", store) == 1)
    try await store.reset()
    #expect(try await hits("tortilla", store) == 0)
  }

  private func hits(_ query: String, _ store: SQLiteStore) async throws -> Int {
    try await store.dishes(matching: SearchText(query), of: nil, page: .first).items.count
  }
}
