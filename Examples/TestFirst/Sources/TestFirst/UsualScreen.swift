import Entities
import Interfaces
import UseCases

/// The state of the usual order screen.
public struct UsualModel: Sendable, Hashable {
  /// The announcement of the usual order, or of today's order.
  public let headline: String
  /// The quantity and name of each dish.
  public let dishes: [String]

  public init(headline: String, dishes: [String]) {
    self.headline = headline
    self.dishes = dishes
  }
}

/// A presenter that shows the order that is repeated every Friday, and places it on Fridays.
public typealias UsualPresenter = DetailPresenter<UsualModel>

extension DetailPresenter<UsualModel> {
  /// Creates the presenter.
  ///
  /// - Parameter usual: The id of the placed order to repeat.
  public convenience init(
    _ usual: Order.ID, orderTheUsual: OrderTheUsual, orders: any OrderGateway, user: User.ID,
    screen: any Screen<UsualModel>, texts: Texts
  ) {
    self.init(screen: screen) {
      do throws(OrderTheUsualError) {
        let today = try await orderTheUsual(usual)
        let order: PlacedOrder
        do throws(GatewayError) { order = try await orders.placedOrder(usual, of: user) } catch { throw .store(error) }
        return .content(texts.usual(today ?? order, isOrdered: today != nil))
      } catch {
        return .failed(texts.problem(error))
      }
    }
  }
}

extension Texts {
  fileprivate func usual(_ order: PlacedOrder, isOrdered: Bool) -> UsualModel {
    UsualModel(
      headline: isOrdered
        ? say("Lo de siempre está en camino: \(money(order.total)).", "The usual is on its way: \(money(order.total)).")
        : say("Cada viernes, lo de siempre:", "Every Friday, the usual:"),
      dishes: order.lines.map { "\($0.quantity.value) × \($0.name)" })
  }
}

extension OrderTheUsualError: ExplainedError {
  public func problem(in texts: Texts) -> Problem {
    switch self {
    case .noSuchOrder(let id):
      texts.problem(
        .notFound, "El pedido \(id) no existe.", "There is no order \(id).",
        advice: "Elige uno de tus pedidos anteriores.", "Choose one of your previous orders.")
    case .notOnTheMenu(let names):
      texts.problem(
        .refused, "Ya no está en la carta: \(names.joined(separator: ", ")).",
        "No longer on the menu: \(names.joined(separator: ", ")).",
        advice: "Elige otro pedido para los viernes.", "Choose another order for Fridays.")
    case .refused(let id):
      texts.problem(
        .refused, "El pedido \(id) cuesta hoy más de lo que se puede pagar.",
        "Today order \(id) costs more than can be paid.",
        advice: "Elige otro pedido para los viernes.", "Choose another order for Fridays.")
    case .receiptNotSent(let id, let error):
      texts.problem(
        texts.problem(error).kind, "El pedido \(id) está en camino, pero no se ha podido enviar su recibo.",
        "Order \(id) is on its way, but its receipt could not be sent.",
        advice: "Vuelve más tarde a esta pantalla: el recibo se enviará entonces.",
        "Return to this screen later: the receipt will be sent then.")
    case .store(let error): texts.problem(error)
    }
  }
}
