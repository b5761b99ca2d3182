public import Entities

/// Shows the menu, or the dishes that match a search.
public protocol GetMenu: Sendable {
  /// Returns a page of the dishes that match, grouped by kind in sections. Reads no more dishes than it returns.
  func callAsFunction(matching search: SearchText, of kind: DishKind?, page: Page) async throws(GatewayError)
    -> MenuPage
}

extension GetMenu {
  /// Returns a page of the menu, by default the first page of everything.
  public func callAsFunction(
    matching search: SearchText = SearchText(), of kind: DishKind? = nil, page: Page? = nil
  ) async throws(GatewayError) -> MenuPage {
    try await self(matching: search, of: kind, page: page ?? Page.first)
  }
}

/// A page of the menu.
public struct MenuPage: ListPage {
  /// The dishes of the page, in sections.
  public let menu: Menu
  /// The requested page.
  public let page: Page
  /// Whether more dishes follow this page.
  public let hasMore: Bool

  /// Creates a page as a gateway read it.
  public init(menu: Menu, page: Page, hasMore: Bool) {
    self.menu = menu
    self.page = page
    self.hasMore = hasMore
  }

  public var sections: [ListSection<DishKind, Dish>] { menu.sections.map { ListSection($0.kind, rows: $0.dishes) } }
}

/// Reads the page through a ``MenuGateway`` and divides it into sections.
public struct GetMenuInteractor: GetMenu {
  private let menu: any MenuGateway

  /// - Parameter menu: stores the dishes.
  public init(menu: any MenuGateway) { self.menu = menu }

  public func callAsFunction(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) async throws(GatewayError) -> MenuPage {
    let dishes = try await menu.dishes(matching: search, of: kind, page: page)
    return MenuPage(menu: Menu(ordered: dishes.items), page: page, hasMore: dishes.hasMore)
  }
}
