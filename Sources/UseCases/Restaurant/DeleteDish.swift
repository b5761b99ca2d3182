public import Entities

/// Deletes a dish from the menu.
public protocol DeleteDish: Sendable {
  /// Deletes the dish if it is unchanged since the user confirmed. Orders that contain the dish stay as they are.
  func callAsFunction(_ agreed: Dish) async throws(DeleteError<Dish>)
}

extension DeleteInteractor: DeleteDish where Facts == Dish {
  /// - Parameter menu: stores the dish.
  public init(menu: any MenuGateway) {
    self.init(menu.deleteDish, now: menu.dish(_:))
  }
}
