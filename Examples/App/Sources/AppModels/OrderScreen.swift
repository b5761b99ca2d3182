import Entities
import Interfaces
import Observation
import UseCases

/// The screen of the current order, with the delivery form.
@MainActor @Observable public final class OrderScreen: AppScreen {
  /// The text in the address field.
  public var address = ""
  /// The text in the telephone number field.
  public var phone = ""
  /// Whether the delivery form is open.
  public var asksForDelivery = false

  private let screen = ObservableScreen<OrderModel>()
  private let presenter: OrderPresenter
  private var isDeciding = false
  /// Whether the question is about canceling the order.
  private var isCanceling = false

  private let texts: Texts

  init(_ restaurant: RestaurantUseCases, texts: Texts) {
    self.texts = texts
    presenter = OrderPresenter(restaurant, screen: screen, texts: texts)
  }

  /// The state of the order, which the view draws.
  public var state: ScreenState<OrderModel> { screen.state }
  private var model: OrderModel? { if case .content(let model) = state { model } else { nil } }

  public var title: String { model?.title ?? "" }
  public func appear() async { await presenter.handle(.appeared) }
  public func disappear() async {}
  public func draw<Drawing: ScreenDrawing>(with drawing: Drawing) -> Drawing.Content { drawing.order(self) }

  /// Returns the text that the order shows for a dish.
  public func line(_ row: OrderModel.Row) -> RowLine {
    let detail = [row.note, row.remark].compactMap(\.self).joined(separator: "\n")
    return RowLine(row.name, detail: detail, value: "\(row.quantity) × \(row.unitPrice)")
  }

  /// The buttons that apply to the whole order.
  public var actions: [AppAction] {
    [
      AppAction(texts.say("Enviar el pedido…", "Place Order…"), symbol: "paperplane", askForDelivery),
      AppAction(texts.say("Cancelar el pedido…", "Cancel Order…"), symbol: "xmark", cancel),
    ]
  }

  /// Adds a difference to the quantity of a dish in the order. A negative difference reduces the quantity.
  public func change(_ dish: Dish.ID, by difference: Int) async {
    await presenter.handle(.changed(dish, by: difference))
  }
  /// Returns the buttons for a dish in the order.
  public func actions(of row: OrderModel.Row) -> [AppAction] {
    [
      AppAction(texts.delete, symbol: "trash", role: .asksToDelete) { [presenter] in
        await presenter.handle(.removed(row.dish))
      }
    ]
  }

  // MARK: Placing

  /// Opens the delivery form with the address and phone number of the last delivery.
  private func askForDelivery() async {
    isCanceling = false
    await presenter.handle(.wantedToPlace)
    guard case .delivery(let address, let phone, _) = model?.request else { return }
    (self.address, self.phone, asksForDelivery) = (address, phone, true)
  }

  /// Places the order. If a value is invalid, the form stays open with the typed text.
  private func place() async {
    await presenter.handle(.placed(address: address, phone: phone))
    if case .delivery = model?.request { return }
    asksForDelivery = false
  }

  /// The reason that the delivery was refused. `nil` before the delivery is sent.
  public var refusal: String? {
    guard case .delivery(_, _, let refused) = model?.request, !refused.isEmpty else { return nil }
    return model?.notice?.text
  }

  /// The labels of the fields in the delivery form, in the user's language.
  public var labels: (address: String, phone: String) {
    (texts.say("Dirección", "Address"), texts.say("Teléfono", "Telephone"))
  }

  /// The buttons of the delivery form, which place the order or close the form.
  public var deliveryActions: [AppAction] {
    [
      AppAction(texts.say("Enviar el pedido", "Place Order"), symbol: "paperplane", place),
      AppAction(texts.cancel, symbol: "xmark", role: .cancels) { [self] in asksForDelivery = false },
    ]
  }

  private func cancel() async {
    isCanceling = true
    await presenter.handle(.wantedToCancel)
  }

  // MARK: Questions

  public var question: Question? {
    guard !isDeciding, case .agreement(let question) = model?.request else { return nil }
    // A button named “Cancel” would be ambiguous in a question about canceling.
    let (agreement, refusal) =
      isCanceling
      ? (texts.say("Cancelar el pedido", "Cancel Order"), texts.say("No cancelarlo", "Keep Order"))
      : (texts.say("Aceptar", "OK"), texts.cancel)
    return Question(question, agreement: agreement, refusal: refusal, in: texts) { [self] agrees in
      await decide(agrees)
    }
  }

  /// Handles the answer to the question. The question disappears immediately, like an alert.
  private func decide(_ agrees: Bool) async {
    isDeciding = true
    await presenter.handle(agrees ? .agreed : .declined)
    isDeciding = false
  }
}
