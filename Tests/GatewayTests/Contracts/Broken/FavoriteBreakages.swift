import Entities
import Foundation
@testable import Gateways
@testable import StoreCore
import GatewayTesting
import UseCases

extension StoreBreakage {
  @Breakages static var ofFavorites: [StoreBreakage] {
    clause("a store without favorites returns an empty list and a count of 0", when: "an empty list is an error") {
      $0.gateway.refuses("favoriteCount", with: .notFound) { state, _ in state.favorites.isEmpty }
    }
    clause("a stored favorite is returned unchanged") {
      when("its date is truncated to seconds") {
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
      when("its ingredients and instructions are lost") {
        $0.gateway.showsFavorites { Favorite($0.recipe, addedAt: $0.addedAt) }
      }
    }
    clause("favorites are sorted by title in Spanish alphabetical order, then by id") {
      when("favorites are sorted by date") {
        $0.gateway.sorts("favorites") { (left: Favorite, right: Favorite, _) in
          (left.addedAt, left.id.text) > (right.addedAt, right.id.text)
        }
      }
      when("ids are sorted in descending order") {
        $0.gateway.sorts("favorites") { (left: Favorite, right: Favorite, _) in
          (CollationKey(left.recipe.title).text, right.id.text) < (CollationKey(right.recipe.title).text, left.id.text)
        }
      }
    }
    clause("a favorite search ignores word order, case and accents, and has no wildcards") {
      when("% matches any text") { $0.gateway.searchesForPatterns("favorites") }
      when("words must be adjacent as in the query") {
        $0.gateway.finds("favorites") { (favorite: Favorite, call) in call.search.isTyped(in: [favorite.recipe.title]) }
      }
    }
    clause("the hits of a favorite search are paged like the whole list", when: "every page starts at the first hit") {
      $0.gateway.asks("favorites") { $0.search.isBlank ? $0 : $0.at(Page(limit: $0.page.limit)) }
    }
    clause("a favorite search lists the best matches first", when: "hits keep the order of the list") {
      $0.gateway.sorts("favorites") { (left: Favorite, right: Favorite, _) in
        RecipePosition(left.recipe) < RecipePosition(right.recipe)
      }
    }
    clause("reading favorites by recipe ids skips recipes that are not favorites") {
      when("the favorites of all users are returned") {
        $0.gateway.does("favoritesAmong") { (operation) throws(GatewayError) in
          let all = try await operation.base.contents().favorites.values.flatMap(\.favorites.all)
          return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
        }
      }
      when("a missing favorite is an error") {
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
    clause("adding a favorite again changes nothing and returns the stored favorite") {
      when("the new favorite is returned") { $0.gateway.answersTheNewFavorite() }
      when("the stored favorite is replaced") {
        $0.gateway.sees("addFavorite") { state, call in
          if case .addFavorite(let favorite) = call { state.favoriteStates[favorite.id] = nil }
        }
      }
    }
    clause(
      "all 20 concurrent additions of a recipe return the one stored favorite",
      when: "each call returns its own favorite"
    ) {
      $0.gateway.answersTheNewFavorite()
    }
    clause("a removed favorite is no longer listed and can be added again") {
      when("the removed favorite is restored") {
        $0.gateway.keepsStates("addFavorite") { before, after in
          for case .removed(let old) in before.values where after[old.id]?.isFavorite == true {
            after[old.id] = .added(old)
          }
        }
      }
    }
    clause("removing a recipe that isn't a favorite changes nothing", when: "a missing favorite is an error") {
      $0.gateway.refuses("removeFavorite", with: .notFound) { state, call in
        if case .removeFavorite(let id) = call { state.favoriteStates[id]?.isFavorite != true } else { false }
      }
    }
  }

  @Breakages private static var favoritesElsewhere: [StoreBreakage] {
    clause("one user's favorites can't be read or removed by another user") {
      when("all users share their favorites") { $0.gateway.takesEverybodyForAna("favorites") }
      when("a removal applies to all users") {
        $0.gateway.keeps("removeFavorite") { _, after, call in
          if case .removeFavorite(let id) = call {
            for user in after.favorites.keys { after.favorites[user]?.set(nil, for: id) }
          }
        }
      }
    }
    clause("a store without free space returns favorites but refuses new ones") {
      when("the first favorite is lost") {
        $0.reopened.lists("favorites") { (all: [Favorite], _) in Array(all.dropFirst()) }
      }
    }
  }
}

extension BrokenStore {
  fileprivate mutating func showsFavorites(_ change: @escaping @Sendable (Favorite) -> Favorite) {
    answers("favorites") { (found: Paged<Favorite>, _) in found.with(found.items.map(change)) }
  }

  fileprivate mutating func answersTheNewFavorite() {
    answers("addFavorite") { (kept: Favorite, call) in if case .addFavorite(let new) = call { new } else { kept } }
  }
}
