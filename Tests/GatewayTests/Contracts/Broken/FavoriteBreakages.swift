import Entities
import Foundation
import Gateways
import UseCases
import TestSupport

extension Breakage {
  static let ofFavorites: [Breakage] = listingFavorites + changingFavorites + favoritesElsewhere

  private static let listingFavorites = [
    Breakage("without favourites the list is empty, and they are none", "it is not found") {
      $0.gateway.onFavoriteCount = { (store, user) throws(GatewayError) in
        let count = try await store.favoriteCount(of: user)
        if count == 0 { throw .notFound }
        return count
      }
    },
    Breakage("a favourite comes back whole", "its date is cut to the second") {
      $0.gateway.changeFavorites { found, _, _ in
        Paged(
          found.items.map {
            Favorite($0.recipe, addedAt: .init(timeIntervalSince1970: $0.addedAt.timeIntervalSince1970.rounded(.down)))
          }, hasMore: found.hasMore)
      }
    },
    Breakage("a favourite comes back whole", "its image is lost") {
      $0.gateway.changeFavorites { found, _, _ in
        let bare = found.items.compactMap { favorite in
          try? Favorite(
            Recipe(
              id: favorite.id, title: favorite.recipe.title, minutes: favorite.recipe.minutes,
              servings: favorite.recipe.servings), addedAt: favorite.addedAt)
        }
        return Paged(bare, hasMore: found.hasMore)
      }
    },
    Breakage("favourites come by title, in the order of the Spanish alphabet, of one title by id", "newest first") {
      $0.gateway.changeFavorites { found, _, _ in
        Paged(found.items.sorted { ($0.addedAt, $0.id.text) > ($1.addedAt, $1.id.text) }, hasMore: found.hasMore)
      }
    },
    Breakage("favourites come by title, in the order of the Spanish alphabet, of one title by id", "ids count down") {
      $0.gateway.changeFavorites { found, _, _ in
        Paged(
          found.items.sorted {
            (CollationKey($0.recipe.title).text, $1.id.text) < (CollationKey($1.recipe.title).text, $0.id.text)
          }, hasMore: found.hasMore)
      }
    },
    Breakage("a page is the stretch asked for, and says whether more follows", "a full page says that more follows") {
      $0.gateway.changeFavorites { found, _, page in Paged(found.items, hasMore: found.items.count == page.limit) }
    },
    Breakage("a page is the stretch asked for, and says whether more follows", "every page is the first") {
      $0.gateway.onFavorites = { (store, user, search, page) throws(GatewayError) in
        try await store.favorites(of: user, matching: search, page: Page(limit: page.limit))
      }
    },
    Breakage(
      "a search finds what the title contains, blind to case and accents, every sign for itself", "% is any text"
    ) {
      $0.gateway.onFavorites = { (store, user, search, page) throws(GatewayError) in
        let meant = search.folded == "%" ? SearchText() : search
        return try await store.favorites(of: user, matching: meant, page: page)
      }
    },
    Breakage("a search pages as the whole list does", "it always begins at its first hit") {
      $0.gateway.onFavorites = { (store, user, search, page) throws(GatewayError) in
        let start = search.isBlank ? page : Page(limit: page.limit)
        return try await store.favorites(of: user, matching: search, page: start)
      }
    },
    Breakage("of several recipes those that are favourites come, the others are left out", "all favourites come") {
      $0.gateway.onFavoritesAmong = { (store, _, user) throws(GatewayError) in
        let all = try await store.favorites(of: user, matching: SearchText(), page: Page(limit: 1000)).items
        return Dictionary(uniqueKeysWithValues: all.map { ($0.id, $0) })
      }
    },
    Breakage("of several recipes those that are favourites come, the others are left out", "one missing fails all") {
      $0.gateway.onFavoritesAmong = { (store, ids, user) throws(GatewayError) in
        let found = try await store.favorites(ids, of: user)
        if found.count < ids.count { throw .notFound }
        return found
      }
    },
  ]

