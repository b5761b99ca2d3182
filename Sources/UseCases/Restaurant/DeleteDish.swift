public import Entities

/// Deletes a dish from the menu.
public protocol DeleteDish: Sendable {
  /// Deletes the dish, if it is unchanged since the user confirmed; orders that have it stay as they are.
  func callAsFunction(_ agreed: Dish) async throws(DeleteDishError)
}

/// Why a dish was not deleted.
public enum DeleteDishError: OvertakenError, AgreementError, Sendable, Hashable {
  /// It was deleted meanwhile.
  case notThere(Dish.ID)
  /// It has changed since the user confirmed, to this: ask again.
  case changed(Dish)
  /// The store failed.
  case store(GatewayError)

  public var now: Dish? { if case .changed(let now) = self { now } else { nil } }
}

/// Compares and deletes in one step, and reports what changed since the user confirmed.
public struct DeleteDishInteractor: DeleteDish {
  private let menu: any MenuGateway

  /// - Parameter menu: where the dish is kept.
  public init(menu: any MenuGateway) { self.menu = menu }

  public func callAsFunction(_ agreed: Dish) async throws(DeleteDishError) {
    try await DeleteDishError.wrapping(
      await menu.deleteDish(agreed), of: agreed.id, now: await menu.dish(agreed.id))
  }
}
