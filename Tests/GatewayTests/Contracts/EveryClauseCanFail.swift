import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Every clause can fail` {
  @Test(arguments: Breakage.ofTheMenu)
  func `of the menu`(breakage: Breakage) async throws {
    try await expectFailure(MenuContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofSeeds)
  func `of seeds`(breakage: Breakage) async throws {
    try await expectFailure(SeedContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofOrders)
  func `of orders`(breakage: Breakage) async throws {
    try await expectFailure(OrderContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofRecipes)
  func `of recipes`(breakage: Breakage) async throws {
    try await expectFailure(RecipeContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofFavorites)
  func `of favourites`(breakage: Breakage) async throws {
    try await expectFailure(FavoriteContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofFavoriteChanges)
  func `of changes to favourites`(breakage: Breakage) async throws {
    try await expectFailure(FavoriteChangeContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofManufacturers)
  func `of manufacturers`(breakage: Breakage) async throws {
    try await expectFailure(ManufacturerContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofBeers)
  func `of beers`(breakage: Breakage) async throws {
    try await expectFailure(BeerContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofBeerSeeds)
  func `of seeds of beers`(breakage: Breakage) async throws {
    try await expectFailure(BeerSeedContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofReviews)
  func `of reviews`(breakage: Breakage) async throws {
    try await expectFailure(ReviewContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofPlaces)
  func `of places`(breakage: Breakage) async throws {
    try await expectFailure(PlaceContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofTheStore)
  func `of the store as a whole`(breakage: Breakage) async throws {
    try await expectFailure(StoreContract.clauses, breakage) { $0 }
  }

  @Test(arguments: Breakage.ofChanges)
  func `of changes`(breakage: Breakage) async throws {
    try await expectFailure(ChangeContract.clauses, breakage) { $0 }
  }

  @Test func `and none is left out`() {
    expectComplete(Breakage.ofTheMenu, MenuContract.clauses)
    expectComplete(Breakage.ofSeeds, SeedContract.clauses)
    expectComplete(Breakage.ofOrders, OrderContract.clauses)
    expectComplete(Breakage.ofRecipes, RecipeContract.clauses)
    expectComplete(Breakage.ofFavorites, FavoriteContract.clauses)
    expectComplete(Breakage.ofFavoriteChanges, FavoriteChangeContract.clauses)
    expectComplete(Breakage.ofManufacturers, ManufacturerContract.clauses)
    expectComplete(Breakage.ofBeers, BeerContract.clauses)
    expectComplete(Breakage.ofBeerSeeds, BeerSeedContract.clauses)
    expectComplete(Breakage.ofReviews, ReviewContract.clauses)
    expectComplete(Breakage.ofPlaces, PlaceContract.clauses)
    expectComplete(Breakage.ofTheStore, StoreContract.clauses)
    expectComplete(Breakage.ofChanges, ChangeContract.clauses)
  }

  private func expectFailure<Port: Sendable>(
    _ clauses: [Clause<Port>], _ breakage: Breakage, through port: @escaping @Sendable (any Store) -> Port
  ) async throws {
    let clause = try #require(clauses.first { $0.name == breakage.clause }, "there is no such clause")
    // Unbroken, the same subject keeps the clause: so it is the breakage that is seen, and nothing else.
    try await clause.check(Ways().subject.map(port))
    await #expect {
      try await clause.check(breakage.subject().map(port))
    } throws: { error in
      error is BrokenPromise || error is GatewayError
    }
  }

  private func expectComplete<Port>(_ breakages: [Breakage], _ clauses: [Clause<Port>]) {
    #expect(Set(clauses.map(\.name)).count == clauses.count, "two clauses have one name")
    #expect(Set(clauses.map(\.name)) == Set(breakages.map(\.clause)))
  }
}
