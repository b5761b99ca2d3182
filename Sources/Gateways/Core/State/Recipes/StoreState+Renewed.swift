import Entities
import UseCases

extension StoreState {
  /// Replaces the outdated page ids of recipes and favorites from older versions of the kit with the current ids.
  package mutating func renewIDs() {
    for old in recipes.all.sorted(by: \.id.text) where old.id.renewed != old.id {
      let renewed = old.identified(by: old.id.renewed)
      recipes[old.id] = nil
      recipes[renewed.id] = recipes[renewed.id]?.completed(by: renewed) ?? renewed
    }
    for (user, kept) in favorites {
      var book = kept
      for (id, state) in kept.states.sorted(by: \.key.text) {
        let renewed = state.renewed(joining: book.states[id.renewed])
        if renewed.isEmpty { continue }
        book.set(nil, for: id)
        for state in renewed { book.set(state, for: state.favorite.id) }
      }
      favorites[user] = book
    }
  }
}
