import Fixtures
import Gateways
import Interfaces
import UseCases
import WebGateways

extension Front {
  /// Fills with samples what was never filled, as the command line does on its first run; asks nothing of the network.
  ///
  /// - Returns: what could not be filled: it stays empty.
  func prepare() async -> [Problem] {
    let texts = Texts(.english)
    var problems: [Problem] = []
    func attempt(_ fill: () async throws -> Void) async {
      do { try await fill() } catch {
        problems.append((error as? any ExplainedError)?.problem(in: texts) ?? Problem(.internalError, "\(error)", ""))
      }
    }
    await attempt { try await fill(.restaurant, DishSeed.file(Fixtures.dishes.path())) }
    await attempt { try await fill(.recipes, RecipeSeed.file(Fixtures.recipes.path())) }
    await attempt { try await fill(.beers, CatalogSeed.file(Fixtures.beers.path())) }
    await attempt { try await fillPlaces() }
    return problems
  }

  private func fill(_ domain: Domain, _ samples: any SeedSource) async throws {
    _ = try await FillDomainInteractor(domain, from: [], orElse: samples, into: store)()
  }

  private static let bundle = "bundle"

  private func fillPlaces() async throws {
    let places = PlaceUseCases(store: store, files: placeFiles)
    // Those of a real download stay.
    if let source = try await places.knownSource(), source != Self.bundle { return }
    let shops = try Fixtures.shops.path()
    let folder = String(shops[..<(shops.lastIndex(of: "/") ?? shops.startIndex)])
    let cachePlaces = places.cachePlaces(
      from: FolderPlaceSource(folder, name: Self.bundle, holdsSamples: true), images: FolderImages(folder))
    _ = try await cachePlaces(.first) { _ in }
  }
}
