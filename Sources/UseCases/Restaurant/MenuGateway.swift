public import Entities

/// Stores the dishes on the menu.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``. An order contains all the data that it needs from its dishes, so changes to the menu don't change
/// orders.
public protocol MenuGateway: Sendable {
  /// Returns the dish with this id. Throws ``GatewayError/notFound`` if the dish isn't on the menu.
  func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish

  /// Returns the dish with this name, even if its id isn't derived from the name. Throws ``GatewayError/notFound`` if no dish on the menu
  /// has this name.
  ///
  /// Names that give the same id (`Identifier.init(ofDishNamed:)`) are equal.
  func dish(named name: String) async throws(GatewayError) -> Dish

  /// Returns the dishes with these ids. Ids of dishes that aren't on the menu are omitted.
  func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish]

  /// Returns a page of the matching dishes, in the order of `MenuPosition`. The best hits of a search come first (`SearchText.rankingLimit`).
  /// Past the end, the page is empty.
  ///
  /// A dish matches if `Dish.matches(_:)` is true and, if a kind is given, the dish's kind has the same words (`DishKind.isSameWord(as:)`).
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) async throws(GatewayError) -> Paged<Dish>

  /// Returns the kinds of all dishes, in the order of the menu. If several spellings have the same words (`DishKind.isSameWord(as:)`), only
  /// the first spelling is returned.
  func dishKinds() async throws(GatewayError) -> [DishKind]

  /// Adds a new dish at its position on the menu, and returns the dish. If a renamed dish already has the same id, the new dish gets a
  /// different id. Throws ``GatewayError/conflict`` if a dish with the same name exists.
  @discardableResult func addDish(_ dish: Dish) async throws(GatewayError) -> Dish

  /// Replaces `previous` with `dish`, which must have the same id, at its position on the menu.
  ///
  /// Throws ``GatewayError/notFound`` if no dish has this id, and ``GatewayError/conflict`` if the stored dish is no longer `previous`, or
  /// if another dish has the new name. Of several concurrent changes to the same dish, only one succeeds. Replacing a dish with itself
  /// writes nothing.
  func replaceDish(_ previous: Dish, by dish: Dish) async throws(GatewayError)

  /// Deletes a dish. Throws ``GatewayError/notFound`` if the dish doesn't exist, and ``GatewayError/conflict`` if the stored dish differs
  /// from `expected`.
  func deleteDish(_ expected: Dish) async throws(GatewayError)
}
