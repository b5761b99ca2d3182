import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: WholeRecords {
  public func inventory() throws(GatewayError) -> StoreInventory {
    var inventory = try commonInventory()
    let drafts = FirestoreQuery("users", where: [.init("hasDraft", .equal, .boolean(true))])
    inventory[.drafts] = Int(try reading.total(FirestoreTotals(drafts))[0])
    inventory[.placedOrders] = try count("orders", isGroup: true)
    inventory[.favorites] = try count("favorites", isGroup: true)
    return inventory
  }

  /// Returns the inventory without the counts that only managers can read.
  func commonInventory() throws(GatewayError) -> StoreInventory {
    let (control, menu) = (try control, try blockIndex(.restaurant))
    return StoreInventory(
      seeded: control.seeded, samples: Set(control.samples.keys),
      [
        .dishes: menu.count, .kinds: menu.sections.count, .recipes: try blockIndex(.recipes).count,
        .manufacturers: try count("makers"), .beers: try count("beers"), .reviews: try count("reviews"),
      ])
  }

  /// The data from which the stamp of the whole store is computed.
  private struct Shared: Hashable, Sendable {
    let control: Control
    let marks: [Int64]
  }

  public func stamp(of domain: Domain?) throws(GatewayError) -> StoreStamp {
    var control = try control
    // A change that is being prepared has not changed anything yet.
    control.change = nil
    switch domain {
    case .restaurant: return StoreStamp([control.blockIndexes[.restaurant] ?? ""])
    case .recipes: return StoreStamp([control.blockIndexes[.recipes] ?? ""])
    case .places: return StoreStamp([""])
    case .beers: return StoreStamp(try marks(of: ["makers", "beers"]))
    case nil: return StoreStamp(Shared(control: control, marks: try marks(of: ["makers", "beers", "users"])))
    }
  }

  /// Returns the number of documents in each collection and the sum of their marks. Every change also gives the document of a manufacturer,
  /// beer or user a random 40-bit mark.
  private func marks(of collections: [String]) throws(GatewayError) -> [Int64] {
    var marks: [Int64] = []
    for collection in collections {
      marks += try reading.total(FirestoreTotals(FirestoreQuery(collection), sums: ["mark"]))
    }
    return marks
  }

  public func contents() throws(GatewayError) -> StoreState {
    var builder = StoreStateBuilder()
    try forEachRecord { (record) throws(GatewayError) in builder.add(record) }
    return try builder.state(from: Control.path)
  }

  public func forEachRecord(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError) {
    let control = try control
    for domain in control.seeded.sorted(by: \.rawValue) { try body(.seeded(domain, samples: try samples(of: domain))) }
    for dish in try records(of: .restaurant, Dish.self) { try body(.dish(dish)) }
    for details in try records(of: .recipes, RecipeDetails.self) { try body(.recipe(details)) }
    try forEach("makers") { (document) throws(GatewayError) in
      try body(.manufacturer(try Self.manufacturer(document.fields, document.path).manufacturer))
    }
    try forEach("beers") { (document) throws(GatewayError) in
      try body(.beer(try Self.beer(document.fields, document.path).beer))
    }
    try forEach("reviews") { (document) throws(GatewayError) in
      try body(.review(try Self.review(document.fields, document.path)))
    }
    try forEachOrder(body)
    try forEachFavorite(body)
  }

  private func forEach(
    _ collection: String, _ body: (FirestoreDocument) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    var cursor = FirestoreCursor(.all(of: collection), reading)
    while let document = try cursor.next() { try body(document) }
  }

  /// Iterates over all users' orders: each user's placed orders by number, then the draft.
  private func forEachOrder(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError) {
    try forEachUser(with: ["orders"]) { (user, own, orders) throws(GatewayError) in
      for document in orders.sorted(by: { ($0.fields["number"]?.number ?? 0) < ($1.fields["number"]?.number ?? 0) }) {
        try body(.placedOrder(try Self.placedOrder(document.fields, of: document.path), of: user))
      }
      if let own, own.fields["draft"]?.text != nil {
        try body(.draft(try Self.draft(own.fields, of: own.path), of: user))
      }
    }
  }

  private func forEachFavorite(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError) {
    try forEachUser(with: ["favorites", "removals"]) { (user, own, documents) throws(GatewayError) in
      let states = try states(documents)
      if !states.isEmpty, let place = own?.fields["favoritesPlace"]?.text {
        try body(.favoritesSharedIn(place, of: user))
      }
      for state in states.sorted(by: \.favorite.id.text) { try body(.favorite(state, of: user)) }
    }
  }

  /// Iterates over the users in the order of their ids.
  ///
  /// - Parameter body: a function that receives the user's own document, if it exists, and the user's documents in these collections.
  private func forEachUser(
    with collections: [String],
    _ body: (User.ID, _ own: FirestoreDocument?, [FirestoreDocument]) throws(GatewayError) -> Void
  ) throws(GatewayError) {
    var users = FirestoreCursor(FirestoreQuery("users"), reading)
    var cursors = collections.map { collection in
      var query = FirestoreQuery(collection)
      query.isGroup = true
      return FirestoreCursor(query, reading)
    }
    while true {
      var name = try users.peek()?.id
      for index in cursors.indices {
        guard let other = try cursors[index].peek()?.user else { continue }
        name = name.map { min($0, other) } ?? other
      }
      guard let name else { return }
      let user: User.ID
      do { user = try User.ID(name) } catch { throw .corrupt(what: "users/\(name)", why: error.reason) }
      let own = try users.peek()?.id == name ? try users.next() : nil
      var documents: [FirestoreDocument] = []
      for index in cursors.indices { documents += try cursors[index].documents(of: name) }
      try body(user, own, documents)
    }
  }

  private func states(_ documents: [FirestoreDocument]) throws(GatewayError) -> [FavoriteState] {
    var states: [Recipe.ID: FavoriteState] = [:]
    for document in documents where document.isOf("removals") {
      let state = try Self.removed(document.fields, document.path)
      states[state.favorite.id] = state
    }
    for document in documents where document.isOf("favorites") {
      if let state = Self.state(document.fields, document.id) { states[state.favorite.id] = state }
    }
    return Array(states.values)
  }

  public mutating func setSeeded(_ domains: Set<Domain>) throws(GatewayError) {
    var control = try control
    // Places are kept in the local store.
    control.seeded = domains.subtracting([.places])
    setControl(control)
  }

  public mutating func renewIDs() throws(GatewayError) {
    for details in try records(of: .recipes, RecipeDetails.self).sorted(by: \.id.text)
    where details.id.renewed != details.id {
      let renewed = details.identified(by: details.id.renewed)
      try deleteRecipe(details.id)
      try put(try self.details(renewed.id)?.completed(by: renewed) ?? renewed)
    }
    for user in usersOfOldFavorites { try renewFavorites(of: user) }
  }

  /// The users who have a staged favorite under an outdated id.
  private var usersOfOldFavorites: [User.ID] {
    let users = staging.paths.compactMap { path -> User.ID? in
      let parts = path.split(separator: "/").map(String.init)
      guard parts.count == 4, parts[2] == "favorites", let id = try? Recipe.ID(parts[3]), id.renewed != id else {
        return nil
      }
      return try? User.ID(parts[1])
    }
    return Set(users).sorted(by: \.text)
  }

  public mutating func removeAll() throws(GatewayError) {
    for collection in ["makers", "makerNames", "beers", "reviews", "photos", "users"] {
      for document in try reading.list(.names(of: collection)) { staging.delete(document.path) }
    }
    for collection in ["parts", "orders", "favorites", "removals"] {
      var query = FirestoreQuery.names(of: collection)
      query.isGroup = true
      for document in try reading.list(query) { staging.delete(document.path) }
    }
    if try fields(Control.path) != nil { setControl(Control()) }
  }
}

extension FirestoreQuery {
  fileprivate static func names(of collection: String) -> FirestoreQuery {
    var query = FirestoreQuery(collection)
    query.fields = []
    return query
  }
}

extension FirestoreDocument {
  /// Returns whether the document is in a collection of this name.
  fileprivate func isOf(_ collection: String) -> Bool { path.split(separator: "/").dropLast().last ?? "" == collection }
}
