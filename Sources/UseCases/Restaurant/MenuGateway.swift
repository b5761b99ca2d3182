public import Entities

/// Where the dishes of the menu are.
///
/// A change is durable when the call returns. A call that throws changed nothing; one whose task was cancelled before it began throws
/// ``GatewayError/cancelled``. Orders carry what they need of their dishes: no change of the menu changes them.
public protocol MenuGateway: Sendable {
  /// The dish of this id; throws ``GatewayError/notFound`` when it is not in the menu.
  func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish

  /// The dish that is called this, whatever its id; throws ``GatewayError/notFound`` when it is not in the menu.
  ///
  /// Names that make one id (`Identifier.init(ofDishNamed:)`) are one.
  func dish(named name: String) async throws(GatewayError) -> Dish

  /// Those of the dishes that are in the menu, by their id; others are left out.
  func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish]

  /// A page of the dishes that match, in the order of `MenuPosition`, the hits of a search best first
  /// (`SearchText.mostRanked`); past the end it is empty.
  ///
  /// A dish matches when `Dish.matches(_:)` says so and, if a kind is given, its kind `DishKind.isSameWord(as:)` that kind.
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) async throws(GatewayError) -> Paged<Dish>

  /// Puts a new dish in its place of the menu and returns it; where a dish that was called something else before has its id, it gets
  /// another one. Throws ``GatewayError/conflict`` when there is a dish of its name.
  @discardableResult func addDish(_ dish: Dish) async throws(GatewayError) -> Dish

  /// Puts `dish` in its place of the menu instead of `previous`, which has the same id.
  ///
  /// Throws ``GatewayError/notFound`` when there is no dish of its id, and ``GatewayError/conflict`` when that is not `previous` (any more),
  /// or when another dish has its new name. Of several at once on the same dish, one succeeds. The same dish again writes nothing.
  func replaceDish(_ previous: Dish, by dish: Dish) async throws(GatewayError)

  /// Deletes a dish; throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not what `expected`
  /// says (any more).
  func deleteDish(_ expected: Dish) async throws(GatewayError)
}
