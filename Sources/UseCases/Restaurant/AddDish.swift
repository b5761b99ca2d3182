public import Entities

/// Adds a dish to the menu.
public protocol AddDish: Sendable {
  /// Adds the dish that the form describes, and returns it.
  func callAsFunction(_ draft: DishDraft) async throws(SaveError<DishDraft>) -> Dish
}

/// Validates the form, and never adds the same dish twice.
package struct AddDishInteractor: AddDish {
  private let menu: any MenuGateway

  /// - Parameter menu: The gateway that stores the dish.
  package init(menu: any MenuGateway) { self.menu = menu }

  package func callAsFunction(_ draft: DishDraft) async throws(SaveError<DishDraft>) -> Dish {
    let dish = try SaveError<DishDraft>.record(draft.dish())
    return try await SaveError<DishDraft>.adding(
      await menu.addDish(dish), unlessThere: await menu.dish(named: dish.name))
  }
}
