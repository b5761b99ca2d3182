import Fixtures
import Gateways
import Interfaces
import UseCases

/// Fills empty domains with the kit's samples when the app is first opened. The places screen downloads the places.
public struct Samples: Sendable {
  private let context: AppContext

  public init(_ context: AppContext) { self.context = context }

  /// Fills the domains that have never been filled. If that fails, returns the problem, and otherwise `nil`.
  @concurrent public func callAsFunction() async -> Problem? {
    let seeds: [(Domain, any SeedSource)]
    do {
      seeds = [
        (.restaurant, DishSeed.file(try Fixtures.dishes.path())),
        (.recipes, RecipeSeed.file(try Fixtures.recipes.path())),
        (.beers, CatalogSeed.file(try Fixtures.beers.path())),
      ]
    } catch {
      return context.texts.noSamples
    }
    for (domain, seed) in seeds {
      let fill = FillDomainInteractor(domain, from: [], orElse: seed, into: context.store).pausable(by: context.pause)
      do { _ = try await fill() } catch { return context.texts.problem(error) }
    }
    return nil
  }
}

nonisolated extension Texts {
  fileprivate var noSamples: Problem {
    problem(
      .notFound, "La app no encuentra sus datos de muestra.", "The app can't find its sample data.",
      advice: "Vuelve a instalarla.", "Install it again.")
  }
}
