import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var ofFavorites: [StoreBreakage] {
    clause("without favorites the list is empty, and they are none", when: "it is not found") {
      $0.gateway.refuses("favoriteCount", with: .notFound) { state, _ in state.favorites.isEmpty }
    }
    clause("a favorite comes back whole") {
      when("its date is cut to the second") {
        $0.gateway.showsFavorites {
          Favorite($0.details, addedAt: .init(timeIntervalSince1970: $0.addedAt.timeIntervalSince1970.rounded(.down)))
        }
      }
      when("its image is lost") {
        $0.gateway.showsFavorites { favorite in
          let (id, recipe) = (favorite.id, favorite.recipe)
          let bare = try? Recipe(id: id, title: recipe.title, minutes: recipe.minutes, servings: recipe.servings)
          return Favorite(bare ?? recipe, addedAt: favorite.addedAt)
        }
      }
      when("it can't be cooked") { $0.gateway.showsFavorites { Favorite($0.recipe, addedAt: $0.addedAt) } }
    }
    clause("favorites come by title, in the order of the Spanish alphabet, of one title by id") {
      when("newest first") {
        $0.gateway.sorts("favorites") { (left: Favorite, right: Favorite, _) in
          (left.addedAt, left.id.text) > (right.addedAt, right.id.text)
        }
      }
      when("ids count down") {
        $0.gateway.sorts("favorites") { (left: Favorite, right: Favorite, _) in
          (CollationKey(left.recipe.title).text, right.id.text) < (CollationKey(right.recipe.title).text, left.id.text)
        }
      }
    }
    clause("a page is the stretch asked for, and says whether more follows") {
      when("a full page says that more follows") { $0.gateway.aFullPageGoesOn("favorites") }
      when("every page is the first") { $0.gateway.everyPageIsTheFirst("favorites") }
    }
    clause(
      "a search finds all words in the title, in any order, blind to case and accents, every sign for itself"
    ) {
      when("% is any text") { $0.gateway.searchesForPatterns("favorites") }
      when("words have to stand as they were typed") {
        $0.gateway.finds("favorites") { (favorite: Favorite, call) in call.search.isTyped(in: [favorite.recipe.title]) }
      }
    }
    clause("a search pages as the whole list does", when: "it always begins at its first hit") {
      $0.gateway.asks("favorites") { $0.search.isBlank ? $0 : $0.at(Page(limit: $0.page.limit)) }
    }
    clause("of a search the best come first", when: "in the order of the whole list") {
      $0.gateway.sorts("favorites") { (left: Favorite, right: Favorite, _) in
        RecipePosition(left.recipe) < RecipePosition(right.recipe)
      }
    }
    clause("of several recipes those that are favorites come, the others are left out") {
      when("all favorites come") {
        $0.gateway.does("favoritesAmong") { (operation) throws(GatewayError) in
          let all = try await operation.base.contents().favorites.values.flatMap(\.favorites.all)
          return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        }
      }
      when("one missing fails all") {
        $0.gateway.answers("favoritesAmong") { (found: [Recipe.ID: Favorite], call) throws(GatewayError) in
          if case .favoritesAmong(let ids) = call, found.count < ids.count { throw .notFound }
          return found
        }
      }
    }
    changingFavorites
    favoritesElsewhere
  }

  @Breakages private static var changingFavorites: [StoreBreakage] {
    clause("a recipe that is a favorite already stays as it was added, and that is answered") {
      when("the new one comes") { $0.gateway.answersTheNewFavorite() }
      when("it is replaced") {
        $0.gateway.sees("addFavorite") { state, call in
          if case .addFavorite(let favorite) = call { state.favoriteStates[favorite.id] = nil }
        }
      }
    }
    clause("of 20 additions of one recipe at once one is kept, and all are answered that one", when: "each its own") {
      $0.gateway.answersTheNewFavorite()
    }
    clause("a removed favorite is none any more, and can be added anew") {
      when("it stays") { $0.gateway.forgets("removeFavorite") }
      when("it comes back as it was") {
        $0.gateway.keepsStates("addFavorite") { before, after in
          for case .removed(let old) in before.values where after[old.id]?.isFavorite == true {
            after[old.id] = .added(old)
          }
        }
      }
    }
    clause("what is no favorite is removed without a change", when: "it is not found") {
      $0.gateway.refuses("removeFavorite", with: .notFound) { state, call in
        if case .removeFavorite(let id) = call { state.favoriteStates[id]?.isFavorite != true } else { false }
      }
    }
  }

  @Breakages private static var favoritesElsewhere: [StoreBreakage] {
    clause("what one user keeps no other sees, and no other removes") {
      when("everybody is one user") { $0.gateway.takesEverybodyForAna("favorites") }
      when("a removal is everybody's") {
        $0.gateway.keeps("removeFavorite") { _, after, call in
          if case .removeFavorite(let id) = call {
            for user in after.favorites.keys { after.favorites[user]?.set(nil, for: id) }
          }
        }
      }
    }
    clause("a cancelled task is refused and changes nothing") {
      unheard("favorites", "favoritesAmong", "favoriteCount", "addFavorite")
      tooLate("removeFavorite")
    }
    clause("favorites are there after a restart", when: "the last removal is forgotten") {
      $0.gateway.forgets("removeFavorite")
    }
    clause("where nothing can be written they can be read, and a change is refused") {
      swallowed(\.readOnly, "addFavorite")
      unreadable(\.readOnly, "favorites")
    }
    clause("where there is no room they can be read, and an addition is refused") {
      swallowed(\.full, "addFavorite")
      when("the first favorite is lost") {
        $0.reopened.lists("favorites") { (all: [Favorite], _) in Array(all.dropFirst()) }
      }
    }
  }

  @Breakages static var ofFavoriteChanges: [StoreBreakage] {
    clause("of a new store nothing is known", when: "it fails") {
      $0.gateway.refuses("favoriteStates", with: .notFound) { state, _ in state.favorites.isEmpty }
    }
    clause("an addition is unsent, and so is a removal, until it is settled") {
      when("a removal is forgotten") { $0.gateway.showsStates("favoriteStates") { $0.filter(\.value.isFavorite) } }
      when("nothing is ever settled") { $0.gateway.forgets("settle") }
    }
    clause("what was never sent is remembered as removed all the same", when: "as nothing, since nobody can know it") {
      $0.gateway.forgetsWhatWasNeverSent()
    }
    clause("what is removed and added anew is an unsent addition", when: "it is as if it never went") {
      $0.gateway.keepsStates("addFavorite") { before, after in
        for case .removed(let old) in before.values { after[old.id] = .kept(old) }
      }
    }
    clause("an addition of what is a favorite leaves its state", when: "it has to be sent again") {
      $0.gateway.keepsStates("addFavorite") { _, after in after = after.mapValues(\.unsent) }
    }
    clause("a settled favorite is listed, and one settled away is not", when: "only additions are settled") {
      $0.gateway.settles { settlements, before, after in
        for settlement in settlements where settlement.to == nil { after[settlement.id] = before[settlement.id] }
      }
    }
    clause("a settlement of another state than there is is passed over, the others are made") {
      when("it is made") {
        $0.gateway.settles { settlements, _, after in for one in settlements { after[one.id] = one.to } }
      }
      when("none is made") {
        $0.gateway.settles { settlements, before, after in
          if settlements.contains(where: { before[$0.id] != $0.from }) { after = before }
        }
      }
    }
    clause("what one user changed no other has to send") {
      for call in ["favoriteStates", "unsentFavoriteStates"] {
        when("for \(call) everybody is one user") { $0.gateway.takesEverybodyForAna(call) }
      }
    }
    clause("what is kept in one place is unsent in another, until it is settled there") {
      when("it is kept everywhere") { $0.gateway.takesPlacesForOne("favoriteStates") }
      when("the first place stays") {
        $0.gateway.keeps("settle") { before, after, _ in
          for (user, book) in before.favorites { after.favorites[user]?.place = book.place }
        }
      }
    }
    clause("settled in another place, everything else is unsent from then on", when: "it is forgotten") {
      $0.gateway.settles { settlements, _, after in
        after = after.filter { state in settlements.contains { $0.id == state.key } }
      }
    }
    clause("unsent are additions and removals, and nothing that is kept") {
      when("what is kept is unsent, too") {
        $0.gateway.sees("unsentFavoriteStates") { state, _ in
          state.favoriteStates = state.favoriteStates.mapValues(\.unsent)
        }
      }
      when("removals are left out") { $0.gateway.showsStates("unsentFavoriteStates") { $0.filter(\.value.isFavorite) } }
      when("additions are left out") {
        $0.gateway.showsStates("unsentFavoriteStates") { $0.filter { !$0.value.isFavorite } }
      }
      when("what was never sent needs no removal") { $0.gateway.forgetsWhatWasNeverSent() }
    }
    clause("unsent in another place is everything, in the last one what was not settled there") {
      when("all places are one") { $0.gateway.takesPlacesForOne("unsentFavoriteStates") }
      when("whoever names a place has to be told everything") { $0.gateway.unsends { place in place != nil } }
      when("whoever names none has to be told everything") { $0.gateway.unsends { place in place == nil } }
      when("elsewhere only what was kept is") {
        $0.gateway.sees("unsentFavoriteStates") { state, call in
          let kept = state.favoriteStates.filter { !$0.value.isUnsent }
          if case .unsentFavoriteStates(let place?) = call, place != state.favoritePlace, !kept.isEmpty {
            state.favoriteStates = kept
          }
        }
      }
    }
    clause("a cancelled task is refused and changes nothing") {
      unheard("favoriteStates", "unsentFavoriteStates", "settle")
    }
    clause("states are there after a restart") {
      when("everything counts as sent") {
        $0.reopened.showsStates("favoriteStates") { $0.mapValues { $0.isFavorite ? .kept($0.favorite) : $0 } }
      }
      forgotten("unsentFavoriteStates")
    }
    clause("where nothing can be written nothing is settled") { swallowed(\.readOnly, "settle") }
  }
}

