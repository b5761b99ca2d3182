package import Entities
package import UseCases

extension FavoriteState {
  /// Returns the states that replace a favorite if an older version of the kit stored it under an outdated id of its page
  /// (`Recipe.ID.renewed`). These are an unsent favorite under the current id and, if the old favorite was already sent, the removal of the
  /// old favorite. Empty if the id is current.
  ///
  /// - Parameter known: the state under the current id. If this state is also a favorite, the later of the two favorites is kept, and data
  ///   that it lacks is copied from the earlier one.
  func renewed(joining known: FavoriteState?) -> [FavoriteState] {
    let id = favorite.id.renewed
    guard isFavorite, id != favorite.id else { return [] }
    var renewed = Favorite(favorite.details.identified(by: id), addedAt: favorite.addedAt)
    if let known, known.isFavorite {
      let (later, earlier) =
        known.favorite.addedAt < renewed.addedAt ? (renewed, known.favorite) : (known.favorite, renewed)
      renewed = Favorite(later.details.completed(by: earlier.details), addedAt: later.addedAt)
    }
    if case .kept = self { return [.removed(favorite), .added(renewed)] }
    return [.added(renewed)]
  }
}

extension FavoriteRecords {
  /// Replaces the outdated page ids of favorites from older versions of the kit with the current ids.
  package mutating func renewFavorites(of user: User.ID) throws(GatewayError) {
    for (id, state) in try favoriteStates(of: user).sorted(by: \.key.text) {
      let renewed = state.renewed(joining: try favoriteState(id.renewed, of: user))
      if renewed.isEmpty { continue }
      try setFavoriteState(nil, for: id, of: user)
      for state in renewed { try setFavoriteState(state, for: state.favorite.id, of: user) }
    }
  }
}
