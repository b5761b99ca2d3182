import Entities
import Gateways
public import StoreCore
public import UseCases

extension SQLiteRecords: WholeRecords {
  public func inventory() throws(GatewayError) -> StoreInventory {
    StoreInventory(
      seeded: try seeded(), samples: Set(try allSamples().keys),
      [
        .dishes: try count("dish"),
        // Swift treats strings that differ only in their Unicode normalization as equal, but SQLite doesn't. The kinds are therefore
        // counted in Swift.
        .kinds: Set(try database.rows("SELECT DISTINCT kind FROM dish") { (row) throws(GatewayError) in row.text(0) })
          .count,
        .drafts: try count("orders WHERE placed_at IS NULL"),
        .placedOrders: try count("orders WHERE placed_at IS NOT NULL"),
        .recipes: try count("recipe"),
        .favorites: try count("favorite WHERE state <> 'removed'"),
        .manufacturers: try count("manufacturer"),
        .beers: try count("beer"),
        .reviews: try count("review"),
        .places: try count("place"),
      ])
  }

  func count(_ rows: String) throws(GatewayError) -> Int {
    try database.integer("SELECT count(*) FROM \(rows)")
  }

  public func contents() throws(GatewayError) -> StoreState {
    var builder = StoreStateBuilder()
    for domain in try seeded() { builder.add(.seeded(domain, samples: try samples(of: domain))) }
    try forEachRow { (record) throws(GatewayError) in builder.add(record) }
    let state = try builder.state(from: database.path)
    // The general check runs last, because reading the records throws more specific errors.
    try database.checkIntegrity()
    return state
  }

  private typealias Body = (StoreRecord) throws(GatewayError) -> Void

  public func forEachRecord(_ body: (StoreRecord) throws(GatewayError) -> Void) throws(GatewayError) {
    for domain in try seeded().sorted(by: \.rawValue) {
      try body(.seeded(domain, samples: try samples(of: domain)))
    }
    try forEachRow(body)
    // The general check runs last, because reading the records throws more specific errors.
    try database.checkIntegrity()
  }

  private func forEachRow(_ body: Body) throws(GatewayError) {
    for domain in Domain.allCases { try forEachRow(of: domain, body) }
    if let note = try placeDownload() { try body(.placeDownload(note)) }
    try forEachOrder(body)
    try forEachFavorite { (state, user, place) throws(GatewayError) in
      if let place { try body(.favoritesSharedIn(place, of: user)) }
      try body(.favorite(state, of: user))
    }
  }

  private func forEachRow(of domain: Domain, _ body: Body) throws(GatewayError) {
    switch domain {
    case .restaurant: try forEachDish { (dish) throws(GatewayError) in try body(.dish(dish)) }
    case .recipes: try forEachRecipe { (details) throws(GatewayError) in try body(.recipe(details)) }
    case .beers:
      try forEachManufacturer { (manufacturer) throws(GatewayError) in try body(.manufacturer(manufacturer)) }
      try forEachBeer { (beer) throws(GatewayError) in try body(.beer(beer)) }
      try forEachReview { (review) throws(GatewayError) in try body(.review(review)) }
    case .places: try forEachPlace { (place) throws(GatewayError) in try body(.place(place)) }
    }
  }

  public func setSeeded(_ domains: Set<Domain>) throws(GatewayError) {
    try empty("seed")
    for domain in domains { try database.run("INSERT INTO seed VALUES (?)", .text(domain.rawValue)) }
  }

  public func renewIDs() throws(GatewayError) {
    let pages = "SELECT id FROM recipe WHERE id > 'web-' AND id < 'web.' ORDER BY id"
    let ids = try database.rows(pages) { (row) throws(GatewayError) in row.text(0) }
    for text in ids {
      let id = try database.valid("a recipe") { try Recipe.ID(text) }
      if id.renewed == id { continue }
      let renewed = try details(id).orNotFound.identified(by: id.renewed)
      try deleteRecipe(id)
      try put(try details(renewed.id)?.completed(by: renewed) ?? renewed)
    }
    var records = self
    let users = "SELECT DISTINCT user FROM favorite ORDER BY user"
    for name in try database.rows(users, row: { $0.text(0) }) {
      try records.renewFavorites(of: try database.valid("a user") { try User.ID(name) })
    }
  }

  /// Fills the columns for searchable text that a migration added.
  func fillSearchedTexts() throws(GatewayError) {
    try forEachID(of: "recipe") { (text) throws(GatewayError) in
      let id = try database.valid("a recipe") { try Recipe.ID(text) }
      try fill("recipe", text, try details(id).orNotFound.searchedTexts)
    }
    try forEachID(of: "place") { (text) throws(GatewayError) in
      let id = try database.valid("a place") { try Place.ID(text) }
      try fill("place", text, try place(id).orNotFound.searchedTexts)
    }
  }

  private func fill(_ table: String, _ id: String, _ texts: [SearchedText]) throws(GatewayError) {
    try database.run(
      "UPDATE \(table) SET texts_fold = ? WHERE id = ?", .text(texts.foldedBeyondTitle), .text(id))
  }

  public func removeAll() throws(GatewayError) {
    try empty(
      "seed", "sample", "orders", "recipe", "favorite", "favorite_place", "manufacturer", "photo", "place",
      "place_download")
    try removeMenu()
  }

  func empty(_ tables: String...) throws(GatewayError) {
    for table in tables { try database.run("DELETE FROM \(table)") }
  }

  private func seeded() throws(GatewayError) -> Set<Domain> {
    Set(
      try database.rows("SELECT domain FROM seed") { (row) throws(GatewayError) in
        guard let domain = Domain(rawValue: row.text(0)) else {
          throw .corrupt(what: database.path, why: "there is no domain \(row.text(0))")
        }
        return domain
      })
  }

  private func allSamples() throws(GatewayError) -> [Domain: [String: SampleMark]] {
    var all: [Domain: [String: SampleMark]] = [:]
    for domain in Domain.allCases {
      let samples = try samples(of: domain)
      if !samples.isEmpty { all[domain] = samples }
    }
    return all
  }
}
