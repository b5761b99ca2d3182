import Entities
import Foundation
import Gateways
import GatewayTesting
import Testing
import UseCases

/// Tests the code on the page `Manual.docc/AGatewayOfYourOwn.md`.
@Suite struct `A custom gateway` {
  @Test(arguments: FavoriteContract.clauses.filter { $0.needs == nil } + [ofTwenty])
  func `The manual's gateway fulfills the favorites contract`(clause: Clause<FavoriteContract.Gateway>) async throws {
    try await clause.check(Subject(FavoriteList()))
  }

  @Test(
    .disabled("A list in memory can't be reopened, read-only or full."),
    arguments: FavoriteContract.clauses.filter { $0.needs != nil })
  func `Clauses that need a disk don't apply to the manual's gateway`(clause: Clause<FavoriteContract.Gateway>) {}

  private static let ofTwenty = Clause<FavoriteContract.Gateway>("20 concurrent additions are all kept") { gateway in
    let (user, favorites) = (try Samples.user(), try (0..<20).map { try Samples.favorite("Pan \($0)") })
    let added = await atOnce(20) { (index) throws(GatewayError) in
      try await gateway.addFavorite(favorites[index], of: user)
    }
    try expect(added, favorites.map { .success($0) }, "answers")
    try expect(try await gateway.favoriteCount(of: user), 20, "favorites")
  }

  @Test func `The manual's gateway works with the use cases`() async throws {
    let (store, salad) = (StateStore(), try Recipe(id: Recipe.ID("local-ensaladilla"), title: "Ensaladilla"))
    let seed = ScriptedSeedSource([.clean(.recipe(try RecipeDetails(recipe: salad)))])
    _ = try await ImportSeedInteractor(.recipes, from: seed, into: store)(SeedPolicy(.firstRun))

    let favorites = FavoriteList()
    let addToFavorites = AddToFavoritesInteractor(
      recipes: store, favorites: favorites, user: .local, now: { Date(timeIntervalSince1970: 1_800_000_000) })
    let added = try await addToFavorites(salad.id)
    let getFavorites = GetFavoritesInteractor(favorites: favorites, user: .local)
    #expect(try await getFavorites(matching: SearchText("ensal"), page: .first).favorites == [added])
  }
}
