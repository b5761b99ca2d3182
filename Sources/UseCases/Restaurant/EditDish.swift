public import Entities

/// Changes a dish of the menu.
public protocol EditDish: Sendable {
  /// Applies the form to the dish and returns it; its id stays. An unchanged form writes nothing.
  ///
  /// Orders stay as they are: a draft reports the new price before it is placed.
  ///
  /// - Parameter original: what the form was filled in with.
  func callAsFunction(_ original: Dish, as draft: DishDraft) async throws(EditDishError) -> Dish
}

/// Why a dish was not changed.
public enum EditDishError: OvertakenError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<DishDraft.Field, DishDraft.Problem>)
  /// This other dish has the new name.
  case alreadyThere(Dish)
  /// Somebody else changed it meanwhile, to this.
  case changed(Dish)
  /// It was deleted meanwhile.
  case notThere(Dish)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never overwrites what somebody else changed since it was filled in.
public struct EditDishInteractor: EditDish {
  private let menu: any MenuGateway

  /// - Parameter menu: where the dish is kept.
  public init(menu: any MenuGateway) { self.menu = menu }

  public func callAsFunction(_ original: Dish, as draft: DishDraft) async throws(EditDishError) -> Dish {
    let dish: Dish
    do { dish = try draft.dish(original.id) } catch { throw .invalid(error) }
    if dish == original { return original }
    let other = try await EditDishError.wrapping(
      await menu.replaceDish(original, by: dish), of: original, now: await menu.dish(original.id),
      unlessThere: await other(dish))
    if let other { throw .alreadyThere(other) }
    return dish
  }

  /// Another dish with the new name, if any.
  private func other(_ dish: Dish) async throws(GatewayError) -> Dish {
    let other = try await menu.dish(named: dish.name)
    if other.id == dish.id { throw .notFound }
    return other
  }
}
