import Entities
import Gateways
@testable import SQLiteGateways
import Testing
import UseCases

@Suite struct `Questions are answered from an index, without sorting` {
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
      "where a kind begins", MenuQuery.first,
      "SEARCH dish USING COVERING INDEX dish_of_kind (kind_key>? AND kind_key<?)"
    ),
    (
      "where a kind ends", MenuQuery.last, "SEARCH dish USING COVERING INDEX dish_of_kind (kind_key>? AND kind_key<?)"
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
      "how many favorites there are", FavoriteQuery.count,
      "SEARCH favorite USING COVERING INDEX favorites_by_title (user=?)"
    ),
    (
      "what of the favorites is unsent", FavoriteQuery.unsent,
      "SEARCH favorite USING INDEX unsent_favorites (user=?)"
    ),
  ])
  func `such as`(what: String, sql: String, plan: String) throws {
    let steps = try self.plan(of: sql)
    #expect(steps.count == 1 && steps.allSatisfy { $0.hasPrefix(plan) }, "\(steps)")
  }

  @Test func `even a search, dish by dish in the order of the menu`() throws {
    let steps = try plan(of: MenuQuery.indexed(words: 2))
    #expect(steps.count == 2, "\(steps)")
    #expect(steps.first?.hasPrefix("SCAN dish_search VIRTUAL TABLE INDEX") == true)
    #expect(steps.last == "SEARCH dish USING INTEGER PRIMARY KEY (rowid=?)")
  }

  private func plan(of sql: String) throws -> [String] {
    try connection.rows("EXPLAIN QUERY PLAN \(sql)") { (row) throws(GatewayError) in row.text(3) }
  }
}
