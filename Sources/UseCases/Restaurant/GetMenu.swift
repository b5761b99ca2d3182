public import Entities

/// Reads the menu, or the dishes that match a search.
public protocol GetMenu: Sendable {
  /// Returns a page of the matching dishes, grouped into sections by kind. Reads no more dishes than it returns.
  func callAsFunction(matching search: SearchText, of kind: DishKind?, page: Page) async throws(GatewayError)
    -> MenuPage
}

extension GetMenu {
  /// Returns a page of the menu. By default, returns the first page of the whole menu.
  public func callAsFunction(
    matching search: SearchText = SearchText(), of kind: DishKind? = nil, page: Page? = nil
  ) async throws(GatewayError) -> MenuPage {
    try await self(matching: search, of: kind, page: page ?? Page.first)
  }
}

/// A page of the menu, divided into sections by kind.
public struct MenuPage: ListPage {
  /// The dishes on the page, in sections.
  public let menu: Menu
  /// The page that was requested.
  public let page: Page
  /// Whether more dishes follow this page.
  public let hasMore: Bool

  /// Creates a page of the menu.
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

  /// - Parameter menu: The gateway that stores the dishes.
  public init(menu: any MenuGateway) { self.menu = menu }

  public func callAsFunction(
    matching search: SearchText, of kind: DishKind?, page: Page
  ) async throws(GatewayError) -> MenuPage {
    let dishes = try await menu.dishes(matching: search, of: kind, page: page)
    return MenuPage(menu: Menu(ordered: dishes.items), page: page, hasMore: dishes.hasMore)
  }
}