private typealias States = [Recipe.ID: FavoriteState]

extension BrokenStore {
  fileprivate mutating func showsFavorites(_ change: @escaping @Sendable (Favorite) -> Favorite) {
    answers("favorites") { (found: Paged<Favorite>, _) in found.with(found.items.map(change)) }
  }

  fileprivate mutating func answersTheNewFavorite() {
    answers("addFavorite") { (kept: Favorite, call) in if case .addFavorite(let new) = call { new } else { kept } }
  }

  fileprivate mutating func showsStates(_ call: String, _ change: @escaping @Sendable (States) -> States) {
    answers(call) { (states: States, _) in change(states) }
  }

  /// Keeps other states of Ana's, given those that there were.
  fileprivate mutating func keepsStates(_ call: String, _ change: @escaping @Sendable (States, inout States) -> Void) {
    keeps(call) { before, after, _ in change(before.favoriteStates, &after.favoriteStates) }
  }

  fileprivate mutating func settles(_ change: @escaping @Sendable ([FavoriteSettlement], States, inout States) -> Void)
  {
    keeps("settle") { before, after, call in
      guard case .settle(let settlements, _) = call else { return }
      change(settlements, before.favoriteStates, &after.favoriteStates)
    }
  }

  fileprivate mutating func forgetsWhatWasNeverSent() {
    keepsStates("removeFavorite") { before, after in
      for case .added(let new) in before.values where after[new.id]?.isFavorite == false { after[new.id] = nil }
    }
  }

