import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var ofFavoriteChanges: [StoreBreakage] {
    clause("a new store has no favorite states", when: "an empty list is an error") {
      $0.gateway.refuses("favoriteStates", with: .notFound) { state, _ in state.favorites.isEmpty }
    }
    clause("an added or removed favorite is unsent until it is synchronized") {
      when("removals are not listed") { $0.gateway.showsStates("favoriteStates") { $0.filter(\.value.isFavorite) } }
    }
    clause(
      "removing a favorite that was never sent also leaves an unsent removal",
      when: "the removal of an unsent favorite is not recorded"
    ) {
      $0.gateway.forgetsWhatWasNeverSent()
    }
    clause(
      "a favorite that is removed and added again is an unsent addition", when: "the favorite counts as never removed"
    ) {
      $0.gateway.keepsStates("addFavorite") { before, after in
        for case .removed(let old) in before.values { after[old.id] = .kept(old) }
      }
    }
    clause("adding an existing favorite doesn't change its state", when: "the favorite must be sent again") {
      $0.gateway.keepsStates("addFavorite") { _, after in after = after.mapValues(\.unsent) }
    }
    clause(
      "recording a synchronized favorite adds it to the list, and recording a deletion removes it",
      when: "only additions are settled"
    ) {
      $0.gateway.settles { settlements, before, after in
        for settlement in settlements where settlement.to == nil { after[settlement.id] = before[settlement.id] }
      }
    }
    clause("synchronized changes to favorites are applied except those from outdated states") {
      when("outdated states are settled") {
        $0.gateway.settles { settlements, _, after in for one in settlements { after[one.id] = one.to } }
      }
      when("one outdated state prevents all others") {
        $0.gateway.settles { settlements, before, after in
          if settlements.contains(where: { before[$0.id] != $0.from }) { after = before }
        }
      }
    }
    clause("one user's unsent changes are invisible to other users") {
      for call in ["favoriteStates", "unsentFavoriteStates"] {
        when("all users share their states in \(call)") { $0.gateway.takesEverybodyForAna(call) }
      }
    }
    clause("a favorite synchronized with one service is unsent for another until synchronized there") {
      when("a favorite is settled for every service") { $0.gateway.takesPlacesForOne("favoriteStates") }
      when("the first service is kept") {
        $0.gateway.keeps("settle") { before, after, _ in
          for (user, book) in before.favorites { after.favorites[user]?.place = book.place }
        }
      }
    }
    clause(
      "synchronizing a favorite with another service marks all other favorites as unsent",
      when: "the change of service is not stored"
    ) {
      $0.gateway.settles { settlements, _, after in
        after = after.filter { state in settlements.contains { $0.id == state.key } }
      }
    }
    clause("only favorites whose addition or removal hasn't been synchronized are unsent") {
      when("kept favorites are unsent, too") {
        $0.gateway.sees("unsentFavoriteStates") { state, _ in
          state.favoriteStates = state.favoriteStates.mapValues(\.unsent)
        }
      }
      when("removals are missing") { $0.gateway.showsStates("unsentFavoriteStates") { $0.filter(\.value.isFavorite) } }
      when("additions are missing") {
        $0.gateway.showsStates("unsentFavoriteStates") { $0.filter { !$0.value.isFavorite } }
      }
      when("removals of unsent favorites are missing") { $0.gateway.forgetsWhatWasNeverSent() }
    }
    clause("all favorites are unsent for a new service, but only unsynchronized ones for the last one") {
      when("all services count as the same") { $0.gateway.takesPlacesForOne("unsentFavoriteStates") }
      when("all states are unsent for every service") { $0.gateway.unsends { place in place != nil } }
      when("all states are unsent without a service") { $0.gateway.unsends { place in place == nil } }
      when("only kept favorites are unsent for another service") {
        $0.gateway.sees("unsentFavoriteStates") { state, call in
          let kept = state.favoriteStates.filter { !$0.value.isUnsent }
          if case .unsentFavoriteStates(let place?) = call, place != state.favoritePlace, !kept.isEmpty {
            state.favoriteStates = kept
          }
        }
      }
    }
    clause("favorite states survive a restart") {
      when("every state counts as settled") {
        $0.reopened.showsStates("favoriteStates") { $0.mapValues { $0.isFavorite ? .kept($0.favorite) : $0 } }
      }
    }
  }
}

/// The favorite states of one user, by recipe.
typealias FavoriteStates = [Recipe.ID: FavoriteState]

extension BrokenStore {
  fileprivate mutating func showsStates(
    _ call: String, _ change: @escaping @Sendable (FavoriteStates) -> FavoriteStates
  ) {
    answers(call) { (states: FavoriteStates, _) in change(states) }
  }

  /// Makes a call change the stored favorite states of the user Ana. The closure receives the previous and the new states.
  mutating func keepsStates(
    _ call: String, _ change: @escaping @Sendable (FavoriteStates, inout FavoriteStates) -> Void
  ) {
    keeps(call) { before, after, _ in change(before.favoriteStates, &after.favoriteStates) }
  }

  fileprivate mutating func settles(
    _ change: @escaping @Sendable ([FavoriteStateChange], FavoriteStates, inout FavoriteStates) -> Void
  ) {
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

  mutating func takesEverybodyForAna(_ call: String) {
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

  /// Makes the store treat all favorites as unsent for the services that satisfy `isSuch`.
  fileprivate mutating func unsends(_ isSuch: @escaping @Sendable (String?) -> Bool) {
    sees("unsentFavoriteStates") { state, call in
      if case .unsentFavoriteStates(let place) = call, isSuch(place) {
        state.favoriteStates = state.favoriteStates.mapValues(\.unsent)
      }
    }
  }
}

extension StoreState {
  /// The favorite states of the user Ana.
  var favoriteStates: FavoriteStates {
    get { (try? Samples.user()).flatMap { favorites[$0]?.states } ?? [:] }
    set {
      guard let ana = try? Samples.user() else { return }
      favorites[ana] = newValue.isEmpty ? nil : UserFavorites(newValue, place: favorites[ana]?.place)
    }
  }

  fileprivate var favoritePlace: String? {
    get { (try? Samples.user()).flatMap { favorites[$0]?.place } }
    set { if let ana = try? Samples.user() { favorites[ana]?.place = newValue } }
  }
}
