import Entities
import Gateways
@testable import SQLiteGateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Human-readable tables` {
  private let database: Database

  init() throws { database = try Database() }

  @Test func `The database tables are strict and have readable names and columns`() async throws {
    try await database.store().reset()
    let connection = try database.connection(.readOnly)
    let tables = try connection.texts(
      "SELECT name, strict FROM pragma_table_list WHERE schema = 'main' AND name NOT LIKE 'sqlite_%' "
        + "AND type = 'table' ORDER BY name", columns: 2)
    let columns = [
      "recipe":
        "id title image minutes servings summary preparation_minutes cooking_minutes source_name source_address "
        + "credit license title_key title_fold rating ratings pieces texts_fold",
      "recipe_ingredient": "recipe position text name amount unit",
      "favorite_place": "user place",
      "recipe_step": "recipe part position part_name text",
      "recipe_label": "recipe kind position name",
      "recipe_nutrient": "recipe nutrient amount",
      "favorite": "user recipe title image minutes servings added_at state title_key title_fold details",
      "photo": "id bytes used_by",
      "manufacturer": "id name address origin logo beer_count review_count name_key name_fold",
      "beer":
        "id manufacturer name type alcohol calories cover review_count score_total type_key name_key type_fold name_fold",
      "beer_photo": "beer position photo",
      "review": "id beer score text date cover author",
      "review_photo": "review position photo",
      "place":
        "id kind number name address latitude longitude telephone email website booking_operation booking_data "
        + "has_special_offer name_key name_fold texts_fold",
      "place_text": "place field language text",
      "place_label": "place kind position name",
      "place_picture": "place role address photo bytes absence",
      "place_download": "only id source date",
      "seed": "domain",
      "sample": "domain id digest",
      "stamp": "domain changes",
      "dish": "position id name description price currency kind kind_key name_key name_fold description_fold",
      "orders": "number user id total currency placed_at address phone",
      "order_line": "order_number position dish name unit_price quantity note",
    ]
    #expect(tables == columns.keys.sorted().map { [$0, "1"] })
    for (table, names) in columns {
      let found = try connection.texts("SELECT name FROM pragma_table_info('\(table)') ORDER BY cid")
      #expect(found.joined().joined(separator: " ") == names, "\(table)")
    }
  }

  @Test func `The menu table contains the dishes in order with their search text`() async throws {
    try await database.store().seed(try Samples.menu().reversed())
    let rows = try database.foreignConnection().texts(
      "SELECT id, name, price, currency, kind, kind_key, name_key, name_fold, description_fold FROM dish "
        + "ORDER BY position LIMIT 3", columns: 9)
    #expect(
      rows == [
        [
          "dish-chuleton", "Chuletón", "2490", "EUR", "Carnes", "carnes\t\t1", "chuleton\t00000001\t1",
          "chuleton",
          "con patatas y pinones",
        ],
        [
          "dish-margarita", "Margarita", "990", "EUR", "Pizzas", "pizzas\t\t1", "margarita\t\t1",
          "margarita",
          "tomate y albahaca",
        ],
        ["dish-pina", "Piña", "1110", "EUR", "Pizzas", "pizzas\t\t1", "pin~a\t\t1", "pina", "jamon, pina"],
      ])
  }

  @Test func `The order tables hold drafts, placed orders and their lines`() async throws {
    let (store, menu) = (database.store(), try Samples.menu())
    let order = try OrderContract.changed(Samples.order("order-1", [menu[4], menu[0]])) {
      try $0.add(menu[0])
    }
    try await store.place(order, at: 0.25, of: try Samples.user())
    try await store.saveDraft(
      try Samples.order("order-2", [menu[1]]), of: try Samples.user(), replacing: nil)
    let connection = try database.foreignConnection()
    let orders = try connection.texts(
      "SELECT user, id, total, currency, placed_at, address, phone FROM orders ORDER BY number", columns: 7)
    #expect(
      orders == [
        [
          "ana", "order-1", "5415", "EUR", "2027-01-15T08:00:00.250Z", "Calle del Pez, 3",
          "+34 915 55 12 34",
        ],
        ["ana", "order-2", "990", "EUR", "", "", ""],
      ])
    let lines = try connection.texts(
      """
      SELECT orders.id, position, dish, order_line.name, unit_price, quantity
      FROM order_line JOIN orders ON order_number = number ORDER BY number, position
      """, columns: 6)
    #expect(
      lines == [
        ["order-1", "0", "dish-noquis-dulces", "ñoquis dulces", "435", "1"],
        ["order-1", "1", "dish-chuleton", "Chuletón", "2490", "2"],
        ["order-2", "0", "dish-margarita", "Margarita", "990", "1"],
      ])
  }

  @Test func `A database stores the seeded domains, the schema version and the application id`() async throws {
    try await database.store().seed([])
    let connection = try database.foreignConnection()
    #expect(try connection.texts("SELECT domain FROM seed") == [["restaurant"]])
    #expect(try connection.integer("PRAGMA user_version") == SQLiteSchema.version)
    // The application id consists of the letters "RCTS", which the command `file` shows.
    #expect(try connection.integer("PRAGMA application_id") == 1_380_144_211)
  }

  @Test func `Deleting an order row deletes the rows of its lines`() async throws {
    let (store, user) = (database.store(), try Samples.user())
    let draft = try Samples.order("order-1", Samples.menu())
    let shorter = try OrderContract.changed(draft) { try $0.removeLine($0.lines[0].dish) }
    func lines() throws -> Int {
      try database.foreignConnection().integer("SELECT count(*) FROM order_line")
    }
    try await store.saveDraft(draft, of: user, replacing: nil)
    #expect(try lines() == 5)
    try await store.saveDraft(shorter, of: user, replacing: draft)
    #expect(try lines() == 4)
    try await store.deleteDraft(shorter, of: user)
    #expect(try lines() == 0)
    try await store.place(draft, at: 0, of: user)
    try await store.saveDraft(try Samples.order("order-2", Samples.menu()), of: user, replacing: nil)
    #expect(try lines() == 10)
    try database.connection().run("DELETE FROM orders WHERE id = 'order-1'")
    #expect(try lines() == 5)
    try await store.reset()
    #expect(try lines() == 0)
  }
}
