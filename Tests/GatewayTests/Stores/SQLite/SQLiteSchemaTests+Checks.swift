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
      ("a dish for less than nothing", "UPDATE dish SET price = -1", "CHECK"),
      ("a price that is a text", "UPDATE dish SET price = 's/7.00'", "cannot store TEXT value in INTEGER column"),
      ("a price with a fraction", "UPDATE dish SET price = 9.5", "cannot store REAL value in INTEGER column"),
      ("a price that is missing", "UPDATE dish SET price = NULL", "NOT NULL"),
      ("a dish without a name", "UPDATE dish SET name = ''", "CHECK"),
      ("a name that is missing", "UPDATE dish SET name = NULL", "NOT NULL"),
      ("a description that is missing", "UPDATE dish SET description = NULL", "NOT NULL"),
      ("a description that is no text", "UPDATE dish SET description = x'00'", "cannot store BLOB value"),
      ("a dish without a kind", "UPDATE dish SET kind = ''", "CHECK"),
      ("a currency of four letters", "UPDATE dish SET currency = 'EURO'", "CHECK"),
      ("an id that is no dish's", "UPDATE dish SET id = 'order-1' WHERE id = 'dish-pina'", "CHECK"),
      ("an id of a dish without a name", "UPDATE dish SET id = 'dish-' WHERE id = 'dish-pina'", "CHECK"),
      ("a dish twice", "UPDATE dish SET id = 'dish-pina'", "UNIQUE"),
      ("a mark twice", "INSERT INTO seed (domain) VALUES ('restaurant')", "UNIQUE"),
      ("an order twice", "UPDATE orders SET id = 'order-1' WHERE id = 'order-3'", "UNIQUE"),
      (
        "a second draft",
        "UPDATE orders SET placed_at = NULL, address = NULL, phone = NULL WHERE id = 'order-1'", "UNIQUE"
      ),
      ("an order of nobody", "UPDATE orders SET user = NULL", "NOT NULL"),
      ("a placement without a date", "UPDATE orders SET placed_at = NULL WHERE id = 'order-1'", "CHECK"),
      ("a placement without an address", "UPDATE orders SET address = NULL WHERE id = 'order-1'", "CHECK"),
      ("a placement without a phone", "UPDATE orders SET phone = NULL WHERE id = 'order-1'", "CHECK"),
      ("a draft with a phone", "UPDATE orders SET phone = '112' WHERE id = 'order-3'", "CHECK"),
      ("a total that is a text", "UPDATE orders SET total = 'much'", "cannot store TEXT value"),
      ("an order in a currency of two letters", "UPDATE orders SET currency = 'EU'", "CHECK"),
      ("no piece at all", "UPDATE order_line SET quantity = 0", "CHECK"),
      ("too many pieces", "UPDATE order_line SET quantity = 101", "CHECK"),
      ("a piece for less than nothing", "UPDATE order_line SET unit_price = -1", "CHECK"),
      ("a dish in two lines", "UPDATE order_line SET dish = 'dish-pina'", "UNIQUE"),
      ("two lines in one place", "UPDATE order_line SET position = 0", "UNIQUE"),
      (
        "a line of no order",
        "UPDATE order_line SET order_number = 77 WHERE position = 0 AND order_number = 1", "FOREIGN KEY"
      ),
    ])
  func `The tables refuse invalid values from any program`(what: String, sql: String, reason: String) async throws {
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

  @Test func `The tables accept valid values from any program`() async throws {
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
