import Entities
import GatewayTesting
import Gateways
import TestGroups
import Testing
import UseCases

@testable import SQLiteGateways

@Suite struct `Queries that use an index without sorting` {
  private let connection: SQLiteConnection
  private let database: Database

  init() throws {
    database = try Database()
    connection = try database.connection()
  }

  @Test(arguments: [
    ("a page of the menu", MenuQuery.page, "SEARCH dish USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)"),
    ("the next kind", MenuQuery.kind, "SEARCH dish USING COVERING INDEX dish_of_kind (kind_key>?)"),
    (
      "the first dish of a kind", MenuQuery.first,
      "SEARCH dish USING COVERING INDEX dish_of_kind (kind_key>? AND kind_key<?)"
    ),
    (
      "the last dish of a kind", MenuQuery.last,
      "SEARCH dish USING COVERING INDEX dish_of_kind (kind_key>? AND kind_key<?)"
    ),
    (
      "a search for a letter", MenuQuery.scanned(words: 2),
      "SEARCH dish USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)"
    ),
    ("a dish", "SELECT name FROM dish WHERE id = ?", "SEARCH dish USING INDEX sqlite_autoindex_dish_1 (id=?)"),
    (
      "the history",
      """
      SELECT id, placed_at, address, phone, total, currency FROM orders WHERE user = ? AND placed_at IS NOT NULL
      ORDER BY placed_at DESC, number DESC LIMIT -1 OFFSET ?
      """, "SEARCH orders USING INDEX orders_newest_first (user=?"
    ),
    (
      "the draft", "\(OrderTableRow.select) WHERE user = ? AND placed_at IS NULL",
      "SEARCH orders USING INDEX one_draft_for_a_user (user=?)"
    ),
    (
      "a placed order", "\(OrderTableRow.select) WHERE user = ? AND id = ? AND placed_at IS NOT NULL",
      "SEARCH orders USING INDEX sqlite_autoindex_orders_1 (user=? AND id=?)"
    ),
    (
      "the lines of an order", "SELECT dish FROM order_line WHERE order_number = ? ORDER BY position",
      "SEARCH order_line USING PRIMARY KEY (order_number=?)"
    ),
    (
      "a page of the favorites", FavoriteQuery.page(SearchText("de pan")),
      "SEARCH favorite USING INDEX favorites_by_title (user=?)"
    ),
    (
      "the number of favorites", FavoriteQuery.count,
      "SEARCH favorite USING COVERING INDEX favorites_by_title (user=?)"
    ),
    ("the unsent favorites", FavoriteQuery.unsent, "SEARCH favorite USING INDEX unsent_favorites (user=?)"),
  ])
  func `Queries to SQLite use an index and need no sorting`(what: String, sql: String, plan: String) throws {
    let steps = try self.plan(of: sql)
    #expect(steps.count == 1 && steps.allSatisfy { $0.hasPrefix(plan) }, "\(steps)")
  }

  @Test func `A menu search reads the matching dishes in order without sorting`() throws {
    let steps = try plan(of: MenuQuery.indexed(words: 2))
    #expect(steps.count == 2, "\(steps)")
    #expect(steps.first?.hasPrefix("SCAN dish_search VIRTUAL TABLE INDEX") == true)
    #expect(steps.last == "SEARCH dish USING INTEGER PRIMARY KEY (rowid=?)")
  }

  private func plan(of sql: String) throws -> [String] {
    try connection.rows("EXPLAIN QUERY PLAN \(sql)") { (row) throws(GatewayError) in row.text(3) }
  }
}

@Suite struct `The search index compared with the search itself` {
  /// The letters of random strings. There are only a few, so that many strings have the same trigrams. Some of the letters have a meaning
  /// in the index's query language.
  private static let letters = [
    "a", "b", "ñ", "é", " ", "\"", "*", "'", "-", "😀", "ß", "(", "AND ", "NEAR", "\u{FE0F}", "\u{20E3}",
  ]

  @Test(.group(.heavy), arguments: 1...20)
  func `The search index finds the same dishes as an in-memory search for random queries`(seed: UInt64) async throws {
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

  @Test func `The search index distinguishes dishes that share every trigram of a search`() async throws {
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

  @Test func `After a menu is replaced, the search index contains only the current menu`() async throws {
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

@Suite struct `Queries of the trigram index` {
  @Test(arguments: ["añ", "de la", "a b c d"])
  func `A word of fewer than three letters is not looked up in the trigram index`(query: String) throws {
    #expect(try match(query) == nil)
  }

  @Test func `A trigram of a search never spans two words, because words can match in any order`() throws {
    #expect(try match("de pan y") == "\"pan\"")
    #expect(try match("sol mar") == "\"sol\" AND \"mar\"")
  }

  @Test func `The query for a short menu search contains all trigrams of the search in quotes`() throws {
    #expect(try match("Piña\"s") == "\"pin\" AND \"ina\" AND \"na\"\"\" AND \"a\"\"s\"")
  }

  @Test func `A long menu search looks up only its rarest trigrams that don't overlap`() throws {
    let frequencies = ["zza": 1, "izz": 2, "ajo": 3, "tin": 5, "int": 4]
    #expect(try match("pizza y ajo tinto", frequencies) == "\"zza\" AND \"ajo\" AND \"int\"")
  }

  @Test func `Only the start of a very long menu search is looked up in the trigram index`() throws {
    var asked = 0
    _ = try TrigramQuery.match(SearchText((0..<500).map { "\($0)" }.joined())) { (_) throws(GatewayError) in
      asked += 1
      return 0
    }
    #expect(asked <= 62)
  }

  @Test func `The trigram index distinguishes common trigrams from rare ones`() throws {
    let connection = try Database().connection()
    try connection.runScript(
      """
      WITH RECURSIVE number (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 20000)
      INSERT INTO dish
      SELECT n, 'dish-' || n, n, '', 1, 'EUR', 'x', 'x', 'x', 'arroz' || iif(n % 2, ' con', ''), ''
      FROM number;
      INSERT INTO dish_search (dish_search) VALUES ('rebuild');
      """)
    let records = SQLiteRecords(connection)
    let pages = try ["arr", "con", "zzz"].map(records.pages)
    #expect(pages[0] > pages[1] && pages[1] > pages[2], "\(pages)")
  }

  private func match(_ query: String, _ frequencies: [String: Int] = [:]) throws -> String? {
    try TrigramQuery.match(SearchText(query)) { (trigram) throws(GatewayError) in frequencies[trigram] ?? 9 }
  }
}
