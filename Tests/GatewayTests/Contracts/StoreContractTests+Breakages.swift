import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Every clause can fail` {
  @Test(arguments: StoreBreakage.ofTheMenu)
  func `of the menu`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: MenuContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofSeeds)
  func `of seeds`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: SeedContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofOrders)
  func `of orders`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: OrderContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofRecipes)
  func `of recipes`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: RecipeContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofFavorites)
  func `of favourites`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: FavoriteContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofFavoriteChanges)
  func `of changes to favourites`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: FavoriteChangeContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofManufacturers)
  func `of manufacturers`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: ManufacturerContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofBeers)
  func `of beers`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: BeerContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofBeerSeeds)
  func `of seeds of beers`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: BeerSeedContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofReviews)
  func `of reviews`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: ReviewContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofPlaces)
  func `of places`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: PlaceContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofTheStore)
  func `of the store as a whole`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: StoreContract.clauses) { $0 }
  }

  @Test(arguments: StoreBreakage.ofChanges)
  func `of changes`(breakage: StoreBreakage) async throws {
    try await breakage.expectFailure(of: ChangeContract.clauses) { $0 }
  }

  @Test(arguments: PlaceFileBreakage.all)
  func `of the files of places`(breakage: PlaceFileBreakage) async throws {
    try await breakage.expectFailure(of: PlaceFileContract.clauses) { $0 }
  }

  @Test(arguments: RemoteBreakage.all)
  func `of favourites elsewhere`(breakage: RemoteBreakage) async throws {
    try await breakage.expectFailure(of: RemoteFavoriteContract.clauses) { $0 }
  }

  @Test(arguments: ImageBreakage.all)
  func `of images`(breakage: ImageBreakage) async throws {
    try await breakage.expectFailure(of: ImageContract.clauses) { $0 }
  }

  @Test func `and none is left out`() {
    StoreBreakage.expectComplete(StoreBreakage.ofTheMenu, MenuContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofSeeds, SeedContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofOrders, OrderContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofRecipes, RecipeContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofFavorites, FavoriteContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofFavoriteChanges, FavoriteChangeContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofManufacturers, ManufacturerContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofBeers, BeerContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofBeerSeeds, BeerSeedContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofReviews, ReviewContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofPlaces, PlaceContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofTheStore, StoreContract.clauses)
    StoreBreakage.expectComplete(StoreBreakage.ofChanges, ChangeContract.clauses)
    PlaceFileBreakage.expectComplete(PlaceFileBreakage.all, PlaceFileContract.clauses)
    RemoteBreakage.expectComplete(RemoteBreakage.all, RemoteFavoriteContract.clauses)
    ImageBreakage.expectComplete(ImageBreakage.all, ImageContract.clauses)
  }
}
