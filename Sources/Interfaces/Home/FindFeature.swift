public import UseCases

/// Searches the records of all domains as the user types, and opens a result.
public typealias FindPresenter = ListPresenter<FindFeature>

/// The list of results from a search of all domains.
public struct FindFeature: ListFeature {
  public typealias Row = FoundRow
  public typealias Route = HomeRoute

  private let findEverything: any FindEverything
  public let texts: Texts

  /// Creates a search of all domains.
  ///
  /// - Parameter findEverything: the use case that searches the store.
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
