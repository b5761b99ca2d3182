public import Entities

/// Stores the dishes of the menu.
///
/// A change is durable when the call returns. A call that throws has changed nothing. A call whose task was canceled before it started
/// throws ``GatewayError/cancelled``. Orders contain everything that they need of their dishes, so changes of the menu don't change them.
public protocol MenuGateway: Sendable {
  /// Returns the dish with this id. Throws ``GatewayError/notFound`` if it is not on the menu.
  func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish

  /// Returns the dish with this name, whether or not its id is formed from the name. Throws ``GatewayError/notFound`` if no dish on the
  /// menu has the name.
  ///
  /// Names that give the same id (`Identifier.init(ofDishNamed:)`) are equal.
  func dish(named name: String) async throws(GatewayError) -> Dish

  /// Returns the dishes with these ids. Ids that are not on the menu are left out.
  func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish]

  /// Returns a page of the dishes that match, in the order of `MenuPosition`. The hits of a search come best first
  /// (`SearchText.mostRanked`). Past the end, the page is empty.
  ///
  /// A dish matches if `Dish.matches(_:)` is true and, if a kind is given, the dish's kind has the same words (`DishKind.isSameWord(as:)`).
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) async throws(GatewayError) -> Paged<Dish>

  /// Returns the kinds of all dishes, in the order of the menu. If the same words are spelled differently (`DishKind.isSameWord(as:)`), the
  /// first spelling is returned.
  func dishKinds() async throws(GatewayError) -> [DishKind]

  /// Adds a new dish at its position in the menu, and returns it. If a renamed dish has its id, the new dish gets another id. Throws
  /// ``GatewayError/conflict`` if there is a dish with the same name.
  @discardableResult func addDish(_ dish: Dish) async throws(GatewayError) -> Dish

  /// Replaces `previous` with `dish`, which must have the same id, at its position in the menu.
  ///
  /// Throws ``GatewayError/notFound`` if no dish has this id, and ``GatewayError/conflict`` if the stored dish is no longer `previous`, or
  /// if another dish has the new name. Of several concurrent changes of the same dish, only one succeeds. Replacing a dish with itself
  /// writes nothing.
  func replaceDish(_ previous: Dish, by dish: Dish) async throws(GatewayError)

  /// Deletes a dish. Throws ``GatewayError/notFound`` if it does not exist, and ``GatewayError/conflict`` if the stored dish differs from
  /// `expected`.
  func deleteDish(_ expected: Dish) async throws(GatewayError)
}
