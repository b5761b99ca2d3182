public import Entities
public import UseCases

/// Shows, searches and sorts the beers of a manufacturer, and deletes beers with their reviews.
public typealias BeersPresenter = ListPresenter<BeersFeature>

/// The list of a manufacturer's beers.
public struct BeersFeature: ListFeature {
  public typealias Row = BeerRow
  public typealias Route = BeerRoute

  /// An action that only this list offers.
  public enum Action: Sendable, Hashable {
    /// The user wants to sort the beers differently within each section. The search text doesn't change.
    case sorted(BeerSorting)
    /// The user wants to add a beer from the manufacturer.
    case wantedToAdd
  }

  /// The listed beers and their manufacturer.
  public struct Answer: ListAnswer, Sendable {
    let maker: Manufacturer
    let beers: Paged<RatedBeer>
    public var hasMore: Bool { beers.hasMore }
  }

  private let manufacturer: Manufacturer.ID
  private let beers: BeerUseCases
  public let texts: Texts
  public let options = BeerSorting.byName

  /// Creates a list of a manufacturer's beers.
  ///
  /// - Parameters:
  ///   - manufacturer: the manufacturer of the listed beers.
  ///   - beers: the use cases that read and delete beers.
  public init(of manufacturer: Manufacturer.ID, _ beers: BeerUseCases, texts: Texts) {
    self.manufacturer = manufacturer
    self.beers = beers
    self.texts = texts
  }

  public func read(_ query: ListQuery<BeerSorting>, _ page: Page) async throws(GatewayError) -> Answer {
    let maker = try await beers.store.manufacturer(manufacturer).manufacturer
    let filter = BeerFilter(of: manufacturer, matching: query.search)
    let found = try await beers.store.beers(filter, sortedBy: query.options, page: page)
    return Answer(maker: maker, beers: found)
  }

  public func changes(of query: ListQuery<BeerSorting>) -> (any ChangeGateway)? { beers.store as? any ChangeGateway }

  public func model(_ answer: Answer?, _ query: ListQuery<BeerSorting>) -> BeersModel {
    BeersModel(
      answer?.beers ?? Paged([], hasMore: false), of: answer?.maker, searching: query.text, sortedBy: query.options,
      in: texts)
  }

  public func problem(_ refusal: GatewayError) -> Problem {
    refusal == .notFound ? texts.noSuchManufacturer(manufacturer) : texts.problem(refusal)
  }

  public func choose(_ row: Beer.ID, in list: BeersPresenter) async { list.go(to: .beer(row)) }

  public func act(_ action: Action, in list: BeersPresenter) async {
    switch action {
    case .sorted(let sorting): await list.read { $0 = sorting }
    case .wantedToAdd: list.go(to: .newBeer(of: manufacturer))
    }
  }

  public func deletion(of row: Beer.ID) async -> Deletion<Beer.ID> {
    await deletion(ifMissing: texts.noSuchBeer(row)) { () throws(GatewayError) in
      asks(
        about: try await beers.store.beer(row), of: row, texts.deletes,
        deletedMessage: { [texts] in texts.deleted($0.beer) },
        beers.deleteBeer.callAsFunction)
    }
  }
}
