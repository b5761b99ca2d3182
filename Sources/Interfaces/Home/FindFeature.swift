public import UseCases

/// Searches everything at once, while somebody types, and goes to what was found.
public typealias FindPresenter = ListPresenter<FindFeature>

/// What a search through everything found.
public struct FindFeature: ListFeature {
  public typealias Row = FoundRow
  public typealias Route = HomeRoute

  private let findEverything: any FindEverything
  public let texts: Texts

  /// - Parameter findEverything: searches.
  public init(findEverything: any FindEverything, texts: Texts) {
    self.findEverything = findEverything
    self.texts = texts
  }

  public func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> Findings {
    try await findEverything(query.search, limit: page.limit)
  }

  public func model(_ answer: Findings?, _ query: ListQuery<Nothing>) -> FindModel {
    FindModel(answer ?? Findings([]), searching: query.text, in: texts)
  }

  public func choose(_ row: HomeRoute, in list: FindPresenter) async { list.go(to: row) }
}

extension Findings: ListAnswer {}
