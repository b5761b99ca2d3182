public import Entities

/// Where the dishes of the menu are.
public protocol MenuGateway: Sendable {
  /// The dish of this id; throws ``GatewayError/notFound`` when it is not in the menu.
  func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish

  /// Those of the dishes that are in the menu, by their id; others are left out.
  func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish]

  /// A page of the dishes that match, in the order of ``MenuPosition``; past the end it is empty.
  ///
  /// A dish matches when ``Dish/matches(_:)`` says so and, if a kind is given, its kind ``DishKind/isSameWord(as:)`` that kind.
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) async throws(GatewayError) -> Paged<Dish>
}
