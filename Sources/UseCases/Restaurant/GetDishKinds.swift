public import Entities

/// Lists the kinds of dishes on the menu, for a filter.
public protocol GetDishKinds: Sendable {
  /// The kinds of all dishes, in the order of the menu; of several spellings of the same words (`DishKind.isSameWord(as:)`) the first.
  ///
  /// Reads the whole menu, page by page: of a large one keep the answer until the menu changes. A kind whose dishes are changed while it
  /// reads may be missing.
  func callAsFunction() async throws(GatewayError) -> [DishKind]
}

/// Reads the kinds off the dishes of a ``MenuGateway``.
public struct GetDishKindsInteractor: GetDishKinds {
  /// How many dishes are held at once.
  private static let pageLength = 1000

  private let menu: any MenuGateway

  /// - Parameter menu: stores the dishes.
  public init(menu: any MenuGateway) { self.menu = menu }

  @concurrent public func callAsFunction() async throws(GatewayError) -> [DishKind] {
    var (kinds, page): ([DishKind], Page) = ([], Page(limit: Self.pageLength))
    while true {
      let dishes = try await menu.dishes(matching: SearchText(), of: nil, page: page)
      for kind in dishes.items.map(\.kind) {
        // Spellings of the same words are neighbors in the menu.
        if let last = kinds.last, last == kind || last.isSameWord(as: kind) { continue }
        kinds.append(kind)
      }
      if !dishes.hasMore { return kinds }
      page = page.next
    }
  }
}
