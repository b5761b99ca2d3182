package import Entities
package import UseCases

extension FavoriteState {
  /// What takes the place of a favorite that an older version kept under another id of its page (`Recipe.ID.renewed`): one under the
  /// page's id now, which nobody was told of, and the removal of the old one, where others were told of that. None: it stays.
  ///
  /// - Parameter known: what is kept under the page's id; of two favorites the later one stays, with what only the other says.
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
  /// Puts the favorites of older versions under the ids that their pages have now.
  package mutating func renewFavorites(of user: User.ID) throws(GatewayError) {
    for (id, state) in try favoriteStates(of: user).sorted(by: \.key.text) {
      let renewed = state.renewed(joining: try favoriteState(id.renewed, of: user))
      if renewed.isEmpty { continue }
      try setFavoriteState(nil, for: id, of: user)
      for state in renewed { try setFavoriteState(state, for: state.favorite.id, of: user) }
    }
  }
}
