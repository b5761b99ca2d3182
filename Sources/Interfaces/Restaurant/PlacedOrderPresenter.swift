public import Entities
public import UseCases

/// Shows a placed order with all its lines.
public typealias PlacedOrderPresenter = DetailPresenter<OrderModel>

extension DetailPresenter<OrderModel> {
  /// Creates the presenter of a placed order.
  ///
  /// - Parameter restaurant: the use cases that read the order, which must belong to the user.
  public convenience init(
    _ id: Order.ID, _ restaurant: RestaurantUseCases, screen: any Screen<OrderModel>, texts: Texts
  ) {
    self.init(screen: screen) {
      do throws(GatewayError) {
        return .content(OrderModel(try await restaurant.orders.placedOrder(id, of: restaurant.user), in: texts))
      } catch {
        return .failed(error == .notFound ? texts.noSuchOrder(id) : texts.problem(error))
      }
    }
  }
}
