import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Every store keeps the contract` {
  @Test(arguments: Stores.allCases, MenuContract.clauses)
  func `of the menu`(store: Stores, clause: Clause<MenuContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, SeedContract.clauses)
  func `of seeds`(store: Stores, clause: Clause<SeedContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, OrderContract.clauses)
  func `of orders`(store: Stores, clause: Clause<OrderContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, RecipeContract.clauses)
  func `of recipes`(store: Stores, clause: Clause<RecipeContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, FavoriteContract.clauses)
  func `of favourites`(store: Stores, clause: Clause<FavoriteContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, FavoriteChangeContract.clauses)
  func `of changes to favourites`(store: Stores, clause: Clause<FavoriteChangeContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, ManufacturerContract.clauses)
  func `of manufacturers`(store: Stores, clause: Clause<ManufacturerContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, BeerContract.clauses)
  func `of beers`(store: Stores, clause: Clause<BeerContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, BeerSeedContract.clauses)
  func `of seeds of beers`(store: Stores, clause: Clause<BeerSeedContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, ReviewContract.clauses)
  func `of reviews`(store: Stores, clause: Clause<ReviewContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, PlaceContract.clauses)
  func `of places`(store: Stores, clause: Clause<PlaceContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, StoreContract.clauses)
  func `of the store as a whole`(store: Stores, clause: Clause<StoreContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  @Test(arguments: Stores.allCases, ChangeContract.clauses)
  func `of changes`(store: Stores, clause: Clause<ChangeContract.Gateway>) async throws {
    try await check(clause, store) { $0 }
  }

  private func check<Port: Sendable>(
    _ clause: Clause<Port>, _ store: Stores, through port: @escaping @Sendable (any Store) -> Port
  ) async throws {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder).map(port)
    if subject.canTry(clause) { try await clause.check(subject) }
    withExtendedLifetime(folder) {}
  }
}
