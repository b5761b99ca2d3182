import Entities
package import StoreCore
package import UseCases

/// The document of a whole store: the output of `store dump`, and the file of a `StateStore`.
package struct StoreDocument: Codable, Sendable {
  /// The latest format that the kit supports.
  package static let format = 7

  /// The format in which this document was written.
  package let format: Int
  /// The domains whose seed has been imported.
  package let seeded: [String]
  /// The samples of each domain, by record id. The value for a sample is a digest of the unchanged record, so that an edit to the file is
  /// detected. The value is empty if imports no longer delete the sample. `nil` if there are no samples.
  package let samples: [String: [String: String]]?
  /// The dishes, in menu order.
  package let dishes: [DishDocument]
  /// The recipe collection, by title. `nil` in format 1.
  package let recipes: [RecipeDetailsDocument]?
  /// The manufacturers, sorted by id. The beers and the reviews are also sorted by id. `nil` in formats 1 and 2.
  package let manufacturers: [ManufacturerDocument]?
  package let beers: [BeerDocument]?
  package let reviews: [ReviewDocument]?
  /// The shops, activities and services, by name. Formats 1 to 3 contained neither places nor the record of a download.
  package let places: [PlaceDocument]?
  package let placeDownload: PlaceDownloadDocument?
  /// The records of each user, by user id.
  package let users: [String: UserDocument]

  /// Creates the document for a state. Throws the errors of the encoder.
  package init(_ state: StoreState) throws(GatewayError) {
    format = Self.format
    seeded = state.seeded.map(\.rawValue).sorted()
    var samples: [String: [String: String]] = [:]
    for (domain, marks) in state.samples {
      for (id, mark) in marks {
        let digest = mark == .untouched ? try SampleMark.digest(of: state.record(id, of: domain)) : ""
        samples[domain.rawValue, default: [:]][id] = digest
      }
    }
    self.samples = samples.isEmpty ? nil : samples
    dishes = state.menu.all.map(DishDocument.init)
    recipes = state.recipes.all.map(RecipeDetailsDocument.init)
    manufacturers = state.beers.manufacturers.values.sorted(by: \.id.text).map(ManufacturerDocument.init)
    beers = state.beers.beers.values.sorted(by: \.id.text).map(BeerDocument.init)
    reviews = state.beers.reviews.values.sorted(by: \.id.text).map(ReviewDocument.init)
    places = state.places.all.map(PlaceDocument.init)
    placeDownload = state.placeDownload.map(PlaceDownloadDocument.init)
    users = Dictionary(
      uniqueKeysWithValues: Set(state.orders.keys).union(state.favorites.keys).compactMap { user in
        let document = UserDocument(
          state.orders[user] ?? OrderState(), state.favorites[user] ?? UserFavorites())
        return document.isEmpty ? nil : (user.text, document)
      })
  }

  func encoded() throws(GatewayError) -> [UInt8] { try JSONDocument.encode(self) }

  /// Decodes the state from the bytes of a file.
  ///
  /// - Throws: ``GatewayError/corrupt(what:why:)`` or ``GatewayError/newerVersion(what:found:known:)``, with `path`.
  static func decode(_ bytes: [UInt8], from path: String) throws(GatewayError) -> StoreState {
    let version = try JSONDocument.decode(FormatDocument.self, bytes, from: path).format
    if version > format { throw .newerVersion(what: path, found: version, known: format) }
    if version < 1 { throw .corrupt(what: path, why: "there is no format \(version)") }
    let document = try JSONDocument.decode(StoreDocument.self, bytes, from: path)
    var state: StoreState
    do { state = try document.state() } catch { throw .corrupt(what: path, why: error.reason) }
    try DocumentKeys.check(bytes, areThoseOf: try StoreDocument(state).encoded(), from: path)
    if version < 5 { state.renewIDs() }
    return state
  }

  private func state() throws -> StoreState {
    var state = StoreState()
    for name in seeded { state.seeded.insert(try Self.domain(name)) }
    guard let menu = SortedRecords(try dishes.map { try $0.dish() }) else {
      throw DocumentError.wrong("the menu", found: "one with a dish twice", expected: "each dish once")
    }
    state.menu = menu
    guard let recipes = SortedRecords(try (recipes ?? []).map { try $0.details() }) else {
      throw DocumentError.wrong("the collection", found: "one with a recipe twice", expected: "each recipe once")
    }
    state.recipes = recipes
    guard
      let beers = BeerState(
        manufacturers: try (manufacturers ?? []).map { try $0.manufacturer() },
        beers: try (beers ?? []).map { try $0.beer() }, reviews: try (reviews ?? []).map { try $0.review() })
    else {
      throw DocumentError.wrong(
        "the beers", found: "something twice, or of nobody", expected: "each once, in its place")
    }
    state.beers = beers
    guard let places = SortedRecords(try (places ?? []).map { try $0.place() }) else {
      throw DocumentError.wrong("the places", found: "one that is there twice", expected: "each place once")
    }
    state.places = places
    state.placeDownload = try placeDownload?.note()
    for (name, marks) in samples ?? [:] {
      let domain = try Self.domain(name)
      guard state.seeded.contains(domain), !marks.isEmpty, marks.keys.allSatisfy({ state.holds($0, in: domain) })
      else {
        let ids = marks.keys.sorted().joined(separator: " ")
        throw DocumentError.wrong("the samples of \(name)", found: ids, expected: "records that are there")
      }
      for (id, digest) in marks {
        state.samples[domain, default: [:]][id] = try SampleMark(digest: digest, of: state.record(id, of: domain))
      }
    }
    // Older formats had no sample marks, so the source of the download shows that the places are samples.
    if format < 5, state.placeDownload?.source == "bundle", state.places.count > 0 {
      state.samples[.places] = Dictionary(uniqueKeysWithValues: state.places.all.map { ($0.id.text, .untouched) })
    }
    for (name, user) in users {
      let id = try User.ID(name)
      let (orders, favorites) = (try user.orderState(), try user.favoriteBook())
      if orders != OrderState() || favorites == nil { state.orders[id] = orders }
      state.favorites[id] = favorites
    }
    return state
  }
}

