import Entities
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `One dish of a long SQLite menu` {
  private let database: Database
  private static let count = 3000

  init() throws { database = try Database() }

  private static func dish(_ number: Int, _ kind: String = "Platos") throws(GatewayError) -> Dish {
    do { return try Samples.dish("Plato \(100_000 + number)", "Con ajo", kind: kind) } catch {
      throw .failed(what: "a sample", why: "\(error)")
    }
  }

  @Test(.group(.heavy)) func `comes, moves and goes without the others' being touched`() async throws {
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

  @Test func `finds its place among others, wherever they crowd, and is found there`() async throws {
    let (store, model) = (database.store(), StateStore())
    let seed = try (0..<50).map { try Self.dish($0 * 1000) }
    try await store.seed(seed)
    try await model.seed(seed)
    // Upwards, downwards and crosswise at one place, before the first, and after the last.
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
