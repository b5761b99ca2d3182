import Interfaces
import UseCases

/// The current order. `+ n`, `- n`, `= n q` and `x n` change row n, `n n` edits the note of row n, `p` places the order, and `c` cancels
/// it.
@MainActor struct OrderScene: Scene {
  private let stage: SceneContext<RestaurantRoute>
  private var context: Context { stage.context }
  private let screen: TextScreen<OrderModel>
  private let presenter: OrderPresenter
  let keys: String
  private let typed = TypedDelivery()

  /// The parts of an incomplete delivery that the user has typed.
  @MainActor private final class TypedDelivery {
    var address: String?
  }

  init(_ stage: SceneContext<RestaurantRoute>) {
    self.stage = stage
    let texts = stage.context.texts
    screen = TextScreen(
      stage, .init(content: { OrderText.lines($0, texts) }, notice: { NoticeText.lines($0.notice) }))
    presenter = OrderPresenter(stage.context.kit.restaurant, screen: screen, texts: texts)
    keys = texts.orderKeys
  }

  func appear() async { await presenter.handle(.appeared) }

  func handle(_ input: Input) async throws -> Bool {
    if let (row, quantity) = input.assignment {
      guard let dish = screen.model?.rows.first(where: { $0.number == row })?.dish else { return false }
      await presenter.handle(.set(dish, to: quantity))
      return true
    }
    let dish = screen.model?.rows.first { $0.number == input.number }?.dish
    switch (input.key, dish) {
    case ("+", let dish?): await presenter.handle(.changed(dish, by: 1))
    case ("-", let dish?): await presenter.handle(.changed(dish, by: -1))
    case ("n", let dish?):
      let note = screen.model?.rows.first { $0.dish == dish }?.note ?? ""
      guard let typed = try await context.askField(context.texts.note, offering: note) else { return true }
      await presenter.handle(.noted(dish, typed))
    case ("x", let dish?): await presenter.handle(.removed(dish))
    case ("p", nil) where input.number == nil:
      await presenter.handle(.wantedToPlace)
      try await answerRequests()
    case ("c", nil) where input.number == nil:
      await presenter.handle(.wantedToCancel)
      try await answerRequests()
    default: return false
    }
    return true
  }

  private func abandonPlacing() async {
    stage.write([Line(context.texts.nothingPlaced)])
    await presenter.handle(.appeared)
  }

  /// Answers the presenter's requests, until there are no more or the user stops answering.
  private func answerRequests() async throws {
    while !screen.hasFailed, let request = screen.model?.request {
      switch request {
      case .delivery(var address, var phone, let refused):
        // If the input is a pipe, the next line answers only the question whose answer was refused.
        if refused.isEmpty || refused.contains(.address) {
          let offered = typed.address ?? address
          guard let answer = try await context.askDelivery(context.texts.address, offering: offered) else {
            return await abandonPlacing()
          }
          address = answer
          // The address is kept in case the user doesn't answer the next question.
          if context.console.terminal != nil { typed.address = address }
        }
        if refused.isEmpty || refused.contains(.phone) {
          guard let answer = try await context.askDelivery(context.texts.phone, offering: phone) else {
            return await abandonPlacing()
          }
          phone = answer
        }
        typed.address = nil
        await presenter.handle(.placed(address: address, phone: phone))
      case .agreement(let question):
        await presenter.handle(try await context.agrees(to: question) ? .agreed : .declined)
      }
    }
  }
}
