import Entities

/// A step in a synchronization, after which the state of one recipe is the same here and in the shared place.
struct FavoriteSyncStep {
  enum Outcome { case sent, received, discarded }

  /// The change to send before the new state is stored. `nil` if nothing needs to be sent.
  let change: RemoteFavoriteChange?
  let settlement: FavoriteStateChange
  let outcome: Outcome

  /// Returns a step for each recipe that needs one, sorted by id. A recipe whose remote favorite is unreadable is skipped.
  static func steps(from states: [Recipe.ID: FavoriteState], to there: RemoteFavorites) -> [FavoriteSyncStep] {
    Set(states.keys).union(there.favorites.keys)
      .filter { !there.unreadable.contains($0.text) }
      .sorted()
      .compactMap { step($0, states[$0], there.favorites[$0]) }
  }

  private static func step(_ id: Recipe.ID, _ here: FavoriteState?, _ there: RemoteFavorite?) -> FavoriteSyncStep? {
    // A remote favorite can lack values of the recipe, because an older version sent it or it was shortened to fit, so the locally stored
    // values complete it.
    let theirs = there.map { there in here.map { there.favorite.completed(by: $0.favorite) } ?? there.favorite }
    func take(_ outcome: Outcome) -> FavoriteSyncStep {
      let state = theirs.map { FavoriteState.kept($0) }
      return FavoriteSyncStep(
        change: nil, settlement: FavoriteStateChange(id, from: here, to: state), outcome: outcome)
    }
    func send(_ change: RemoteFavoriteChange, _ state: FavoriteState?) -> FavoriteSyncStep {
      FavoriteSyncStep(
        change: change, settlement: FavoriteStateChange(id, from: here, to: state), outcome: .sent)
    }

    switch (here, there) {
    case (nil, nil): return nil
    case (nil, .some): return take(.received)
    case (.kept(let mine), _): return mine == theirs ? nil : take(.received)
    case (.added(let mine), nil): return send(.create(mine), .kept(mine))
    case (.added(let mine), let theirs?):
      // The addition was sent in an earlier run, but its response was lost.
      if mine.addedAt == theirs.favorite.addedAt { return take(.sent) }
      if mine.addedAt < theirs.favorite.addedAt { return take(.discarded) }
      return send(.replace(mine, version: theirs.version), .kept(mine))
    case (.removed, nil): return take(.sent)
    case (.removed(let mine), let theirs?):
      // Another device added the recipe again after this removal, so the removal is discarded.
      if mine.addedAt < theirs.favorite.addedAt { return take(.discarded) }
      return send(.delete(id, version: theirs.version), nil)
    }
  }
}
