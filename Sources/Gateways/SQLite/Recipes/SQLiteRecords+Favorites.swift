public import Entities
import Gateways
public import StoreCore
public import UseCases

/// Reads and writes the favorite tables.
extension SQLiteRecords: FavoriteRecords {
  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) throws(GatewayError) -> Paged<Favorite> {
    let rows = try database.rows(
      FavoriteQuery.page(search),
      [.text(user.text), SQLiteValue(page.limit + 1), SQLiteValue(page.offset)] + SearchCondition.values(search)
    ) { (row) throws(GatewayError) in try state(row).favorite }
    return Paged(longer: rows, than: page)
  }

  public func favoriteCount(of user: User.ID) throws(GatewayError) -> Int {
    try database.first(FavoriteQuery.count, .text(user.text)) { $0.integer(0) } ?? 0
  }

  public func favoriteState(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) -> FavoriteState? {
    try database.first(FavoriteQuery.one, .text(user.text), .text(id.text), row: state)
  }

  public func favoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try states(FavoriteQuery.known, of: user)
  }

  public func unsentFavoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try states(FavoriteQuery.unsent, of: user)
  }

  public func hasFavoriteStates(of user: User.ID) throws(GatewayError) -> Bool {
    try database.first("SELECT 1 FROM favorite WHERE user = ?", .text(user.text)) { _ in true } ?? false
  }

  public func favoritePlace(of user: User.ID) throws(GatewayError) -> String? {
    try database.first("SELECT place FROM favorite_place WHERE user = ?", .text(user.text)) { $0.text(0) }
  }

  public func setFavoriteState(
    _ state: FavoriteState?, for id: Recipe.ID, of user: User.ID
  ) throws(GatewayError) {
    guard let state else {
      try database.run("DELETE FROM favorite WHERE user = ? AND recipe = ?", .text(user.text), .text(id.text))
      return
    }
    let (recipe, document) = (state.favorite.recipe, FavoriteDocument(state))
    try database.run(
      "INSERT OR REPLACE INTO favorite VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", .text(user.text), .text(id.text),
      .text(recipe.title), SQLiteValue(recipe.image?.text), SQLiteValue(recipe.minutes),
      SQLiteValue(recipe.servings), .text(document.addedAt), .text(document.state.rawValue),
      .text(CollationKey(recipe.title).text), .text(SearchText.fold(recipe.title)), SQLiteValue(try details(document))
    )
  }

  public func unsendFavorites(of user: User.ID) throws(GatewayError) {
    try database.run("UPDATE favorite SET state = 'added' WHERE user = ? AND state = 'kept'", .text(user.text))
  }

  public func setFavoritePlace(_ place: String?, of user: User.ID) throws(GatewayError) {
    if let place {
      try database.run("INSERT OR REPLACE INTO favorite_place VALUES (?, ?)", .text(user.text), .text(place))
    } else {
      try database.run("DELETE FROM favorite_place WHERE user = ?", .text(user.text))
    }
  }

  /// Calls `body` with every user's favorites, in the order of the recipe ids. Only the first call for a user passes the name of the
  /// service with which that user's favorites were last synchronized.
  func forEachFavorite(
    _ body: (FavoriteState, User.ID, _ place: String?) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    for name in try database.rows("SELECT DISTINCT user FROM favorite ORDER BY user", row: { $0.text(0) }) {
      let user = try database.valid("a user") { try User.ID(name) }
      var place = try favoritePlace(of: user)
      try database.forEach(FavoriteQuery.known + " ORDER BY recipe", [.text(name)]) { (row) throws(GatewayError) in
        try body(try state(row), user, place)
        place = nil
        return true
      }
    }
  }

  private func details(_ document: FavoriteDocument) throws(GatewayError) -> String? {
    guard let details = document.details else { return nil }
    return String(decoding: try JSONDocument.encode(details, isPretty: false).dropLast(), as: UTF8.self)
  }

  private func details(_ text: String, of recipe: Recipe) throws(GatewayError) -> RecipeDetails {
    let document = try JSONDocument.decode(RecipeDetailsDocument.self, Array(text.utf8), from: database.path)
    let details = try database.valid("favorite \(recipe.id)") { try document.details() }
    guard details.recipe == recipe else {
      throw .corrupt(what: database.path, why: "favorite \(recipe.id): the details are of another recipe")
    }
    return details
  }

  private func states(_ sql: String, of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    let states = try database.rows(sql, .text(user.text), row: state)
    return Dictionary(uniqueKeysWithValues: states.map { ($0.favorite.id, $0) })
  }

  private func state(_ row: SQLiteStatement) throws(GatewayError) -> FavoriteState {
    let recipe = try RecipeTableRow.recipe(row, database)
    guard let date = Timestamp.date(row.text(5)) else {
      throw .corrupt(what: database.path, why: "favorite \(recipe.id): the date is \(row.text(5))")
    }
    var favorite = Favorite(recipe, addedAt: date)
    if let text = row.textOrNil(7) { favorite = Favorite(try details(text, of: recipe), addedAt: date) }
    switch FavoriteDocument.State(rawValue: row.text(6)) {
    case .kept: return .kept(favorite)
    case .added: return .added(favorite)
    case .removed: return .removed(favorite)
    case nil: throw .corrupt(what: database.path, why: "favorite \(recipe.id): it is \(row.text(6))")
    }
  }
}

/// The SQL queries for favorites.
enum FavoriteQuery {
  static let columns = "recipe, title, image, minutes, servings, added_at, state, details"

  static let count = "SELECT count(*) FROM favorite WHERE user = ? AND state <> 'removed'"
  static func page(_ search: SearchText) -> String {
    """
    SELECT \(columns) FROM favorite
    WHERE user = ?1 AND state <> 'removed'\(SearchCondition.sql(search, in: ["title_fold"], from: 4))
    ORDER BY title_key, recipe LIMIT ?2 OFFSET ?3
    """
  }

  static let one = "SELECT \(columns) FROM favorite WHERE user = ? AND recipe = ?"
  static let known = "SELECT \(columns) FROM favorite WHERE user = ?"
  /// The query for unsent states. It names the index because SQLite can't know that most favorites have been sent, and would otherwise use
  /// the primary key.
  static let unsent =
    "SELECT \(columns) FROM favorite INDEXED BY unsent_favorites WHERE user = ? AND state <> 'kept'"
}