  private static let changingFavorites = [
    Breakage("a recipe that is a favourite already stays as it was added, and that is answered", "the new one comes") {
      $0.gateway.onAddFavorite = { (store, favorite, user) throws(GatewayError) in
        _ = try await store.addFavorite(favorite, of: user)
        return favorite
      }
    },
    Breakage("a recipe that is a favourite already stays as it was added, and that is answered", "it is replaced") {
      $0.gateway.onAddFavorite = { (store, favorite, user) throws(GatewayError) in
        try await store.removeFavorite(favorite.id, of: user)
        return try await store.addFavorite(favorite, of: user)
      }
    },
    Breakage("of 20 additions of one recipe at once one is kept, and all are answered that one", "each its own") {
      $0.gateway.onAddFavorite = { (store, favorite, user) throws(GatewayError) in
        _ = try await store.addFavorite(favorite, of: user)
        return favorite
      }
    },
    Breakage("a removed favourite is none any more, and can be added anew", "it stays") {
      $0.gateway.onRemoveFavorite = { (_, _, _) in }
    },
    Breakage("a removed favourite is none any more, and can be added anew", "it comes back as it was") {
      let first = Box([Recipe.ID: Favorite]())
      $0.gateway.onAddFavorite = { (store, favorite, user) throws(GatewayError) in
        first.change { $0[favorite.id] = $0[favorite.id] ?? favorite }
        return try await store.addFavorite(first.value[favorite.id] ?? favorite, of: user)
      }
    },
    Breakage("what is no favourite is removed without a change", "it is not found") {
      $0.gateway.onRemoveFavorite = { (store, id, user) throws(GatewayError) in
        if try await store.favorites([id], of: user).isEmpty { throw .notFound }
        try await store.removeFavorite(id, of: user)
      }
    },
  ]

  private static let favoritesElsewhere = [
    Breakage("what one user keeps no other sees, and no other removes", "everybody is one user") {
      $0.gateway.onFavorites = { (store, _, search, page) throws(GatewayError) in
        guard let ana = try? User.ID("ana") else { throw .notFound }
        return try await store.favorites(of: ana, matching: search, page: page)
      }
    },
    Breakage("what one user keeps no other sees, and no other removes", "a removal is everybody's") {
      $0.gateway.onRemoveFavorite = { (store, id, user) throws(GatewayError) in
        for user in try await store.contents().favorites.keys { try await store.removeFavorite(id, of: user) }
        try await store.removeFavorite(id, of: user)
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "an addition is made all the same") {
      $0.gateway.onAddFavorite = { (store, favorite, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.addFavorite(favorite, of: user) }
      }
    },
    Breakage("a cancelled task is refused and changes nothing", "a removal is refused after it was made") {
      $0.gateway.onRemoveFavorite = { (store, id, user) throws(GatewayError) in
        try await unheard { () throws(GatewayError) in try await store.removeFavorite(id, of: user) }
        if Task.isCancelled { throw .cancelled }
      }
    },
    Breakage("favourites are there after a restart", "the last removal is forgotten") {
      $0.gateway.onRemoveFavorite = { (_, _, _) in }
    },
    Breakage("where nothing can be written they can be read, and a change is refused", "nobody is told") {
      $0.readOnly.onAddFavorite = { (_, favorite, _) in favorite }
    },
    Breakage("where nothing can be written they can be read, and a change is refused", "they can't be read") {
      $0.readOnly.onFavorites = { (_, _, _, _) throws(GatewayError) in throw .readOnly(what: "memory") }
    },
    Breakage("where there is no room they can be read, and an addition is refused", "nobody is told") {
      $0.full.onAddFavorite = { (_, favorite, _) in favorite }
    },
    Breakage("where there is no room they can be read, and an addition is refused", "the first favourite is lost") {
      $0.reopened.changeFavorites { found, _, _ in Paged(Array(found.items.dropFirst()), hasMore: found.hasMore) }
    },
  ]
}

extension BrokenStore {
  /// Answers another page of favourites than the base does.
  fileprivate mutating func changeFavorites(
    _ change: @escaping @Sendable (Paged<Favorite>, SearchText, Page) -> Paged<Favorite>
  ) {
    onFavorites = { (store, user, search, page) throws(GatewayError) in
      change(try await store.favorites(of: user, matching: search, page: page), search, page)
    }
  }
}
