import Fixtures
import Gateways
import UseCases

extension Front {
  /// Fills empty domains with samples, like the first run of the command-line program. Doesn't use the network.
  func prepare() async throws {
    try await fill(.restaurant, DishSeed.file(Fixtures.dishes.path()))
    try await fill(.recipes, RecipeSeed.file(Fixtures.recipes.path()))
    try await fill(.beers, CatalogSeed.file(Fixtures.beers.path()))
    let (name, places) = ("bundle", PlaceUseCases(store: store, files: placeFiles))
    // Places from a real download are kept.
    if let source = try await places.knownSource(), source != name { return }
    let folder = try Fixtures.shops.folder()
    let source = FolderPlaceSource(folder, name: name, holdsSamples: true)
    let cachePlaces = places.cachePlaces(from: source, images: FolderImages(folder))
    _ = try await cachePlaces(.first) { _ in }
  }

  private func fill(_ domain: Domain, _ samples: any SeedSource) async throws {
    _ = try await FillDomainInteractor(domain, from: [], orElse: samples, into: store)()
  }
}
