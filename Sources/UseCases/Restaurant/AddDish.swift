public import Entities

/// Adds a dish to the menu.
public protocol AddDish: Sendable {
  /// Adds the dish that the form describes and returns it.
  func callAsFunction(_ draft: DishDraft) async throws(AddDishError) -> Dish
}

/// Why a dish was not added.
public enum AddDishError: StoreError, Sendable, Hashable {
  /// Fields of the form are invalid.
  case invalid(FormError<DishDraft.Field, DishDraft.Problem>)
  /// This dish has the same name.
  case alreadyThere(Dish)
  /// The store failed.
  case store(GatewayError)
}

/// Checks the form, and never adds the same dish twice.
public struct AddDishInteractor: AddDish {
  private let menu: any MenuGateway

  /// - Parameter menu: where the dish is kept.
  public init(menu: any MenuGateway) { self.menu = menu }

  public func callAsFunction(_ draft: DishDraft) async throws(AddDishError) -> Dish {
    let dish: Dish
    do { dish = try draft.dish() } catch { throw .invalid(error) }
    switch try await AddDishError.adding(await menu.addDish(dish), unlessThere: await menu.dish(named: dish.name)) {
    case .added(let dish): return dish
    case .taken(let other): throw .alreadyThere(other)
    }
  }
}
