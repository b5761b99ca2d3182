public import Entities
public import UseCases

/// Shows the beers that were reviewed, the best first.
public typealias BestBeersPresenter = ListPresenter<BestBeersFeature>

/// The beers that were reviewed, the best first.
public struct BestBeersFeature: ListFeature {
  public typealias Row = BeerRow
  public typealias Route = BeerRoute

  private let beers: any BeerGateway
  public let texts: Texts

  /// - Parameter beers: where they are read.
  public init(beers: any BeerGateway, texts: Texts) {
    self.beers = beers
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Paged<RatedBeer> {
    try await beers.bestBeers(page: page)
  }

  public func model(_ answer: Paged<RatedBeer>?, _ query: ListQuery<Nothing>) -> BestBeersModel {
    BestBeersModel(answer ?? Paged([], hasMore: false), in: texts)
  }

  public func choose(_ row: Beer.ID, in list: BestBeersPresenter) async { list.go(to: .beer(row)) }
}