extension StoreState {
  fileprivate func record(_ id: String, of domain: Domain) throws(GatewayError) -> StoreRecord? {
    try StateRecords(self, NoPhotos()).record(id, of: domain)
  }
}

/// A source without pictures, for records whose pictures are not read.
private struct NoPhotos: PhotoSource {
  func photo(_ id: Photo.ID) -> LoadedImage? { nil }
}

extension StoreDocument {
  private static func domain(_ name: String) throws -> Domain {
    if let domain = Domain(rawValue: name) { return domain }
    let known = Domain.allCases.map(\.rawValue).joined(separator: " or ")
    throw DocumentError.wrong("a seeded domain", found: name, expected: known)
  }
}

/// Decodes only the format of a document, regardless of its other contents.
struct FormatDocument: Decodable {
  let format: Int
}

/// The records of one user in a store document.
package struct UserDocument: Codable, Sendable {
  /// The user's draft. `nil` if there is none.
  package let draft: OrderDocument?
  /// The placed orders, in the order in which they were placed.
  package let orders: [OrderDocument]
  /// The favorites, by title. `nil` if there are none.
  package let favorites: [FavoriteDocument]?
  /// The name of the service with which the favorites were last synchronized. `nil` if they have never been synchronized.
  package let sharedIn: String?

  init(_ state: OrderState, _ book: UserFavorites) {
    draft = state.draft.map(OrderDocument.init)
    orders = state.placed.map(OrderDocument.init)
    let states = book.states.values.sorted {
      RecipePosition($0.favorite.recipe) < RecipePosition($1.favorite.recipe)
    }
    favorites = states.isEmpty ? nil : states.map(FavoriteDocument.init)
    sharedIn = states.isEmpty ? nil : book.place
  }

  /// Whether the user has no records.
  var isEmpty: Bool { draft == nil && orders.isEmpty && favorites == nil }

  func favoriteBook() throws -> UserFavorites? {
    guard let favorites else { return nil }
    var states: [Recipe.ID: FavoriteState] = [:]
    for document in favorites {
      let state = try document.favoriteState()
      guard states.updateValue(state, forKey: state.favorite.id) == nil else {
        throw DocumentError.wrong("the favorites", found: "\(state.favorite.id) twice", expected: "each recipe once")
      }
    }
    return states.isEmpty ? nil : UserFavorites(states, place: sharedIn)
  }

  func orderState() throws -> OrderState {
    var state = OrderState()
    state.draft = try draft?.draft()
    state.placed = try orders.map { try $0.placedOrder() }
    var ids = Set(state.placed.map(\.id))
    guard ids.count == orders.count, state.draft.map({ ids.insert($0.id).inserted }) ?? true else {
      throw DocumentError.wrong("the history", found: "one with an order twice", expected: "each order once")
    }
    return state
  }
}
