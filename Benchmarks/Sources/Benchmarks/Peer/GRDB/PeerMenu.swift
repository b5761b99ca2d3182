import Entities
import GRDB

extension MenuDish: FetchableRecord, TableRecord {
  static let databaseTableName = "dish"
  static var databaseSelection: [any SQLSelectable] { columns.map { Column($0) } }
  static let columns = ["id", "name", "description", "price", "currency", "kind"]
}

extension HandDecodedDish: FetchableRecord {
  init(row: GRDB.Row) {
    id = row[0]
    name = row[1]
    description = row[2]
    price = row[3]
    currency = row[4]
    kind = row[5]
  }
}

/// A typical implementation of the menu with GRDB.
struct PeerMenu: MenuPeer {
  private let database: DatabaseQueue

  init(_ path: String) throws { database = try PeerDatabase.open(path) }

  /// Returns the dishes on the first page. Reads one additional dish to determine whether there are more.
  func firstPage(_ limit: Int) throws -> [MenuSection<MenuDish>] {
    let dishes = try database.read { try MenuDish.order(Column("position")).limit(limit + 1).fetchAll($0) }
    return Self.sections(dishes.prefix(limit), kind: \.kind)
  }

  func all() throws -> [MenuSection<MenuDish>] {
    Self.sections(try database.read { try MenuDish.order(Column("position")).fetchAll($0) }, kind: \.kind)
  }

  func allDecodedByHand() throws -> [MenuSection<HandDecodedDish>] {
    let sql = "SELECT id, name, description, price, currency, kind FROM dish ORDER BY position"
    return Self.sections(try database.read { try HandDecodedDish.fetchAll($0, sql: sql) }, kind: \.kind)
  }

  func scan(for search: SearchText, limit: Int) throws -> [MenuSection<MenuDish>] {
    let dishes = try database.read { db in
      try MenuDish.filter(Self.contains(search)).order(Column("position")).limit(limit + 1).fetchAll(db)
    }
    return Self.sections(dishes.prefix(limit), kind: \.kind)
  }

  func ranked(for search: SearchText, limit: Int) throws -> [MenuSection<MenuDish>] {
    let (sql, arguments) = RankedQuery.make(search, limit: limit + 1)
    let request = SQLRequest<MenuDish>(sql: sql, arguments: StatementArguments(arguments), cached: true)
    return Self.sections(try database.read { try request.fetchAll($0) }.prefix(limit), kind: \.kind)
  }

  func count(_ search: SearchText) throws -> Int {
    try database.read { try MenuDish.filter(Self.contains(search)).fetchCount($0) }
  }

  private static func contains(_ search: SearchText) -> SQLExpression {
    search.words.map { word in
      Column("name_fold").like("%\(word)%") || Column("description_fold").like("%\(word)%")
    }.joined(operator: .and)
  }

  private static func sections<Dish>(_ dishes: some Sequence<Dish>, kind: (Dish) -> String) -> [MenuSection<Dish>] {
    var sections: [MenuSection<Dish>] = []
    for dish in dishes {
      if sections.last?.kind == kind(dish) {
        sections[sections.count - 1].dishes.append(dish)
      } else {
        sections.append(MenuSection(kind: kind(dish), dishes: [dish]))
      }
    }
    return sections
  }
}
