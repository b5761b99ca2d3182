import Entities
import StoreCore
import UseCases

/// Stages the dishes of a seed, in order of arrival.
///
/// Duplicate ids are detected by their hashes. An index of hashes fits into the cache. An index of ids doesn't, because it is many times
/// larger.
struct MenuStaging: SeedStaging {
  private let database: SQLiteConnection
  private let hash: (Dish.ID) -> Int
  private let kindKeys = KindKeys()

  /// - Parameters:
  ///   - path: the path of the store, for error messages.
  ///   - hash: the hash function. Different ids can have the same hash.
  init(_ path: String, hash: @escaping (Dish.ID) -> Int = { $0.hashValue }) throws(GatewayError) {
    database = try SQLiteConnection(temporaryFor: path)
    self.hash = hash
    try database.runScript(
      """
      CREATE TABLE staged_dish (
        id TEXT, name TEXT, description TEXT, price INTEGER, currency TEXT, kind TEXT,
        kind_key TEXT, name_key TEXT, name_fold TEXT, description_fold TEXT, id_hash INTEGER
      );
      CREATE UNIQUE INDEX staged_dish_by_hash ON staged_dish (id_hash)
      """)
    try database.begin(.writing)
  }

  var isEmpty: Bool {
    get throws(GatewayError) { try database.isEmpty("staged_dish") }
  }

  func insert(_ record: SeedRecord, over store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) -> Bool {
    guard case .dish(let dish) = record else { throw .unexpectedRecord(record, store) }
    return try insert(dish)
  }

  /// Stages a dish. If a dish with the same id is already staged, changes nothing and returns `false`.
  func insert(_ dish: Dish) throws(GatewayError) -> Bool {
    let (kindKey, nameKey) = (kindKeys.key(dish.kind.name), CollationKey(dish.name).text)
    var hash = hash(dish.id)
    while true {
      let inserted = try database.run(
        Self.insert, .text(dish.id.text), .text(dish.name), .text(dish.description), .integer(dish.price.minorUnits),
        .text(dish.price.currency.code), .text(dish.kind.name), .text(kindKey), .text(nameKey),
        .text(SearchText.fold(dish.name)), .text(SearchText.fold(dish.description)), SQLiteValue(hash))
      if inserted > 0 { return true }
      let id = try database.first(Self.id, SQLiteValue(hash)) { (row) throws(GatewayError) in row.text(0) }
      if id == dish.id.text { return false }
      hash &+= 1  // A different id has the same hash, so the next number is tried.
    }
  }

  private static let insert = "INSERT OR IGNORE INTO staged_dish VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
  private static let id = "SELECT id FROM staged_dish WHERE id_hash = ?"

  func move(to store: SQLiteRecords, keepsStore: Bool) throws(GatewayError) {
    // Stored dishes whose ids are already staged are not inserted.
    if keepsStore { try store.forEachDish { (dish) throws(GatewayError) in _ = try insert(dish) } }
    try store.removeMenu()
    try store.database.insert(
      """
      INSERT INTO dish (\(Self.columns), position)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, (SELECT ifnull(max(position), 0) FROM dish) + \(Self.step))
      """,
      rowsOf: "SELECT \(Self.columns) FROM staged_dish ORDER BY kind_key, kind, name_key, id", database)
    try store.database.run("INSERT INTO dish_search (dish_search) VALUES ('rebuild')")
  }

  /// The distance between positions, which leaves room for inserting individual dishes. A larger distance would enlarge the index of
  /// positions.
  static let step = 4

  static let columns =
    "id, name, description, price, currency, kind, kind_key, name_key, name_fold, description_fold"
}

/// A cache of the collation keys of dish kinds. The cache is small, because menus have few kinds.
private final class KindKeys {
  private static let most = 1000
  private var known: [String: (kind: String, key: String)] = [:]

  func key(_ kind: String) -> String {
    // Strings that differ only in their Unicode normalization are equal in Swift, but their collation keys can differ.
    if let known = known[kind], known.kind.utf8.elementsEqual(kind.utf8) { return known.key }
    if known.count == Self.most { known.removeAll(keepingCapacity: true) }
    let key = CollationKey(kind).text
    known[kind] = (kind, key)
    return key
  }
}
