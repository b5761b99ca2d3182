import Entities
import GatewayTesting
import Gateways
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import SQLiteGateways

@Suite struct `One dish of a long SQLite menu` {
  private let database: Database
  private static let count = 3000

  init() throws { database = try Database() }

  private static func dish(_ number: Int, _ kind: String = "Platos") throws(GatewayError) -> Dish {
    do { return try Samples.dish("Plato \(100_000 + number)", "Con ajo", kind: kind) } catch {
      throw .failed(what: "a sample", why: "\(error)")
    }
  }

  @Test(.group(.heavy)) func `Adding, moving or deleting a dish in a long menu doesn't change other dishes' rows`()
    async throws
  {
    let store = database.store()
    try await store.seed((0..<Self.count).map { try Self.dish($0 * 10) })
    let first = try Self.dish(0)
    for number in [5, 15_005, 99_999] {
      let (new, last) = (try Self.dish(number), try Self.dish(number, "Zumos"))
      let moved = Dish(new.id, of: last)
      let written = try await store.write(touching: .domain(.restaurant)) { (records) throws(GatewayError) in
        let before = records.database.changeCount
        try records.put(new, replacing: nil)
        try records.put(moved, replacing: new)
        try records.deleteDish(moved.id)
        return .commit(records.database.changeCount - before)
      }
      #expect(written < 100)
    }
    #expect(try await store.contents().menu.all.count == Self.count)
    #expect(try await store.dish(first.id) == first)
  }

  @Test func `Dishes that are added one by one get the right positions in a long menu`() async throws {
    let (store, model) = (database.store(), StateStore())
    let seed = try (0..<50).map { try Self.dish($0 * 1000) }
    try await store.seed(seed)
    try await model.seed(seed)
    // The numbers are shuffled. Most of them are in the gap between two dishes, and two are after the last dish.
    let numbers =
      Array(1...40) + (960...999).reversed() + (500...560).map { $0 * 7919 % 1000 + 3000 } + [60_001, 59_999]
    for number in Set(numbers).filter({ $0 % 1000 != 0 }).sorted(by: { $0 * 31 % 97 < $1 * 31 % 97 }) {
      let dish = try Self.dish(number, number % 5 == 0 ? "Aperitivos" : "Platos")
      try await store.addDish(dish)
      try await model.addDish(dish)
      if number % 3 == 0 {
        try await store.deleteDish(dish)
        try await model.deleteDish(dish)
      }
    }
    let expected = try await model.contents().menu.all
    #expect(try await store.contents().menu.all == expected)
    for offset in [0, 1, 70, expected.count - 2] {
      let page = Page(offset: offset, limit: 3)
      #expect(
        try await store.dishes(matching: SearchText(), of: nil, page: page).items
          == Array(expected.dropFirst(offset).prefix(3)))
    }
    let hits = try await store.dishes(matching: SearchText("1003"), of: nil, page: Page(limit: 1000)).items
    #expect(hits == expected.filter { $0.matches(SearchText("1003")) })
  }
}

@Suite struct `Distinct ids with the same hash` {
  @Test(arguments: [0, Int.max])
  func `Dishes whose ids have the same hash are distinguished during an import`(hash: Int) throws {
    let connection = try Database().connection()
    let staging = try MenuStaging(connection.path) { _ in hash }
    let dishes = try (0..<20).map { try Samples.dish("Plato \($0)") }
    #expect(try dishes.map { try staging.insert($0) } == dishes.map { _ in true })
    #expect(try dishes.reversed().map { try staging.insert($0) } == dishes.map { _ in false })
    try staging.move(to: SQLiteRecords(connection), keepsStore: false)
    var moved: Set<Dish.ID> = []
    try SQLiteRecords(connection).forEachDish { moved.insert($0.id) }
    #expect(moved == Set(dishes.map(\.id)))
  }
}

/// If very many dishes match, SQLite searches names first, and descriptions only if they can affect the results.
@Suite struct `A search of very many dishes` {
  @Test(.group(.heavy)) func `A search of very many dishes finds the same dishes in SQLite as in memory`() async throws
  {
    let dishes = try (0..<11_000).map { number in
      let name = number == 7_000 ? "Con queso" : number % 1000 == 0 ? "Arroz con \(number)" : "Arroz \(number)"
      return try Samples.dish(name, number == 5 ? "Con queso y con pan" : "Con pan")
    }
    let database = try Database()
    let (store, memory) = (database.store(), StateStore())
    try await store.seed(dishes)
    try await memory.seed(dishes)
    for text in ["con", "con queso", "pan", "arroz", "arroz pan", "a", "o n", "onc", "queso", "nada"] {
      for limit in [1, 5, 20] {
        let expected = try await memory.found(.dish, matching: SearchText(text), limit: limit)
        #expect(expected.isEmpty == (text == "nada" || text == "onc"))
        #expect(try await store.found(.dish, matching: SearchText(text), limit: limit) == expected, "\(text)")
      }
    }
  }
}
