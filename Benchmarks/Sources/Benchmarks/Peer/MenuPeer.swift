import Entities

/// A dish, decoded with `Codable`.
struct MenuDish: Codable, Sendable {
  let id: String
  let name: String
  let description: String
  let price: Int
  let currency: String
  let kind: String
}

/// A dish with the fields of `MenuDish`, decoded by hand.
struct HandDecodedDish: Sendable, Hashable {
  let id: String
  let name: String
  let description: String
  let price: Int
  let currency: String
  let kind: String
}

/// A section of the menu screen: the dishes of one kind.
struct MenuSection<Dish> {
  let kind: String
  var dishes: [Dish]
}

/// A typical implementation of the menu.
protocol MenuPeer {
  /// Returns the first dishes on the menu, in sections.
  func firstPage(_ limit: Int) throws -> [MenuSection<MenuDish>]

  func all() throws -> [MenuSection<MenuDish>]

  func allDecodedByHand() throws -> [MenuSection<HandDecodedDish>]

  /// Returns the first results of a search in menu order. The scan of the folded text stops after `limit` + 1 results, since the additional
  /// result shows that there are more.
  func scan(for search: SearchText, limit: Int) throws -> [MenuSection<MenuDish>]

  /// Returns the first results of a search in the kit's order. SQL ranks the results unless there are too many.
  func ranked(for search: SearchText, limit: Int) throws -> [MenuSection<MenuDish>]

  /// Returns the number of results of a search, which takes a full scan.
  func count(_ search: SearchText) throws -> Int
}

/// A typical implementation of an observation of the menu's first page.
protocol WatchPeer {
  var dishes: [HandDecodedDish] { get }
  /// The difference between the last two versions of the page that were read.
  var difference: CollectionDifference<HandDecodedDish>? { get }

  /// Reads the page again, and computes the difference.
  mutating func look() async throws
}

/// A pool of connections to one database. Only one of the connections writes.
protocol PoolPeer: Sendable {
  /// Returns the number of dishes on the first page, plus 1 if there are more.
  func firstPage(_ limit: Int) async throws -> Int

  /// Deletes all dishes and inserts them again, as importing the menu again would.
  func replaceMenu() async throws

  /// Adds a dish to a user's new order and places the order.
  func order(_ id: String, of user: String, _ dish: String, at date: String) async throws
}

/// A typical implementation of the favorites.
protocol FavoritesPeer {
  /// Returns the titles of the first favorites, sorted by title, and the total number of favorites.
  func firstPage(_ limit: Int, of user: String) throws -> (titles: [String], count: Int)
}
