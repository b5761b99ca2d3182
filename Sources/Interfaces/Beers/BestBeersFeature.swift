public import Entities
public import UseCases

/// Shows the beers that were reviewed, the best first.
public typealias BestBeersPresenter = ListPresenter<BestBeersFeature>

/// The beers that were reviewed, the best first.
public struct BestBeersFeature: ListFeature {
  public typealias Row = BeerRow
  public typealias Route = BeerRoute

  /// The beers and their manufacturers.
  public struct Answer: ListAnswer, Sendable {
    let beers: Paged<RatedBeer>
    let makers: [Manufacturer.ID: Manufacturer]
    public var hasMore: Bool { beers.hasMore }
  }

  private let manufacturers: any ManufacturerGateway
  private let beers: any BeerGateway
  public let texts: Texts

  /// - Parameters:
  ///   - manufacturers: reads the manufacturers.
  ///   - beers: reads the beers.
  public init(manufacturers: any ManufacturerGateway, beers: any BeerGateway, texts: Texts) {
    self.manufacturers = manufacturers
    self.beers = beers
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Answer {
    let found = try await beers.bestBeers(page: page)
    return Answer(
      beers: found, makers: try await manufacturers.manufacturers(Set(found.items.map(\.beer.manufacturer))))
  }

  public func model(_ answer: Answer?, _ query: ListQuery<Nothing>) -> BestBeersModel {
    BestBeersModel(answer?.beers ?? Paged([], hasMore: false), by: answer?.makers ?? [:], in: texts)
  }

  public func choose(_ row: Beer.ID, in list: BestBeersPresenter) async { list.go(to: .beer(row)) }
}
