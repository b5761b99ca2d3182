import Entities
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import TestGroups
import Testing
import UseCases

@Suite struct `Invalid rows of edited tables` {
  @Test(
    .group(.heavy),
    arguments: [
      ("UPDATE dish SET name = '' WHERE id = 'dish-pina'", "dish-pina"),
      ("UPDATE dish SET name = ' Piña ' WHERE id = 'dish-pina'", "dish-pina"),
      ("UPDATE dish SET name = CAST(x'50FF' AS TEXT) WHERE id = 'dish-pina'", "dish-pina"),
      ("UPDATE dish SET description = 'a' || char(10) || 'b' WHERE id = 'dish-pina'", "dish-pina"),
      ("UPDATE dish SET price = -1 WHERE id = 'dish-pina'", "dish-pina"),
      ("UPDATE dish SET currency = 'eur' WHERE id = 'dish-pina'", "dish-pina"),
      ("UPDATE dish SET kind = '' WHERE id = 'dish-pina'", "dish-pina"),
    ])
  func `The error for an invalid menu row in SQLite contains the dish's id`(sql: String, name: String) async throws {
    let database = try await edited(sql)
    let id = try #require(try? Dish.ID(name))
    try await expectCorrupt(database, name) { _ = try await $0.dish(id) }
    try await expectCorrupt(database, name) { _ = try await $0.dishes([id]) }
    try await expectCorrupt(database, name) {
      _ = try await $0.dishes(matching: SearchText(), of: nil, page: .first)
    }
    try await expectCorrupt(database, name) { _ = try await $0.contents() }
  }

  @Test(
    .group(.heavy),
    arguments: [
      "total = 1", "currency = 'E1R'", "placed_at = 'yesterday'", "placed_at = '2026-02-30T10:00:00.000Z'",
      "placed_at = '2026-11-21 10:00:00'", "address = ''", "phone = 'call me'",
    ])
  func `The error for an invalid order row in a database contains the order's id`(change: String) async throws {
    let database = try await edited("UPDATE orders SET \(change) WHERE id = 'order-2'")
    let (id, user) = (try Order.ID("order-2"), try Samples.user())
    try await expectCorrupt(database, "order-2") { _ = try await $0.placedOrder(id, of: user) }
    try await expectCorrupt(database, "order-2") { _ = try await $0.contents() }
    // Listing orders doesn't read the lines of the orders.
    if change != "total = 1" {
      try await expectCorrupt(database, "order-2") { _ = try await $0.history(of: user, page: .first) }
    }
  }

  @Test(
    .group(.heavy),
    arguments: [
      "quantity = 0", "quantity = 101", "quantity = -9223372036854775808", "unit_price = 9223372036854775807",
      "dish = '7'", "dish = ''",
    ])
  func `An invalid row of an order line in a database is reported as corrupt`(change: String) async throws {
    let database = try await edited("UPDATE order_line SET \(change) WHERE order_number = 3 AND position = 0")
    let draft = try Samples.order("order-3", Samples.menu())
    try await expectCorrupt(database, "order") { _ = try await $0.draft(of: try Samples.user()) }
    try await expectCorrupt(database, "order") {
      try await $0.saveDraft(draft, of: try Samples.user(), replacing: nil)
    }
    try await expectCorrupt(database, "order") { _ = try await $0.contents() }
  }

  @Test(arguments: [
    ("UPDATE orders SET id = '7 x' WHERE id = 'order-2'", "7 x"),
    ("UPDATE orders SET user = '-7' WHERE id = 'order-2'", "user"),
    ("INSERT INTO seed (domain) VALUES ('weather')", "weather"),
    (
      "UPDATE orders SET placed_at = NULL, address = NULL, phone = NULL, id = 'x', user = 'leo', total = 3 WHERE id = 'order-2'",
      "x"
    ),
  ])
  func `An invalid row of any database table is reported as corrupt, with the invalid value`(sql: String, name: String)
    async throws
  {
    let database = try await edited(sql)
    try await expectCorrupt(database, name) { _ = try await $0.contents() }
  }

  private func edited(_ sql: String) async throws -> Database {
    let database = try Database()
    try await UsedStore.fill(database.store())
    let connection = try database.foreignConnection()
    let changes = try {
      try connection.runScript("PRAGMA ignore_check_constraints = ON"); return try connection.run(sql)
    }()
    #expect(changes > 0)
    return database
  }

  private func expectCorrupt(
    _ database: Database, _ name: String, _ call: (SQLiteStore) async throws -> Void
  ) async throws {
    let store = database.store()
    await #expect { try await call(store) } throws: { $0.isCorrupt(database.path, because: name) }
  }
}
