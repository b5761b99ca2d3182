public import Entities

/// Stores the dishes of the menu.
///
/// A change is durable when the call returns. A call that throws has changed nothing; one whose task was canceled before it began throws
/// ``GatewayError/cancelled``. Orders contain what they need of their dishes: changes of the menu don't change them.
public protocol MenuGateway: Sendable {
  /// The dish with this id; throws ``GatewayError/notFound`` when it is not in the menu.
  func dish(_ id: Dish.ID) async throws(GatewayError) -> Dish

  /// The dish with this name, whatever its id; throws ``GatewayError/notFound`` when it is not in the menu.
  ///
  /// Names that give the same id (`Identifier.init(ofDishNamed:)`) are equal.
  func dish(named name: String) async throws(GatewayError) -> Dish

  /// The dishes with these ids; ids that are not on the menu are left out.
  func dishes(_ ids: Set<Dish.ID>) async throws(GatewayError) -> [Dish.ID: Dish]

  /// A page of the dishes that match, in the order of `MenuPosition`, the hits of a search best first
  /// (`SearchText.mostRanked`); past the end it is empty.
  ///
  /// A dish matches when `Dish.matches(_:)` says so and, if a kind is given, its kind `DishKind.isSameWord(as:)` that kind.
  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) async throws(GatewayError) -> Paged<Dish>

  /// The kinds of all dishes, in the order of the menu; of several spellings of the same words (`DishKind.isSameWord(as:)`) the first.
  func dishKinds() async throws(GatewayError) -> [DishKind]

  /// Adds a new dish at its place in the menu and returns it. If a renamed dish has its id, the new dish gets another one. Throws
  /// ``GatewayError/conflict`` when there is a dish with its name.
  @discardableResult func addDish(_ dish: Dish) async throws(GatewayError) -> Dish

  /// Replaces `previous` by `dish`, which has the same id, at its place in the menu.
  ///
  /// Throws ``GatewayError/notFound`` when there is no dish of its id, and ``GatewayError/conflict`` when that is no longer `previous`,
  /// or when another dish has its new name. Of several at once on the same dish, one succeeds. The same dish again writes nothing.
  func replaceDish(_ previous: Dish, by dish: Dish) async throws(GatewayError)

  /// Deletes a dish; throws ``GatewayError/notFound`` when there is none, and ``GatewayError/conflict`` when it is not (or no longer)
  /// `expected`.
  func deleteDish(_ expected: Dish) async throws(GatewayError)
}
