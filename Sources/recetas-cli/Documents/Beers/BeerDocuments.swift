import Entities
import Gateways
import UseCases

/// `beers makers --json`.
struct ManufacturersDocument: Encodable {
  struct Row: Encodable {
    let id: String
    let name: String
    let address: String
    let origin: String
    let logo: String?
    let beers: Int
    let reviews: Int

    init(_ summary: ManufacturerSummary) {
      let manufacturer = ManufacturerDocument(summary.manufacturer)
      id = manufacturer.id
      name = manufacturer.name
      address = manufacturer.address
      origin = manufacturer.origin
      logo = manufacturer.logo
      beers = summary.beerCount
      reviews = summary.reviewCount
    }
  }

  let manufacturers: [Row]
  let offset: Int
  let limit: Int
  let hasMore: Bool

  init(_ found: Paged<ManufacturerSummary>, _ page: Page) {
    manufacturers = found.items.map(Row.init)
    (offset, limit, hasMore) = (page.offset, page.limit, found.hasMore)
  }
}

/// `beers list --json` and `beers best --json`.
struct BeersDocument: Encodable {
  let beers: [RatedBeerDocument]
  let offset: Int
  let limit: Int
  let hasMore: Bool

  init(_ found: Paged<RatedBeer>, _ page: Page) {
    beers = found.items.map(RatedBeerDocument.init)
    (offset, limit, hasMore) = (page.offset, page.limit, found.hasMore)
  }
}

/// `beers reviews list --json`.
struct ReviewsDocument: Encodable {
  let reviews: [ReviewDocument]
  let offset: Int
  let limit: Int
  let hasMore: Bool

  init(_ found: Paged<BeerReview>, _ page: Page) {
    reviews = found.items.map { ReviewDocument($0.review) }
    (offset, limit, hasMore) = (page.offset, page.limit, found.hasMore)
  }
}

/// `beers show --json`: a beer, and what its reviews come to.
struct RatedBeerDocument: Encodable {
  private let beer: BeerDocument
  private let rating: Rating

  private struct Rating: Encodable {
    let reviews: Int
    /// Left out without reviews.
    let average: Double?
    /// What the best are sorted by.
    let bayesianMean: Double
  }

  init(_ rated: RatedBeer) {
    beer = BeerDocument(rated.beer)
    rating = Rating(
      reviews: rated.rating.count, average: rated.rating.average, bayesianMean: BayesianMean(rated.rating).value)
  }

  func encode(to encoder: any Encoder) throws {
    try beer.encode(to: encoder)
    try rating.encode(to: encoder)
  }
}
