#if SQLite
  import Entities
  import UseCases

  /// One user's rows of the table `favorite`.
  struct FavoriteTable {
    static let columns = "recipe, title, image, minutes, servings, added_at, state"

    private let database: SQLiteConnection
    private let user: User.ID

    init(_ database: SQLiteConnection, of user: User.ID) {
      self.database = database
      self.user = user
    }

    var count: Int {
      get throws(GatewayError) {
        try database.first(Self.count, .text(user.text)) { $0.integer(0) } ?? 0
      }
    }

    func page(_ page: Page, matching search: SearchText) throws(GatewayError) -> Paged<Favorite> {
      let rows = try database.rows(
        search.isBlank ? Self.page : Self.search, .text(user.text), SQLiteValue(page.limit + 1),
        SQLiteValue(page.offset), .text(search.folded)
      ) { (row) throws(GatewayError) in try Self.state(row, database).favorite }
      return Paged(Array(rows.prefix(page.limit)), hasMore: rows.count > page.limit)
    }

    static let count = "SELECT count(*) FROM favorite WHERE user = ? AND state <> 'removed'"
    static let page = page(where: "?4 = ''")
    private static let search = page(where: "instr(title_fold, ?4) > 0")
    private static func page(where condition: String) -> String {
      """
      SELECT \(columns) FROM favorite WHERE user = ?1 AND state <> 'removed' AND \(condition)
      ORDER BY title_key, recipe LIMIT ?2 OFFSET ?3
      """
    }

    func state(_ id: Recipe.ID) throws(GatewayError) -> FavoriteState? {
      try database.first(
        "SELECT \(Self.columns) FROM favorite WHERE user = ? AND recipe = ?", .text(user.text), .text(id.text)
      ) { (row) throws(GatewayError) in try Self.state(row, database) }
    }

    func states() throws(GatewayError) -> [Recipe.ID: FavoriteState] { try states(Self.known) }

    func unsentStates() throws(GatewayError) -> [Recipe.ID: FavoriteState] { try states(Self.unsent) }

    private static let known = "SELECT \(columns) FROM favorite WHERE user = ?"
    /// Named, since SQLite takes the primary key for as good: it can't know that most favourites are sent.
    static let unsent =
      "SELECT \(columns) FROM favorite INDEXED BY unsent_favorites WHERE user = ? AND state <> 'kept'"

    private func states(_ sql: String) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
      var states: [Recipe.ID: FavoriteState] = [:]
      try database.forEach(sql, [.text(user.text)]) { (row) throws(GatewayError) in
        let state = try Self.state(row, database)
        states[state.favorite.id] = state
        return true
      }
      return states
    }

    /// Where they were settled last.
    func place() throws(GatewayError) -> String? {
      try database.first("SELECT place FROM favorite_place WHERE user = ?", .text(user.text)) { $0.text(0) }
    }

    /// Whether this is another place than the one in which they were settled last; no place is no other.
    func isElsewhere(_ place: String?) throws(GatewayError) -> Bool {
      guard let place else { return false }
      return try self.place() != place
    }

    /// Settles in this place from now on, where nobody was told of anything.
    func move(to place: String) throws(GatewayError) {
      try database.run("UPDATE favorite SET state = 'added' WHERE user = ? AND state = 'kept'", .text(user.text))
      try database.run("INSERT OR REPLACE INTO favorite_place VALUES (?, ?)", .text(user.text), .text(place))
    }

    /// Where nothing is known of any recipe there is no place either.
    func forgetPlaceOfNothing() throws(GatewayError) {
      try database.run(
        "DELETE FROM favorite_place WHERE user = ?1 AND NOT EXISTS (SELECT 1 FROM favorite WHERE user = ?1)",
        .text(user.text))
    }

    /// Writes what is known of a recipe; `nil` takes its row away.
    func set(_ state: FavoriteState?, for id: Recipe.ID) throws(GatewayError) {
      guard let state else {
        try database.run("DELETE FROM favorite WHERE user = ? AND recipe = ?", .text(user.text), .text(id.text))
        return
      }
      let (recipe, document) = (state.favorite.recipe, FavoriteDocument(state))
      try database.run(
        "INSERT OR REPLACE INTO favorite VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", .text(user.text), .text(id.text),
        .text(recipe.title), SQLiteValue(recipe.image?.text), SQLiteValue(recipe.minutes),
        SQLiteValue(recipe.servings), .text(document.addedAt), .text(document.state.rawValue),
        .text(CollationKey(recipe.title).text), .text(SearchText.fold(recipe.title)))
    }

    /// Every user's favourites.
    static func all(_ database: SQLiteConnection) throws(GatewayError) -> [User.ID: FavoriteBook] {
      let users = try database.rows("SELECT DISTINCT user FROM favorite") { $0.text(0) }
      var books: [User.ID: FavoriteBook] = [:]
      for name in users {
        let user = try database.valid("a user") { try User.ID(name) }
        let table = FavoriteTable(database, of: user)
        books[user] = FavoriteBook(try table.states(), place: try table.place())
      }
      return books
    }

    private static func state(
      _ row: SQLiteStatement, _ database: SQLiteConnection
    ) throws(GatewayError) -> FavoriteState {
      let recipe = try RecipeRow.recipe(row, database)
      guard let date = Timestamp.date(row.text(5)) else {
        throw .corrupt(what: database.path, why: "favourite \(recipe.id): the date is \(row.text(5))")
      }
      let favorite = Favorite(recipe, addedAt: date)
      switch FavoriteDocument.State(rawValue: row.text(6)) {
      case .kept: return .kept(favorite)
      case .added: return .added(favorite)
      case .removed: return .removed(favorite)
      case nil: throw .corrupt(what: database.path, why: "favourite \(recipe.id): it is \(row.text(6))")
      }
    }
  }
#endif
