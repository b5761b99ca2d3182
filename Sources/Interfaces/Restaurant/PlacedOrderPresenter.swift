public import Entities
public import UseCases

/// Shows one placed order with all its lines.
public typealias PlacedOrderPresenter = DetailPresenter<OrderModel>

extension DetailPresenter<OrderModel> {
  /// - Parameters:
  ///   - orders: where the order is read.
  ///   - user: whose order it is.
  public convenience init(
    _ id: Order.ID, orders: any OrderGateway, user: User.ID, screen: any Screen<OrderModel>, texts: Texts
  ) {
    self.init(screen: screen) {
      do throws(GatewayError) {
        return .content(OrderModel(try await orders.placedOrder(id, of: user), in: texts))
      } catch {
        return .failed(error == .notFound ? texts.noSuchOrder(id) : texts.problem(error))
      }
    }
  }
}
