public import Entities

/// Follows a page of the menu while others change it.
public protocol WatchMenu: Sendable {
  /// The page as it is now, then the new page with the changes after each commit that changes it.
  func callAsFunction(matching search: SearchText, of kind: DishKind?, page: Page) -> ListReadings<MenuPage>
}

extension WatchMenu {
  /// Follows a page of the menu, by default the first page of everything.
  public func callAsFunction(
    matching search: SearchText = SearchText(), of kind: DishKind? = nil, page: Page? = nil
  ) -> ListReadings<MenuPage> {
    self(matching: search, of: kind, page: page ?? Page.first)
  }
}

/// ``WatchMenu`` over ``GetMenu``.
public struct WatchMenuInteractor: WatchMenu {
  private let getMenu: any GetMenu
  private let store: any ChangeGateway

  /// - Parameter store: notifies of commits.
  public init(getMenu: any GetMenu, store: any ChangeGateway) {
    self.getMenu = getMenu
    self.store = store
  }

  public func callAsFunction(matching search: SearchText, of kind: DishKind?, page: Page) -> ListReadings<MenuPage> {
    let getMenu = getMenu
    return ListReadings(from: store) { () async throws(GatewayError) in
      try await getMenu(matching: search, of: kind, page: page)
    }
  }
}
