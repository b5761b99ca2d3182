import Entities
public import UseCases

/// The contract of every `FavoriteGateway`.
public enum FavoriteContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any FavoriteGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = [
    Clause(id: "favorites.empty", "a store without favorites returns an empty list and a count of 0") { gateway in
      try await expectFavorites([], gateway)
    },
    Clause(id: "favorites.whole", "a stored favorite is returned unchanged") { gateway in
      let favorites = try await filled(gateway)
      try await expectFavorites(favorites, gateway)
    },
    Clause(id: "favorites.order", "favorites are sorted by title in Spanish alphabetical order, then by id") {
      gateway in
      let words = ["Ámbar", "azúcar", "nuez", "Ñame", "ñoquis", "Ostras", "zumo"]
      var favorites = try words.map { try Samples.favorite($0) }
      favorites.append(
        Favorite(try Recipe(id: .spoonacular(9), title: "nuez"), addedAt: favorites[0].addedAt))
      favorites.sort { RecipePosition($0.recipe) < RecipePosition($1.recipe) }
      for favorite in favorites.reversed() { _ = try await gateway.addFavorite(favorite, of: Samples.user()) }
      try await expectFavorites(favorites, gateway)
    },
    Clause(id: "favorites.pages", "a page contains the requested favorites and reports whether more follow") {
      gateway in
      let favorites = try await filled(gateway)
      let pages = [(0, 2), (2, 2), (2, 3), (4, 6), (6, 5), (9, 1), (0, 0), (0, 6), (5, 1)]
      try await expectPages(pages, of: favorites) { try await page(gateway, $0) }
    },
    Clause(
      id: "favorites.search",
      "a favorite search ignores word order, case and accents, and has no wildcards"
    ) {
      gateway in
      let favorites = try await filled(gateway)
      for text in ["AMBAR", "noquis", "«de", "  miel ", "a", "%", "_", "nada", "* ", "'"]
        + favorites.map({ backwards($0.recipe.title) })
      {
        let search = SearchText(text)
        let expected = hits(search, favorites)
        try expect(try await page(gateway, matching: search).items, expected, "search for \(text)")
      }
    },
    Clause(id: "favorites.search-pages", "the hits of a favorite search are paged like the whole list") { gateway in
      let search = SearchText("n")
      let hits = hits(search, try await filled(gateway))
      let found = try await page(gateway, Page(offset: 1, limit: 1), matching: search)
      try expect(found, Paged([hits[1]], hasMore: hits.count > 2), "second hit")
    },
    Clause(id: "favorites.search-best", "a favorite search lists the best matches first") { gateway in
      let favorites = try ["Bizcocho", "Requesón", "Tarta de queso"].map { try Samples.favorite($0) }
      for favorite in favorites { _ = try await gateway.addFavorite(favorite, of: Samples.user()) }
      let found = try await page(gateway, matching: SearchText("queso"))
      try expect(found.items, [favorites[2], favorites[1]], "hits")
    },
    Clause(id: "favorites.several", "reading favorites by recipe ids skips recipes that are not favorites") {
      gateway in
      let favorites = try await filled(gateway)
      let ids = Set([favorites[0].id, favorites[3].id, try Samples.recipe("nada").id])
      let expected = [favorites[0].id: favorites[0], favorites[3].id: favorites[3]]
      try expect(try await gateway.favorites(ids, of: Samples.user()), expected, "favorites")
    },
    Clause(id: "favorites.add-again", "adding a favorite again changes nothing and returns the stored favorite") {
      gateway in
      let (first, second) = (try Samples.favorite("Pan", minutes: 5), try Samples.favorite("Pan", at: 60, minutes: 7))
      let answers = [
        try await gateway.addFavorite(first, of: Samples.user()),
        try await gateway.addFavorite(second, of: Samples.user()),
      ]
      try expect(answers, [first, first], "answers")
      try await expectFavorites([first], gateway)
    },
    Clause(id: "favorites.add-at-once", "all 20 concurrent additions of a recipe return the one stored favorite") {
      gateway in
      let user = try Samples.user()
      let favorites = try (0..<20).map { try Samples.favorite("Pan", at: Double($0)) }
      let answers = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.addFavorite(favorites[index], of: user)
      }
      let kept = try await page(gateway).items
      try expect(kept.count, 1, "favorites")
      for answer in answers { try expect(try answer.get(), kept[0], "answer") }
    },
    Clause(id: "favorites.remove", "a removed favorite is no longer listed and can be added again") { gateway in
      let favorites = try await filled(gateway)
      try await gateway.removeFavorite(favorites[1].id, of: Samples.user())
      try await expectFavorites(favorites.filter { $0 != favorites[1] }, gateway)
      try expect(try await gateway.favorites([favorites[1].id], of: Samples.user()), [:], "favorite after its removal")
      let addedAgain = Samples.addedAgain(favorites[1])
      try expect(
        try await gateway.addFavorite(addedAgain, of: Samples.user()), addedAgain, "favorite that was added again")
      try await expectFavorites(favorites.map { $0.id == addedAgain.id ? addedAgain : $0 }, gateway)
    },
    Clause(id: "favorites.remove-missing", "removing a recipe that isn't a favorite changes nothing") { gateway in
      let favorites = try await filled(gateway)
      try await gateway.removeFavorite(Samples.recipe("nada").id, of: Samples.user())
      try await expectFavorites(favorites, gateway)
    },
    Clause(id: "favorites.users", "one user's favorites can't be read or removed by another user") { gateway in
      let favorites = try await filled(gateway)
      let other = try Samples.user("berta")
      try await expectFavorites([], gateway, of: other)
      try expect(try await gateway.favorites([favorites[0].id], of: other), [:], "favorite of the other user")
      try await gateway.removeFavorite(favorites[0].id, of: other)
      let own = try Samples.favorite("Pan")
      _ = try await gateway.addFavorite(own, of: other)
      try await expectFavorites([own], gateway, of: other)
      try await expectFavorites(favorites, gateway)
    },
    Clause(id: "favorites.cancel", "a canceled task can neither read nor change favorites") { gateway in
      let (user, pan) = (try Samples.user(), try Samples.favorite("Pan"))
      let favorites = try await filled(gateway)
      try await expectCancelled("page") { _ = try await page(gateway) }
      try await expectCancelled("favorites") { _ = try await gateway.favorites([pan.id], of: user) }
      try await expectCancelled("count") { _ = try await gateway.favoriteCount(of: user) }
      try await expectCancelled("add") { _ = try await gateway.addFavorite(pan, of: user) }
      try await expectCancelled("remove") { try await gateway.removeFavorite(favorites[0].id, of: user) }
      try await expectFavorites(favorites, gateway)
    },
    Clause(id: "favorites.restart", "favorites survive a restart", needs: .reopened) { subject in
      let favorites = try await filled(subject.gateway)
      try await subject.gateway.removeFavorite(favorites[0].id, of: Samples.user())
      try await expectFavorites(Array(favorites.dropFirst()), try await subject.opened(as: .reopened))
    },
    Clause(
      id: "favorites.read-only", "a read-only store returns favorites but refuses changes to them",
      needs: .readOnly
    ) { subject in
      let favorites = try await filled(subject.gateway)
      try await refuses(.readOnly, favorites, try await subject.opened(as: .readOnly), subject)
    },
    Clause(id: "favorites.full", "a store without free space returns favorites but refuses new ones", needs: .full) {
      subject in
      let favorites = try await filled(subject.gateway)
      try await refuses(.full, favorites, try await subject.opened(as: .full), subject)
    },
  ]

  private static func refuses(
    _ refusal: ExpectedFailure, _ favorites: [Favorite], _ gateway: Gateway, _ subject: Subject<Gateway>
  ) async throws {
    let other = try Samples.user("berta")
    // These favorites need more space than the store has.
    let breads = try (0..<500).map { try Samples.favorite("Pan \($0) " + String(repeating: "ñ", count: 250)) }
    var added: [Recipe.ID: Favorite] = [:]
    try await expectFavorites(favorites, gateway)
    try await expect(refusal, "add") {
      for bread in breads { added[bread.id] = try await gateway.addFavorite(bread, of: other) }
    }
    for gateway in [gateway, try await subject.opened(as: .reopened)] {
      try await expectFavorites(favorites, gateway)
      try expect(
        try await gateway.favorites(Set(breads.map(\.id)), of: other), added, "favorites that were added before")
    }
  }

  private static func filled(_ gateway: Gateway) async throws -> [Favorite] {
    let favorites = try Samples.favorites()
    for favorite in favorites.reversed() { _ = try await gateway.addFavorite(favorite, of: Samples.user()) }
    return favorites
  }

  /// Returns the favorites that match a search, best first.
  private static func hits(_ search: SearchText, _ favorites: [Favorite]) -> [Favorite] {
    search.bestFirst(favorites.filter { $0.matches(search) })
  }

  private static func page(
    _ gateway: Gateway, _ page: Page = .first, matching search: SearchText = SearchText()
  ) async throws -> Paged<Favorite> {
    try await gateway.favorites(of: Samples.user(), matching: search, page: page)
  }

  private static func expectFavorites(
    _ favorites: [Favorite], _ gateway: Gateway, of user: User.ID? = nil
  ) async throws {
    let user = try user ?? Samples.user()
    let found = try await gateway.favorites(of: user, matching: SearchText(), page: .first)
    try expect(found, Paged(favorites, hasMore: false), "favorites")
    try expect(try await gateway.favoriteCount(of: user), favorites.count, "number of favorites")
    try expect(
      try await gateway.favorites(Set(favorites.map(\.id)), of: user),
      Dictionary(uniqueKeysWithValues: favorites.map { ($0.id, $0) }), "favorites by id")
  }
}
