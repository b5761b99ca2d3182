public import Entities
public import UseCases

/// An event on the current order screen.
public enum OrderEvent: Sendable, Hashable {
  /// The screen appeared. The order is read.
  case appeared
  /// The user changed the quantity of a dish by this number, which can be negative.
  case changed(Dish.ID, by: Int)
  /// The user set the quantity of a dish.
  case set(Dish.ID, to: Int)
  /// The user typed a note for a dish. Blank text removes the note.
  case noted(Dish.ID, String)
  /// The user removed a dish from the order, regardless of its quantity.
  case removed(Dish.ID)
  /// The user wants to place the order. The screen asks for the delivery address and the phone number.
  case wantedToPlace
  /// The user placed the order with this address and phone number, as typed. The presenter places the order that it has shown. If it hasn't
  /// shown an order yet, it places the stored order.
  case placed(address: String, phone: String)
  /// The user wants to cancel the order. The screen asks for confirmation.
  case wantedToCancel
  /// The user answered yes to the question on the screen.
  case agreed
  /// The user answered no to the question on the screen.
  case declined
}

/// Shows and changes the current order, and places or cancels it. If the order has changed since the user confirmed, the presenter asks for
/// confirmation again.
///
/// If the first event isn't ``OrderEvent/appeared``, the presenter reads the order first. On a server, for example, each request creates a
/// presenter and sends one event.
public final class OrderPresenter: Presenter {
  private let restaurant: RestaurantUseCases
  private let screen: any Screen<OrderModel>
  private let texts: Texts
  private var current: CurrentOrder?
  private var turns = RequestCounter()
  private var isShown = false
  /// The function to run if the user answers yes to the question on the screen, and the message to show if the user answers no.
  private var question: (agreed: @MainActor () async -> Void, declined: String?)?

  /// Creates the presenter of the current order.
  ///
  /// - Parameter restaurant: the use cases that read, change, place and cancel the user's draft order.
  public init(_ restaurant: RestaurantUseCases, screen: any Screen<OrderModel>, texts: Texts) {
    self.restaurant = restaurant
    self.screen = screen
    self.texts = texts
  }

  public func handle(_ event: OrderEvent) async {
    // Any event that doesn't answer the question dismisses it.
    let asked = question
    question = nil
    if event != .appeared, !turns.hasStarted { guard await begin() else { return } }
    switch event {
    case .appeared:
      show(.loading)
      await load()
    case .changed(let dish, let difference): await change(dish, by: difference)
    case .set(let dish, let count): await set(dish, to: count)
    case .noted(let dish, let note): await set(note, of: dish)
    case .removed(let dish): await remove(dish)
    case .wantedToPlace: await askForDelivery()
    case .placed(let address, let phone): await place(address, phone)
    case .wantedToCancel: await askToCancel()
    case .agreed: if let asked { await asked.agreed() } else if !isShown { show(notice: nil) }
    case .declined: if asked != nil || !isShown { show(notice: asked?.declined) }
    }
  }

  /// Reads the order without showing it. Returns whether the order could be read.
  private func begin() async -> Bool {
    let turn = turns.begin()
    do {
      let found = try await restaurant.getCurrentOrder()
      if turns.isLast(turn) { current = found }
      return true
    } catch {
      if turns.isLast(turn) { show(.failed(texts.problem(error))) }
      return false
    }
  }

  private func load(notice: String? = nil) async {
    let turn = turns.begin()
    do {
      let found = try await restaurant.getCurrentOrder()
      guard turns.isLast(turn) else { return }  // A later event superseded this event.
      current = found
      show(notice: notice)
    } catch {
      guard turns.isLast(turn) else { return }
      show(.failed(texts.problem(error)))
    }
  }

  private func change(_ dish: Dish.ID, by difference: Int) async {
    do {
      _ = try await restaurant.setLineQuantity(.by(difference), of: dish)
      await load()
    } catch {
      await load(notice: texts.problem(error).message)
    }
  }

  private func set(_ dish: Dish.ID, to count: Int) async {
    let quantity: Quantity
    do { quantity = try Quantity(count) } catch {
      let name = current?.order.lines.first { $0.dish == dish }?.name ?? dish.text
      return await load(notice: texts.problem(OrderError.quantity(error), of: texts.quoted(name)).message)
    }
    do {
      _ = try await restaurant.setLineQuantity(.to(quantity), of: dish)
      await load()
    } catch {
      await load(notice: texts.problem(error).message)
    }
  }

