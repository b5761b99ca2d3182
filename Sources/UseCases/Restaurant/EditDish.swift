public import Entities

/// Changes a dish of the menu.
public protocol EditDish: Sendable {
  /// Applies the form to the dish and returns it; its id stays. An unchanged form writes nothing.
  ///
  /// Orders stay as they are: a draft reports the new price before it is placed.
  ///
  /// - Parameter original: what the form was filled in with.
  func callAsFunction(_ original: Dish, as draft: DishDraft) async throws(SaveError<DishDraft>) -> Dish
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
package struct EditDishInteractor: EditDish {
  private let menu: any MenuGateway

  /// - Parameter menu: where the dish is kept.
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
