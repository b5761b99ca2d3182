import Fixtures
import Gateways
import Interfaces
import UseCases

/// The kit's samples, which fill the domains of an app that was never opened. Places are downloaded by their screen.
public struct Samples: Sendable {
  private let store: any SeedGateway
  private let texts: Texts

  public init(store: any SeedGateway, texts: Texts) {
    self.store = store
    self.texts = texts
  }

  /// Fills the domains that were never filled. Returns the problem that prevented it; `nil` if there was none.
  @concurrent public func callAsFunction() async -> Problem? {
    do throws(FixtureNotFound) {
      let seeds: [(Domain, any SeedSource)] = [
        (.restaurant, DishSeed.file(try Fixtures.dishes.path())),
        (.recipes, RecipeSeed.file(try Fixtures.recipes.path())),
        (.beers, CatalogSeed.file(try Fixtures.beers.path())),
      ]
      for (domain, seed) in seeds {
        do throws(ImportSeedError) {
          _ = try await FillDomainInteractor(domain, from: [], orElse: seed, into: store)()
        } catch {
          return texts.problem(error)
        }
      }
      return nil
    } catch {
      return texts.noSamples
    }
  }
}

nonisolated extension Texts {
  fileprivate var noSamples: Problem {
    problem(
      .notFound, "La app no encuentra sus datos de muestra.", "The app can't find its sample data.",
      advice: "Vuelve a instalarla.", "Install it again.")
  }
}
