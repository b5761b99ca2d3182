import Entities
import Gateways
import UseCases

extension JSONObject {
  /// Returns the document of `beers makers --json`.
  static func manufacturers(_ found: Paged<ManufacturerSummary>, _ page: Page) -> JSONObject {
    .page("manufacturers", found.items.map(manufacturer), page, hasMore: found.hasMore)
  }

  /// Returns the document of `beers makers show --json`: a manufacturer with the counts of its beers and reviews.
  static func manufacturer(_ maker: ManufacturerSummary) -> JSONObject {
    JSONObject(
      ManufacturerDocument(maker.manufacturer), adding: ["beers": maker.beerCount, "reviews": maker.reviewCount])
  }

  /// Returns the document of `beers list --json` and `beers best --json`.
  static func beers(
    _ found: Paged<RatedBeer>, by makers: [Manufacturer.ID: Manufacturer], _ page: Page
  ) -> JSONObject {
    .page("beers", found.items.map { beer($0, by: makers[$0.beer.manufacturer]) }, page, hasMore: found.hasMore)
  }

  /// Returns the document of `beers show --json`: a beer with its manufacturer's name and its rating.
  static func beer(_ rated: RatedBeer, by maker: Manufacturer?) -> JSONObject {
    JSONObject(
      BeerDocument(rated.beer),
      adding: [
        "maker": maker?.name,
        "reviews": rated.rating.count,
        // The average is left out if there are no reviews.
        "average": rated.rating.average,
        // The best beers are sorted by this mean.
        "bayesianMean": BayesianMean(rated.rating).value,
      ])
  }

  /// Returns the document of `beers reviews list --json`.
  static func reviews(_ found: Paged<BeerReview>, _ page: Page) -> JSONObject {
    .page("reviews", found.items.map { ReviewDocument($0.review) }, page, hasMore: found.hasMore)
  }
}
