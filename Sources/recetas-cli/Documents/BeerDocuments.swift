import Entities
import Gateways
import UseCases

extension JSONObject {
  /// `beers makers --json`.
  static func manufacturers(_ found: Paged<ManufacturerSummary>, _ page: Page) -> JSONObject {
    .page("manufacturers", found.items.map(manufacturer), page, hasMore: found.hasMore)
  }

  /// `beers makers show --json`: a manufacturer, and how much there is of it.
  static func manufacturer(_ maker: ManufacturerSummary) -> JSONObject {
    JSONObject(
      ManufacturerDocument(maker.manufacturer), adding: ["beers": maker.beerCount, "reviews": maker.reviewCount])
  }

  /// `beers list --json` and `beers best --json`.
  static func beers(
    _ found: Paged<RatedBeer>, by makers: [Manufacturer.ID: Manufacturer], _ page: Page
  ) -> JSONObject {
    .page("beers", found.items.map { beer($0, by: makers[$0.beer.manufacturer]) }, page, hasMore: found.hasMore)
  }

  /// `beers show --json`: a beer, the name of its manufacturer, and what its reviews come to.
  static func beer(_ rated: RatedBeer, by maker: Manufacturer?) -> JSONObject {
    JSONObject(
      BeerDocument(rated.beer),
      adding: [
        "maker": maker?.name,
        "reviews": rated.rating.count,
        // Left out without reviews.
        "average": rated.rating.average,
        // What the best are sorted by.
        "bayesianMean": BayesianMean(rated.rating).value,
      ])
  }

  /// `beers reviews list --json`.
  static func reviews(_ found: Paged<BeerReview>, _ page: Page) -> JSONObject {
    .page("reviews", found.items.map { ReviewDocument($0.review) }, page, hasMore: found.hasMore)
  }
}
