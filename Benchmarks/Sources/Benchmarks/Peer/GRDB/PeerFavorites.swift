import GRDB

/// A row of the favorites table in a typical implementation with GRDB.
struct FavoriteRecord: Codable, Sendable, FetchableRecord, TableRecord {
  static let databaseTableName = "favorite"
  static var databaseSelection: [any SQLSelectable] {
    ["recipe", "title", "image", "minutes", "servings", "added_at"].map { Column($0) }
  }

  let recipe: String
  let title: String
  let image: String?
  let minutes: Int?
  let servings: Int?
  let added_at: String
}

/// A typical implementation of the favorites with GRDB.
struct PeerFavorites: FavoritesPeer {
  private let database: DatabaseQueue

  init(_ path: String) throws { database = try PeerDatabase.open(path) }

  /// Returns the titles on the first page and the total number of favorites. Reads one additional favorite to determine whether there are
  /// more.
  func firstPage(_ limit: Int, of user: String) throws -> (titles: [String], count: Int) {
    let favorites = FavoriteRecord.filter(Column("user") == user && Column("state") != "removed")
    return try database.read { db in
      let page = try favorites.order(Column("title_key"), Column("recipe")).limit(limit + 1).fetchAll(db)
      return (page.prefix(limit).map(\.title), try favorites.fetchCount(db))
    }
  }
}
