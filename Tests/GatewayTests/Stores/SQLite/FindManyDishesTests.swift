import Entities
import Gateways
import SQLiteGateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

/// SQLite looks at names first where very many dishes match, and at descriptions only where they may matter.
@Suite struct `A search through very many dishes` {
  @Test(.group(.heavy)) func `finds in SQLite what it finds in memory`() async throws {
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
