public import Entities

/// Watches a page of the menu for changes.
public protocol WatchMenu: Sendable {
  /// Returns the states of the page: the current state, and a new state with its changes after each commit that changes the page.
  func callAsFunction(matching search: SearchText, of kind: DishKind?, page: Page) -> ListReadings<MenuPage>
}

extension WatchMenu {
  /// Watches a page of the menu. By default, watches the first page of the whole menu.
  public func callAsFunction(
    matching search: SearchText = SearchText(), of kind: DishKind? = nil, page: Page? = nil
  ) -> ListReadings<MenuPage> {
    self(matching: search, of: kind, page: page ?? Page.first)
  }
}

/// Watches the menu by reading it again through ``GetMenu`` after each commit.
public struct WatchMenuInteractor: WatchMenu {
  private let getMenu: any GetMenu
  private let store: any ChangeGateway

  /// - Parameter store: The store that provides notifications of commits.
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
