public import Entities
public import UseCases

/// What happens on the screen of the current order.
public enum OrderEvent: Sendable, Hashable {
  /// The screen is visible: the order is read.
  case appeared
  /// The quantity of a dish changes by this many pieces; negative: fewer.
  case changed(Dish.ID, by: Int)
  /// The quantity of a dish was set.
  case set(Dish.ID, to: Int)
  /// The note of a dish was set, as typed; blank: none.
  case noted(Dish.ID, String)
  /// A dish leaves the order, all pieces of it.
  case removed(Dish.ID)
  /// The user wants to place the order: the screen asks for the delivery.
  case wantedToPlace
  /// Places the order as it is shown, or as it is where nothing was shown yet, with the delivery as it was typed.
  case placed(address: String, phone: String)
  /// The user wants to cancel the order; the screen asks first.
  case wantedToCancel
  /// The user agreed to what the screen asked.
  case agreed
  /// The user declined what the screen asked.
  case declined
}

/// Shows and changes the current order, and places or cancels it; if it has changed since the user agreed, asks again.
///
/// Where the first event is another one than ``OrderEvent/appeared``, as on a server that makes a presenter for each request, the order is
/// read first.
public final class OrderPresenter: Presenter {
  private let restaurant: RestaurantUseCases
  private let screen: any Screen<OrderModel>
  private let texts: Texts
  private var current: CurrentOrder?
  private var turns = RequestCounter()
  private var isShown = false
  /// What the question on the screen is about.
  private var question: (agreed: @MainActor () async -> Void, declined: String?)?

  /// - Parameter restaurant: reads, changes, places and cancels the draft of its user.
  public init(_ restaurant: RestaurantUseCases, screen: any Screen<OrderModel>, texts: Texts) {
    self.restaurant = restaurant
    self.screen = screen
    self.texts = texts
  }

  public func handle(_ event: OrderEvent) async {
    // Any other event ends the question.
    let asked = question
    question = nil
    if event != .appeared, !turns.haveBegun { guard await begin() else { return } }
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

  /// Reads the order without showing it; answers whether it could be read.
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
      guard turns.isLast(turn) else { return }  // A later event overtook this one.
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
    // What is not shown yet can't be agreed to.
    guard let order = current?.order, !order.isEmpty else { return await load() }
    // A reading that is still under way would take the question off the screen.
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
      // What is wrong is not offered again.
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

  /// Asks about the order as it is shown with the question.
  private func ask(
    _ text: String, about order: CurrentOrder, declined: String? = nil, agreed: @escaping @MainActor () async -> Void
  ) {
    turns.begin()
    current = order
    question = (agreed, declined)
    show(request: .agreement(text))
  }

  /// The order is gone; what was read of it before is not shown any more.
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
