public import Entities

/// Deletes a dish from the menu.
public protocol DeleteDish: Sendable {
  /// Deletes the dish if it hasn't changed since the user confirmed the deletion. Orders that contain the dish don't change.
  func callAsFunction(_ agreed: Dish) async throws(DeleteError<Dish>)
}

extension DeleteInteractor: DeleteDish where Facts == Dish {
  /// - Parameter menu: The gateway that stores the dish.
  public init(menu: any MenuGateway) {
    self.init(menu.deleteDish, now: menu.dish(_:))
  }
}
