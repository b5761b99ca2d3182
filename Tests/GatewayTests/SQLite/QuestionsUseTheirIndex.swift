#if SQLite
  import Entities
  @testable import Gateways
  import Testing
  import UseCases

  @Suite struct `Questions are answered from an index, without sorting` {
    private let connection: SQLiteConnection
    private let database: Database

    init() throws {
      database = try Database()
      connection = try database.connection()
    }

    private static let menu = "SELECT id, name, description, price, currency, kind FROM dish"

    @Test(arguments: [
      (
        "a page of the menu", "\(menu)  ORDER BY kind_key, kind, name_key, id LIMIT -1 OFFSET ?",
        "SCAN dish USING INDEX dish_in_menu"
      ),
      (
        "a page of a kind",
        "\(menu) WHERE kind_key >= ? AND kind_key < ? ORDER BY kind_key, kind, name_key, id LIMIT -1 OFFSET ?",
        "SEARCH dish USING INDEX dish_in_menu (kind_key>? AND kind_key<?)"
      ),
      (
        "a search",
        "\(menu) WHERE (instr(name_fold, ?) > 0 OR instr(description_fold, ?) > 0) ORDER BY kind_key, kind, name_key, id",
        "SCAN dish USING INDEX dish_in_menu"
      ),
      ("a dish", "\(menu) WHERE id = ?", "SEARCH dish USING INDEX sqlite_autoindex_dish_1 (id=?)"),
      (
        "the history",
        """
        SELECT id, placed_at, address, phone, total, currency FROM orders WHERE user = ? AND placed_at IS NOT NULL
        ORDER BY placed_at DESC, number DESC LIMIT -1 OFFSET ?
        """, "SEARCH orders USING INDEX orders_newest_first (user=?"
      ),
      (
        "the draft", "\(OrderRow.select) WHERE user = ? AND placed_at IS NULL",
        "SEARCH orders USING INDEX one_draft_for_a_user (user=?)"
      ),
      (
        "a placed order", "\(OrderRow.select) WHERE user = ? AND id = ? AND placed_at IS NOT NULL",
        "SEARCH orders USING INDEX sqlite_autoindex_orders_1 (user=? AND id=?)"
      ),
      (
        "the lines of an order", "SELECT dish FROM order_line WHERE order_number = ? ORDER BY position",
        "SEARCH order_line USING PRIMARY KEY (order_number=?)"
      ),
    ])
    func `such as`(what: String, sql: String, plan: String) throws {
      let steps = try connection.rows("EXPLAIN QUERY PLAN \(sql)") { (row) throws(GatewayError) in row.text(3)
      }
      #expect(steps.count == 1 && steps.allSatisfy { $0.hasPrefix(plan) }, "\(steps)")
    }
  }
#endif
