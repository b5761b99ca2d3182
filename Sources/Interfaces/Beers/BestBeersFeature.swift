public import Entities
public import UseCases

/// Shows the reviewed beers, best first.
public typealias BestBeersPresenter = ListPresenter<BestBeersFeature>

/// The list of reviewed beers, best first.
public struct BestBeersFeature: ListFeature {
  public typealias Row = BeerRow
  public typealias Route = BeerRoute

  /// The listed beers and their manufacturers.
  public struct Answer: ListAnswer, Sendable {
    let beers: Paged<RatedBeer>
    let makers: [Manufacturer.ID: Manufacturer]
    public var hasMore: Bool { beers.hasMore }
  }

  private let beers: BeerUseCases
  public let texts: Texts

  /// Creates a list of the best beers.
  ///
  /// - Parameter beers: the use cases that read the beers and their manufacturers.
  public init(_ beers: BeerUseCases, texts: Texts) {
    self.beers = beers
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Answer {
    let found = try await beers.store.bestBeers(page: page)
    return Answer(
      beers: found, makers: try await beers.store.manufacturers(Set(found.items.map(\.beer.manufacturer))))
  }

  public func changes(of query: ListQuery<Nothing>) -> (any ChangeGateway)? { beers.store as? any ChangeGateway }

  public func model(_ answer: Answer?, _ query: ListQuery<Nothing>) -> BestBeersModel {
    BestBeersModel(answer?.beers ?? Paged([], hasMore: false), by: answer?.makers ?? [:], in: texts)
  }

  public func choose(_ row: Beer.ID, in list: BestBeersPresenter) async { list.go(to: .beer(row)) }
}
