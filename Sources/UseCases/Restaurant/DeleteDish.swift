public import Entities

/// Takes a dish off the menu.
public protocol DeleteDish: Sendable {
  /// Deletes the dish, if it is exactly what the user agreed to lose; orders that have it stay as they are.
  func callAsFunction(_ agreed: Dish) async throws(DeleteDishError)
}

/// Why a dish was not deleted.
public enum DeleteDishError: OvertakenError, Sendable, Hashable {
  /// It was deleted meanwhile.
  case notThere(Dish.ID)
  /// It changed since the user agreed, to this: the user must agree again.
  case changed(Dish)
  /// The store failed.
  case store(GatewayError)
}

/// Deletes in one, and tells what changed since the user was asked.
public struct DeleteDishInteractor: DeleteDish {
  private let menu: any MenuGateway

  /// - Parameter menu: where the dish is kept.
  public init(menu: any MenuGateway) { self.menu = menu }

  public func callAsFunction(_ agreed: Dish) async throws(DeleteDishError) {
    try await DeleteDishError.wrapping(
      await menu.deleteDish(agreed), of: agreed.id, now: await menu.dish(agreed.id))
  }
}