  fileprivate mutating func takesEverybodyForAna(_ call: String) {
    sees(call) { state, _ in
      if let (ana, berta) = try? (Samples.user(), Samples.user("berta")) {
        state.favorites[berta] = state.favorites[ana]
      }
    }
  }

  fileprivate mutating func takesPlacesForOne(_ call: String) {
    sees(call) { state, call in
      switch call {
      case .favoriteStates(let place), .unsentFavoriteStates(let place):
        state.favoritePlace = place ?? state.favoritePlace
      default: break
      }
    }
  }

  /// Takes everything for unsent, for who names such a place.
  fileprivate mutating func unsends(_ isSuch: @escaping @Sendable (String?) -> Bool) {
    sees("unsentFavoriteStates") { state, call in
      if case .unsentFavoriteStates(let place) = call, isSuch(place) {
        state.favoriteStates = state.favoriteStates.mapValues(\.unsent)
      }
    }
  }
}

extension StoreState {
  /// What is known of Ana's recipes.
  fileprivate var favoriteStates: States {
    get { (try? Samples.user()).flatMap { favorites[$0]?.states } ?? [:] }
    set {
      guard let ana = try? Samples.user() else { return }
      favorites[ana] = newValue.isEmpty ? nil : FavoriteBook(newValue, place: favorites[ana]?.place)
    }
  }

  fileprivate var favoritePlace: String? {
    get { (try? Samples.user()).flatMap { favorites[$0]?.place } }
    set { if let ana = try? Samples.user() { favorites[ana]?.place = newValue } }
  }
}
