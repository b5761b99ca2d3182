import Entities
import Hummingbird
import Interfaces
import UseCases

/// Adds the pages with the current order and the past orders, which can be ordered again.
extension Front {
  func addOrder(to router: Hummingbird.Router<Visit>) {
    router.get("/order") { _, visit in try await order(visit) }
    router.form("/order/lines") { visit in try await change(visit) }
    router.form("/order/place") { visit in try await place(visit) }
    router.form("/order/cancel") { visit in
      try await agreeing(on: OrderDraft(id: Visit.id(visit.form["order"])), wasShown: visit.form.saw) {
        (agreed) throws(CancelOrderError) in
        try await restaurant(visit).cancelOrder(agreed)
      }
      return Response.seeOther("/order")
    }
    router.get("/orders") { _, visit in
      let filter = HistoryFilter(matching: visit.search)
      let found = try await store.history(of: visit.user, matching: filter, page: visit.page)
      let model = HistoryModel(found.items, searching: visit.query["q"], hasMore: found.hasMore, in: visit.texts)
      return visit.list(model, "history")
    }
    router.get("/orders/:id") { _, visit in
      try await placed(store.placedOrder(visit.id(), of: visit.user), visit)
    }
    router.form("/orders/:id/again") { visit in try await again(visit) }
  }

  /// Returns the page that shows the current order.
  ///
  /// - Parameters:
  ///   - delivery: The form with the typed address.
  ///   - lines: The form with typed lines that weren't saved.
  private func order(
    _ visit: Visit, delivery: Form? = nil, lines: Form? = nil, _ problem: Problem? = nil
  ) async throws -> Response {
    guard let current = try await restaurant(visit).getCurrentOrder(), !current.order.isEmpty else {
      return visit.page("nothing", OrderModel(OrderDraft(id: .random()), in: visit.texts).title, problem: problem)
    }
    let last = delivery == nil ? try await restaurant(visit).offerDelivery() : nil
    let model = OrderModel(current.order, differences: current.differences, in: visit.texts)
    // The page shows the prices at which the order will be placed.
    let agreed = try? OrderModel(current.order.accepting(current.differences), in: visit.texts)
    let typed = lines.flatMap { $0["order"] == current.order.id.text ? $0 : nil }
    return visit.page(
      "order", model.title,
      [
        "rows": rows(model, typed: typed, visit), "agreed": agreed ?? model, "id": current.order.id,
        "seen": Form.mark(current), "seenLines": Form.mark(current.order),
        "address": delivery?["address"] ?? last?.address.text ?? "",
        "phone": delivery?["phone"] ?? last?.phone.text ?? "",
        "form": "/order/lines", "isSaved": delivery != nil && lines == nil && problem == nil,
      ], problem: problem)
  }

  private func change(_ visit: Visit) async throws -> Response {
    let form = visit.form
    if visit.isTranslated { return try await order(visit, delivery: form, lines: form) }
    do throws(OrderLinesError) { try await saveLines(visit) } catch {
      return try await order(visit, delivery: form, lines: form, visit.problem(error))
    }
    // A typed address isn't stored, so it exists only on the page.
    return form["address"].isEmpty && form["phone"].isEmpty
      ? .seeOther("/order") : try await order(visit, delivery: form)
  }

  private func place(_ visit: Visit) async throws -> Response {
    let (form, id): (Form, Order.ID) = (visit.form, try Visit.id(visit.form["order"]))
    do throws(OrderLinesError) { try await saveLines(visit) } catch {
      // An order that isn't the draft may have been placed by the same form, which was sent twice.
      if case .noSuchOrder = error, form.dishes.isEmpty {
      } else {
        return try await order(visit, delivery: form, lines: form, visit.problem(error))
      }
    }
    do {
      let delivery = try Delivery(typed: form["address"], phone: form["phone"], in: visit.texts)
      let order = try await agreeing(on: CurrentOrder(order: OrderDraft(id: id)), wasShown: form.saw) {
        (agreed) throws(PlaceOrderError) in
        try await restaurant(visit).placeOrder(agreed, delivery: delivery)
      }
      return .seeOther("/orders/\(order.id.text)?placed=1")
    } catch let error as InvalidDelivery {
      return try await self.order(visit, delivery: form, visit.texts.problem(error))
    } catch let error as PlaceOrderError {
      let problem = visit.texts.problem(error)
      if case .alreadyPlaced(let order) = error { return try await placed(order, visit, problem) }
      guard error.now != nil else { throw error }
      // The page shows the current state. The user agrees to it by placing the order again.
      return try await self.order(visit, delivery: form, problem)
    }
  }

  private func placed(
    _ order: PlacedOrder, _ visit: Visit, asking now: RepeatedOrder? = nil, _ problem: Problem? = nil
  ) async throws -> Response {
    let model = OrderModel(order, in: visit.texts)
    return visit.page(
      "placed", model.title,
      [
        "model": model, "id": order.id, "path": "/orders/\(order.id.text)", "isNew": !visit.query["placed"].isEmpty,
        "seen": now.map { Form.mark($0.differences) },
      ], problem: problem)
  }

  private func again(_ visit: Visit) async throws -> Response {
    let nothing = RepeatedOrder(order: OrderDraft(id: try visit.id()), differences: [])
    do {
      _ = try await agreeing(on: nothing, wasShown: { visit.form.saw($0.differences) }) {
        (agreed) throws(OrderAgainError) in
        try await restaurant(visit).orderAgain(nothing.order.id, accepting: agreed.differences)
      }
      return .seeOther("/order")
    } catch .draftInProgress(let draft) {
      let old = try await store.placedOrder(nothing.order.id, of: visit.user)
      let dishes = try await store.dishes(of: old)
      // The past order has already been repeated by the same form, which was sent twice.
      if draft.hasSameLines(as: old.lines.filter { dishes[$0.dish] != nil }) { return .seeOther("/order") }
      throw OrderAgainError.draftInProgress(draft)
    } catch {
      guard let now = error.now else { throw error }
      let order = try await store.placedOrder(nothing.order.id, of: visit.user)
      return try await placed(order, visit, asking: now, visit.texts.problem(error))
    }
  }
}

extension OrderDraft {
  /// Returns whether the order has the same dishes, quantities and notes as these lines, regardless of prices.
  fileprivate func hasSameLines(as others: [OrderLine]) -> Bool {
    lines.elementsEqual(others) { $0.dish == $1.dish && $0.quantity == $1.quantity && $0.note == $1.note }
  }
}
