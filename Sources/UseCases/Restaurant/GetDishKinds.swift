public import Entities

/// Lists the kinds of dishes on the menu, for a filter.
public protocol GetDishKinds: Sendable {
  /// The kinds of all dishes, in the order of the menu; of several spellings of the same words (`DishKind.isSameWord(as:)`) the first.
  func callAsFunction() async throws(GatewayError) -> [DishKind]
}

/// Asks a ``MenuGateway``.
package struct GetDishKindsInteractor: GetDishKinds {
  private let menu: any MenuGateway

  /// - Parameter menu: stores the dishes.
  package init(menu: any MenuGateway) { self.menu = menu }

  @concurrent package func callAsFunction() async throws(GatewayError) -> [DishKind] { try await menu.dishKinds() }
}
