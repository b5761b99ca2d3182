public import Entities
public import UseCases

/// One user's favourites, and what of them nobody else was told of.
public struct FavoriteBook: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    let favorite: Favorite
    let position: RecipePosition
    let title: String

    init(_ favorite: Favorite) {
      self.favorite = favorite
      position = RecipePosition(favorite.recipe)
      title = SearchText.fold(favorite.recipe.title)
    }
  }

  /// By recipe; of a recipe that is not here nothing is known.
  public private(set) var states: [Recipe.ID: FavoriteState] = [:]
  /// Where they were settled last; `nil`: nowhere yet.
  public private(set) var place: String?
  /// The favourites among them, in the order of their titles.
  private var entries: [Entry] = []

  init() {}

  init(_ states: [Recipe.ID: FavoriteState], place: String? = nil) {
    self.states = states
    self.place = place
    entries = states.values.filter(\.isFavorite).map { Entry($0.favorite) }.sorted { $0.position < $1.position }
  }

  /// How many favourites there are.
  public var count: Int { entries.count }

  func favorites(matching search: SearchText, page: Page) -> Paged<Favorite> {
    let hits = entries.lazy.filter { search.matches(folded: $0.title) }
    let items = Array(hits.dropFirst(page.offset).prefix(page.limit + 1).map(\.favorite))
    return Paged(Array(items.prefix(page.limit)), hasMore: items.count > page.limit)
  }

  func favorites(_ ids: Set<Recipe.ID>) -> [Recipe.ID: Favorite] {
    ids.reduce(into: [:]) { found, id in
      if let state = states[id], state.isFavorite { found[id] = state.favorite }
    }
  }

  mutating func add(_ favorite: Favorite) -> Favorite {
    if let state = states[favorite.id], state.isFavorite { return state.favorite }
    set(.added(favorite), for: favorite.id)
    return favorite
  }

  mutating func remove(_ id: Recipe.ID) {
    guard let state = states[id], state.isFavorite else { return }
    set(.removed(state.favorite), for: id)
  }

  func states(sharedIn place: String?) -> [Recipe.ID: FavoriteState] {
    place == nil || place == self.place ? states : states.mapValues(\.unsent)
  }

  func unsentStates(sharedIn place: String?) -> [Recipe.ID: FavoriteState] {
    states(sharedIn: place).filter(\.value.isUnsent)
  }

  mutating func settle(_ settlements: [FavoriteSettlement], sharedIn place: String?) {
    states = states(sharedIn: place)
    self.place = place ?? self.place
    for settlement in settlements where states[settlement.id] == settlement.from {
      set(settlement.to, for: settlement.id)
    }
  }

  private mutating func set(_ state: FavoriteState?, for id: Recipe.ID) {
    if let old = states[id], old.isFavorite { entries.remove(at: index(RecipePosition(old.favorite.recipe))) }
    states[id] = state
    guard let state, state.isFavorite else { return }
    let entry = Entry(state.favorite)
    entries.insert(entry, at: index(entry.position))
  }

  /// Where an entry of this position stands, or would.
  private func index(_ position: RecipePosition) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = entries[middle].position < position ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}
