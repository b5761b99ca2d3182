import Gateways
@testable import SQLiteGateways
import TestGroups
import Testing
import UseCases

@Suite struct `Constraints of the tables` {
  private let database: Database

  init() throws { database = try Database() }

  @Test(
    .group(.heavy),
    arguments: [
      ("a dish with a negative price", "UPDATE dish SET price = -1", "CHECK"),
      ("a price as text", "UPDATE dish SET price = 's/7.00'", "cannot store TEXT value in INTEGER column"),
      ("a fractional price", "UPDATE dish SET price = 9.5", "cannot store REAL value in INTEGER column"),
      ("a missing price", "UPDATE dish SET price = NULL", "NOT NULL"),
      ("an empty name", "UPDATE dish SET name = ''", "CHECK"),
      ("a missing name", "UPDATE dish SET name = NULL", "NOT NULL"),
      ("a missing description", "UPDATE dish SET description = NULL", "NOT NULL"),
      ("a description that isn't text", "UPDATE dish SET description = x'00'", "cannot store BLOB value"),
      ("an empty kind", "UPDATE dish SET kind = ''", "CHECK"),
      ("a currency of four letters", "UPDATE dish SET currency = 'EURO'", "CHECK"),
      ("the id of an order", "UPDATE dish SET id = 'order-1' WHERE id = 'dish-pina'", "CHECK"),
      ("an id without a name", "UPDATE dish SET id = 'dish-' WHERE id = 'dish-pina'", "CHECK"),
      ("a duplicate dish", "UPDATE dish SET id = 'dish-pina'", "UNIQUE"),
      ("a duplicate mark", "INSERT INTO seed (domain) VALUES ('restaurant')", "UNIQUE"),
      ("a duplicate order", "UPDATE orders SET id = 'order-1' WHERE id = 'order-3'", "UNIQUE"),
      (
        "a second draft",
        "UPDATE orders SET placed_at = NULL, address = NULL, phone = NULL WHERE id = 'order-1'", "UNIQUE"
      ),
      ("an order without a user", "UPDATE orders SET user = NULL", "NOT NULL"),
      ("a placement without a date", "UPDATE orders SET placed_at = NULL WHERE id = 'order-1'", "CHECK"),
      ("a placement without an address", "UPDATE orders SET address = NULL WHERE id = 'order-1'", "CHECK"),
      ("a placement without a phone", "UPDATE orders SET phone = NULL WHERE id = 'order-1'", "CHECK"),
      ("a draft with a phone", "UPDATE orders SET phone = '112' WHERE id = 'order-3'", "CHECK"),
      ("a total as text", "UPDATE orders SET total = 'much'", "cannot store TEXT value"),
      ("an order in a currency of two letters", "UPDATE orders SET currency = 'EU'", "CHECK"),
      ("a line without pieces", "UPDATE order_line SET quantity = 0", "CHECK"),
      ("too many pieces", "UPDATE order_line SET quantity = 101", "CHECK"),
      ("a negative unit price", "UPDATE order_line SET unit_price = -1", "CHECK"),
      ("a dish in two lines", "UPDATE order_line SET dish = 'dish-pina'", "UNIQUE"),
      ("two lines at the same position", "UPDATE order_line SET position = 0", "UNIQUE"),
      (
        "a line without an order",
        "UPDATE order_line SET order_number = 77 WHERE position = 0 AND order_number = 1", "FOREIGN KEY"
      ),
    ])
  func `The database tables refuse invalid values from any program`(what: String, sql: String, reason: String)
    async throws
  {
    try await UsedStore.fill(database.store())
    let contents = try await database.store().contents()
    let connection = try database.connection()
    #expect {
      try connection.run(sql)
    } throws: { error in
      if case .failed(database.path, let fault) = error as? GatewayError, case .other(let why) = fault.kind {
        why.contains(reason)
      } else {
        false
      }
    }
    #expect(try await database.store().contents() == contents)
  }

  @Test func `The database tables accept valid values from any program`() async throws {
    try await UsedStore.fill(database.store())
    let connection = try database.connection()
    let changes = try [
      "UPDATE dish SET price = 0", "UPDATE dish SET description = ''", "UPDATE orders SET total = 0",
      "UPDATE order_line SET quantity = 1 + position", "UPDATE order_line SET quantity = 100 - position",
      "UPDATE orders SET placed_at = '2026-01-01T00:00:00.000Z' WHERE placed_at IS NOT NULL",
    ].map { try connection.run($0) }
    #expect(changes == [5, 5, 4, 9, 9, 2])
  }
}
