import Entities

/// A dish as one would read it.
struct MenuDish: Codable, Sendable {
  let id: String
  let name: String
  let description: String
  let price: Int
  let currency: String
  let kind: String
}

/// The same, decoded by hand.
struct HandDecodedDish: Sendable, Hashable {
  let id: String
  let name: String
  let description: String
  let price: Int
  let currency: String
  let kind: String
}

/// What a screen shows: the dishes of one kind.
struct MenuSection<Dish> {
  let kind: String
  var dishes: [Dish]
}

/// The menu as one would read it.
protocol MenuPeer {
  /// The first dishes.
  func firstPage(_ limit: Int) throws -> [MenuSection<MenuDish>]

  func all() throws -> [MenuSection<MenuDish>]

  func allDecodedByHand() throws -> [MenuSection<HandDecodedDish>]

  /// The first hits of a search in the order of the menu: a scan of the folded texts that ends when it has enough.
  func scan(for search: SearchText, limit: Int) throws -> [MenuSection<MenuDish>]

  /// The first hits of a search as the kit shows them: ranked in SQL, unless there are too many.
  func ranked(for search: SearchText, limit: Int) throws -> [MenuSection<MenuDish>]

  /// The number of hits: a scan to the end.
  func count(_ search: SearchText) throws -> Int
}

/// The first page as one would watch it.
protocol WatchPeer {
  var dishes: [HandDecodedDish] { get }
  /// Between the last two readings.
  var difference: CollectionDifference<HandDecodedDish>? { get }

  /// Reads the page again, and compares.
  mutating func look() async throws
}

/// Several connections to one database, one of which writes.
protocol PoolPeer: Sendable {
  /// The number of dishes on the first page, and one if there are more.
  func firstPage(_ limit: Int) async throws -> Int

  /// Deletes all dishes and inserts them again, as another import would.
  func replaceMenu() async throws

  /// Adds a dish to a new order of a user and places the order.
  func order(_ id: String, of user: String, _ dish: String, at date: String) async throws
}

/// The favorites as one would read them.
protocol FavoritesPeer {
  /// The titles of the first favorites by title, and the number of all.
  func firstPage(_ limit: Int, of user: String) throws -> (titles: [String], count: Int)
}
