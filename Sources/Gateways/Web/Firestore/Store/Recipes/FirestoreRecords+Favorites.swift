public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: FavoriteRecords {
  /// Returns the query for a user's favorites, which are in the collection that ``FirestoreFavorites`` also uses.
  private func favorites(of user: User.ID) -> FirestoreQuery { collection("favorites", of: user) }

  /// Returns the query for the removed favorites that have yet to be synchronized.
  private func removals(of user: User.ID) -> FirestoreQuery { collection("removals", of: user) }

  private func collection(_ name: String, of user: User.ID) -> FirestoreQuery {
    var query = FirestoreQuery(name)
    query.parent = path(of: user)
    return query
  }

  private func path(_ collection: String, _ id: Recipe.ID, of user: User.ID) -> String {
    "\(path(of: user))/\(collection)/\(id.text)"
  }

  public func favorites(
    of user: User.ID, matching search: SearchText, page: Page
  ) throws(GatewayError) -> Paged<Favorite> {
    let all = try favoriteStates(of: user).values.filter(\.isFavorite).map(\.favorite)
    let hits = all.filter { $0.recipe.matches(search) }.map { (favorite: $0, position: RecipePosition($0.recipe)) }
    return Paged(hits.sorted { $0.position < $1.position }.map(\.favorite), page: page)
  }

  public func favoriteCount(of user: User.ID) throws(GatewayError) -> Int {
    Int(try reading.total(FirestoreTotals(favorites(of: user)))[0])
  }

  public func favoriteState(_ id: Recipe.ID, of user: User.ID) throws(GatewayError) -> FavoriteState? {
    let (favorite, removal) = (path("favorites", id, of: user), path("removals", id, of: user))
    try reading.prepare([favorite, removal])
    if let fields = try fields(favorite), let state = Self.state(fields, id.text) { return state }
    return try fields(removal).map { (fields) throws(GatewayError) in try Self.removed(fields, removal) }
  }

  public func favoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    var states: [Recipe.ID: FavoriteState] = [:]
    for document in try reading.list(removals(of: user)) {
      let state = try Self.removed(document.fields, document.path)
      states[state.favorite.id] = state
    }
    for document in try reading.list(favorites(of: user)) {
      if let state = Self.state(document.fields, document.id) { states[state.favorite.id] = state }
    }
    let prefix = path(of: user) + "/"
    for path in staging.paths where path.hasPrefix(prefix + "favorites/") || path.hasPrefix(prefix + "removals/") {
      guard let id = path.split(separator: "/").last.flatMap({ try? Recipe.ID(String($0)) }) else { continue }
      states[id] = try favoriteState(id, of: user)
    }
    return states
  }

  public func unsentFavoriteStates(of user: User.ID) throws(GatewayError) -> [Recipe.ID: FavoriteState] {
    try favoriteStates(of: user).filter(\.value.isUnsent)
  }

  public func hasFavoriteStates(of user: User.ID) throws(GatewayError) -> Bool {
    try !favoriteStates(of: user).isEmpty
  }

  public func favoritePlace(of user: User.ID) throws(GatewayError) -> String? {
    try fields(path(of: user))?["favoritesPlace"]?.text
  }

  public mutating func setFavoriteState(
    _ state: FavoriteState?, for id: Recipe.ID, of user: User.ID
  ) throws(GatewayError) {
    let (favorite, removal) = (path("favorites", id, of: user), path("removals", id, of: user))
    try reading.prepare([favorite, removal, path(of: user)])
    switch state {
    case .kept(let kept): staging.merge(favorite, try Self.fields(kept, "kept", over: fields(favorite)))
    case .added(let added): staging.merge(favorite, try Self.fields(added, "added", over: fields(favorite)))
    case .removed, nil: if try fields(favorite) != nil { staging.delete(favorite) }
    }
    if case .removed = state, let state {
      staging.set(removal, ["favorite": try Self.text(FavoriteDocument(state), of: state.favorite.recipe.title)])
    } else if try fields(removal) != nil {
      staging.delete(removal)
    }
    try touch(user)
  }

  public mutating func unsendFavorites(of user: User.ID) throws(GatewayError) {
    for (id, state) in try favoriteStates(of: user) {
      if case .kept = state { try setFavoriteState(state.unsent, for: id, of: user) }
    }
  }

  public mutating func setFavoritePlace(_ place: String?, of user: User.ID) throws(GatewayError) {
    if try favoritePlace(of: user) == place { return }
    staging.merge(path(of: user), ["favoritesPlace": place.map(FirestoreValue.string)])
    try touch(user)
  }

  /// Changes the user's document, since observers check only that document.
  private mutating func touch(_ user: User.ID) throws(GatewayError) {
    let path = path(of: user)
    let known = try fields(path)
    staging.merge(
      path, ["placed": known?["placed"] ?? .integer(0), "hasDraft": known?["hasDraft"] ?? .boolean(false)])
  }

  /// Returns the changed fields. Other fields in the document are kept, and so are details that only a newer version of the kit can read.
  private static func fields(
    _ favorite: Favorite, _ state: String, over known: [String: FirestoreValue]?
  ) -> [String: FirestoreValue?] {
    var fields: [String: FirestoreValue?] = ["state": .string(state)]
    for path in FavoriteFields.mask where known?[path.text] != nil { fields[path.text] = .some(nil) }
    if let known, let id = known["id"]?.text, FavoriteFields.favorite(known, id: id) == nil { fields["details"] = nil }
    for (name, value) in FavoriteFields.fields(favorite) { fields[name] = .some(value) }
    return fields
  }

  /// Returns the state of a favorite. `nil` if the document is not a readable favorite. A favorite without a state is already synchronized.
  static func state(_ fields: [String: FirestoreValue], _ id: String) -> FavoriteState? {
    guard let favorite = FavoriteFields.favorite(fields, id: id) else { return nil }
    return fields["state"]?.text == "added" ? .added(favorite) : .kept(favorite)
  }

  static func removed(_ fields: [String: FirestoreValue], _ path: String) throws(GatewayError) -> FavoriteState {
    try record(fields, "favorite", of: path) { (document: FavoriteDocument) in try document.favoriteState() }
  }
}
