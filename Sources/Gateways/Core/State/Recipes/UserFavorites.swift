package import Entities
package import UseCases

/// The favorites of one user, with their unsent additions and removals.
package struct UserFavorites: Sendable, Equatable {
  /// The favorite states, by recipe. A recipe without a state was never a favorite, or its removal was sent.
  package private(set) var states: [Recipe.ID: FavoriteState] = [:]
  /// The name of the service with which the favorites were last synchronized. `nil` if they have never been synchronized.
  package var place: String?
  /// The favorites among the states, without the removals.
  private(set) var favorites = SortedRecords<Favorite>()

  package init() {}

  package init(_ states: [Recipe.ID: FavoriteState], place: String? = nil) {
    self.states = states
    self.place = place
    // The states are keyed by recipe, so there are no duplicates.
    favorites = SortedRecords(states.values.filter(\.isFavorite).map(\.favorite)) ?? SortedRecords()
  }

  mutating func set(_ state: FavoriteState?, for id: Recipe.ID) {
    states[id] = state
    favorites[id] = state?.isFavorite == true ? state?.favorite : nil
  }

  mutating func unsend() { states = states.mapValues(\.unsent) }
}