  private func set(_ typed: String, of dish: Dish.ID) async {
    do throws(TextError) {
      let note = TextRule.cleaned(typed).isEmpty ? nil : try OrderNote(typed)
      do {
        _ = try await restaurant.setLineNote(note, of: dish)
        await load()
      } catch {
        await load(notice: texts.problem(error).message)
      }
    } catch {
      await load(notice: texts.badNote(error).message)
    }
  }

  private func remove(_ dish: Dish.ID) async {
    do {
      _ = try await restaurant.removeLine(dish)
      await load()
    } catch {
      await load(notice: texts.problem(error).message)
    }
  }

  private func askForDelivery() async {
    // The user can't confirm an order that hasn't been shown yet.
    guard let order = current?.order, !order.isEmpty else { return await load() }
    // This event supersedes any pending read, whose result would remove the question from the screen.
    let turn = turns.begin()
    do {
      let last = try await restaurant.offerDelivery()
      guard turns.isLast(turn) else { return }
      show(request: .delivery(address: last?.address.text ?? "", phone: last?.phone.text ?? ""))
    } catch {
      guard turns.isLast(turn) else { return }
      show(.failed(texts.problem(error)))
    }
  }

  private func place(_ address: String, _ phone: String) async {
    guard let order = current?.order else { return show(notice: nil) }
    let delivery: Delivery
    do {
      delivery = try Delivery(typed: address, phone: phone, in: texts)
    } catch {
      // Invalid input is not suggested again.
      let good = (address: (try? Address(address))?.text, phone: (try? PhoneNumber(phone))?.text)
      let refused = (good.address == nil ? [InvalidDelivery.Field.address] : []) + (good.phone == nil ? [.phone] : [])
      return show(
        request: .delivery(address: good.address ?? "", phone: good.phone ?? "", refused: refused),
        notice: error.message)
    }
    await place(CurrentOrder(order: order), delivery)
  }

  private func place(_ agreed: CurrentOrder, _ delivery: Delivery) async {
    do {
      finish(texts.onItsWay(try await restaurant.placeOrder(agreed, delivery: delivery)))
    } catch .changed(let now) {
      ask(texts.asksToPlace(now), about: now, declined: texts.nothingPlaced) { [self] in await place(now, delivery) }
    } catch {
      show(.failed(texts.problem(error)))
    }
  }

  private func askToCancel() async {
    guard let current else { return show(notice: nil) }
    if current.order.isEmpty { return await cancel(current.order) }
    ask(texts.asksToCancel(current.order), about: current) { [self] in await cancel(current.order) }
  }

  private func cancel(_ agreed: OrderDraft) async {
    do {
      try await restaurant.cancelOrder(agreed)
      finish(texts.cancelled)
    } catch .changed(let now) {
      let question = texts.words(CurrentOrder(order: now)) + " " + texts.asksToCancel(now)
      ask(question, about: CurrentOrder(order: now)) { [self] in await cancel(now) }
    } catch {
      show(.failed(texts.problem(error)))
    }
  }

  /// Shows the order together with a question about the order.
  private func ask(
    _ text: String, about order: CurrentOrder, declined: String? = nil, agreed: @escaping @MainActor () async -> Void
  ) {
    turns.begin()
    current = order
    question = (agreed, declined)
    show(request: .agreement(text))
  }

  /// Shows the message in place of the order, which no longer exists. The results of pending reads are discarded.
  private func finish(_ message: String) {
    turns.begin()
    current = nil
    show(.empty(message: message))
  }

  private func show(_ state: ScreenState<OrderModel>) {
    isShown = true
    screen.show(state)
  }

  private func show(request: OrderModel.Request? = nil, notice: String? = nil) {
    guard let current, !current.order.isEmpty else {
      return show(.empty(message: notice ?? texts.nothingChosen))
    }
    var model = OrderModel(current.order, differences: current.differences, in: texts)
    model.request = request
    model.notice = notice.map { .done([$0]) }
    show(.content(model))
  }
}
