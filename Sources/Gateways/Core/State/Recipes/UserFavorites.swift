package import Entities
package import UseCases

/// One user's favorites, and what of them nobody else was told of.
package struct UserFavorites: Sendable, Equatable {
  /// By recipe; of a recipe that is not here nothing is known.
  package private(set) var states: [Recipe.ID: FavoriteState] = [:]
  /// Where they were settled last; `nil`: nowhere yet.
  package var place: String?
  /// Those of the states that are favorites.
  private(set) var favorites = SortedRecords<Favorite>()

  package init() {}

  package init(_ states: [Recipe.ID: FavoriteState], place: String? = nil) {
    self.states = states
    self.place = place
    // By recipe, so none is there twice.
    favorites = SortedRecords(states.values.filter(\.isFavorite).map(\.favorite)) ?? SortedRecords()
  }

  mutating func set(_ state: FavoriteState?, for id: Recipe.ID) {
    states[id] = state
    favorites[id] = state?.isFavorite == true ? state?.favorite : nil
  }

  mutating func unsend() { states = states.mapValues(\.unsent) }
}
