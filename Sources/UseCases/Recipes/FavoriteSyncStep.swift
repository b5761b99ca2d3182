import Entities

/// What has to be done about one recipe, so that it is the same favorite here and elsewhere.
struct FavoriteSyncStep {
  enum Outcome { case sent, received, givenUp }

  /// What to change elsewhere first; `nil`: nothing.
  let change: RemoteFavoriteChange?
  let settlement: FavoriteStateChange
  let outcome: Outcome

  /// The steps of all recipes that need one, by id. What is unreadable elsewhere is left alone, here too.
  static func steps(from states: [Recipe.ID: FavoriteState], to there: RemoteFavorites) -> [FavoriteSyncStep] {
    Set(states.keys).union(there.favorites.keys)
      .filter { !there.unreadable.contains($0.text) }
      .sorted()
      .compactMap { step($0, states[$0], there.favorites[$0]) }
  }

  private static func step(_ id: Recipe.ID, _ here: FavoriteState?, _ there: RemoteFavorite?) -> FavoriteSyncStep? {
    // An older kit, or a document with too little room, sends less of a recipe than is here: this device keeps its own.
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
      // It was sent before, and the answer was lost.
      if mine.addedAt == theirs.favorite.addedAt { return take(.sent) }
      if mine.addedAt < theirs.favorite.addedAt { return take(.givenUp) }
      return send(.replace(mine, version: theirs.version), .kept(mine))
    case (.removed, nil): return take(.sent)
    case (.removed(let mine), let theirs?):
      // Somebody added it anew, which this removal knew nothing of.
      if mine.addedAt < theirs.favorite.addedAt { return take(.givenUp) }
      return send(.delete(id, version: theirs.version), nil)
    }
  }
}
