import GRDB

/// A dish as one would read it with GRDB.
struct MenuDish: Codable, Sendable, FetchableRecord, TableRecord {
  static let databaseTableName = "dish"
  static var databaseSelection: [any SQLSelectable] {
    ["id", "name", "description", "price", "currency", "kind"].map { Column($0) }
  }

  let id: String
  let name: String
  let description: String
  let price: Int
  let currency: String
  let kind: String
}

/// The same, decoded by hand.
struct HandDecodedDish: Sendable, Hashable, FetchableRecord {
  let id: String
  let name: String
  let description: String
  let price: Int
  let currency: String
  let kind: String

  init(row: GRDB.Row) {
    id = row[0]
    name = row[1]
    description = row[2]
    price = row[3]
    currency = row[4]
    kind = row[5]
  }
}

/// The menu as one would read it with GRDB.
struct PeerMenu {
  /// What a screen shows: the dishes of one kind.
  struct Section<Dish> {
    let kind: String
    var dishes: [Dish]
  }

  private let database: DatabaseQueue

  init(_ path: String) throws { database = try PeerDatabase.open(path) }

  /// The first dishes, and one more to know whether there are more.
  func firstPage(_ limit: Int) throws -> [Section<MenuDish>] {
    let dishes = try database.read { try MenuDish.order(Column("position")).limit(limit + 1).fetchAll($0) }
    return Self.sections(dishes.prefix(limit), kind: \.kind)
  }

  func all() throws -> [Section<MenuDish>] {
    Self.sections(try database.read { try MenuDish.order(Column("position")).fetchAll($0) }, kind: \.kind)
  }

  func allDecodedByHand() throws -> [Section<HandDecodedDish>] {
    let sql = "SELECT id, name, description, price, currency, kind FROM dish ORDER BY position"
    return Self.sections(try database.read { try HandDecodedDish.fetchAll($0, sql: sql) }, kind: \.kind)
  }

  /// The first hits of a search of the folded texts, word by word, from the beginning, which ends when it has enough.
  func scan(for folded: String, limit: Int) throws -> [Section<MenuDish>] {
    let dishes = try database.read { db in
      try MenuDish.filter(Self.contains(folded)).order(Column("position")).limit(limit + 1).fetchAll(db)
    }
    return Self.sections(dishes.prefix(limit), kind: \.kind)
  }

  /// How many hits there are: a scan to the end.
  func count(_ folded: String) throws -> Int {
    try database.read { try MenuDish.filter(Self.contains(folded)).fetchCount($0) }
  }

  private static func contains(_ folded: String) -> SQLExpression {
    folded.split(separator: " ").map { word in
      Column("name_fold").like("%\(word)%") || Column("description_fold").like("%\(word)%")
    }.joined(operator: .and)
  }

  private static func sections<Dish>(_ dishes: some Sequence<Dish>, kind: (Dish) -> String) -> [Section<Dish>] {
    var sections: [Section<Dish>] = []
    for dish in dishes {
      if sections.last?.kind == kind(dish) {
        sections[sections.count - 1].dishes.append(dish)
      } else {
        sections.append(Section(kind: kind(dish), dishes: [dish]))
      }
    }
    return sections
  }
}
