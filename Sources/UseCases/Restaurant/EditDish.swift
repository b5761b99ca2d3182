public import Entities

/// Changes a dish on the menu.
public protocol EditDish: Sendable {
  /// Applies the form to the dish, and returns the changed dish, which keeps its id. An unchanged form writes nothing.
  ///
  /// Existing orders don't change. If a draft contains the dish, the new price is reported before the draft is placed.
  ///
  /// - Parameter original: The dish from which the form was created.
  func callAsFunction(_ original: Dish, as draft: DishDraft) async throws(SaveError<DishDraft>) -> Dish
}

/// Validates the form, and never overwrites changes made elsewhere in the meantime.
package struct EditDishInteractor: EditDish {
  private let menu: any MenuGateway

  /// - Parameter menu: The gateway that stores the dish.
  package init(menu: any MenuGateway) { self.menu = menu }

  package func callAsFunction(_ original: Dish, as draft: DishDraft) async throws(SaveError<DishDraft>) -> Dish {
    let dish = try SaveError<DishDraft>.record(draft.dish(original.id))
    return try await SaveError<DishDraft>.replacing(
      original, by: dish, await menu.replaceDish(original, by: dish), now: await menu.dish(original.id)
    ) { () throws(GatewayError) in
      try await menu.dish(named: dish.name)
    }
  }
}
