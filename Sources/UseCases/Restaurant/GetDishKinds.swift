public import Entities

/// Lists the kinds of dishes on the menu, for a filter.
public protocol GetDishKinds: Sendable {
  /// Returns the kinds of all dishes, in the order of the menu. If several spellings have the same words (`DishKind.isSameWord(as:)`), only
  /// the first spelling is returned.
  func callAsFunction() async throws(GatewayError) -> [DishKind]
}

/// Reads the kinds through a ``MenuGateway``.
package struct GetDishKindsInteractor: GetDishKinds {
  private let menu: any MenuGateway

  /// - Parameter menu: The gateway that stores the dishes.
  package init(menu: any MenuGateway) { self.menu = menu }

  @concurrent package func callAsFunction() async throws(GatewayError) -> [DishKind] { try await menu.dishKinds() }
}
