import Entities
import Hummingbird
import Interfaces
import UseCases

/// The current order and everything that changes it, and those before it, which can be ordered again.
extension Front {
  func addOrder(to router: Hummingbird.Router<Visit>) {
    router.get("/order") { _, visit in try await order(visit) }
    router.post("/order/lines") { request, visit in
      try await change(Form(request), visit)
      return Response.seeOther("/order")
    }
    router.post("/order/place") { request, visit in try await place(Form(request), visit) }
    router.post("/order/cancel") { request, visit in
      let form = try await Form(request)
      try await agreeing(on: Order(id: Visit.id(form["order"])), wasShown: form.saw) {
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
    router.get("/orders/:id") { _, visit in try await placed(visit) }
    router.post("/orders/:id/again") { request, visit in try await again(Form(request), visit) }
  }

  private func order(_ visit: Visit, typed: Form? = nil, _ problem: Problem? = nil) async throws -> Response {
    guard let current = try await restaurant(visit).getCurrentOrder(), !current.order.isEmpty else {
      return visit.page("nothing", OrderModel(Order(id: .random()), in: visit.texts).title, problem: problem)
    }
    let last = typed == nil ? try await restaurant(visit).offerDelivery() : nil
    let model = OrderModel(current.order, differences: current.differences, in: visit.texts)
    // What it costs as it will be placed.
    let agreed = try? OrderModel(current.order.accepting(current.differences), in: visit.texts)
    return visit.page(
      "order", model.title,
      [
        "model": model, "agreed": agreed ?? model, "id": current.order.id, "seen": Form.mark(current),
        "seenLines": Form.mark(current.order), "address": typed?["address"] ?? last?.address.text,
        "phone": typed?["phone"] ?? last?.phone.text,
      ], problem: problem)
  }

  private func change(_ form: Form, _ visit: Visit) async throws {
    let (dish, restaurant): (Dish.ID, _) = (try Visit.id(form["dish"]), restaurant(visit))
    if !form["remove"].isEmpty {
      _ = try await restaurant.removeLine(dish)
      return
    }
    let note = try? OrderNote(form["note"])
    if note == nil, !TextRule.cleaned(form["note"]).isEmpty {
      throw visit.texts.problem(
        .refused, "La nota no es válida.", "The note is invalid.",
        advice: "Escribe como mucho 200 caracteres.", "Write 200 characters at most.")
    }
    _ = try await restaurant.setLineQuantity(.to(form.quantity), note: .some(note), of: dish)
  }

  private func place(_ form: Form, _ visit: Visit) async throws -> Response {
    let id: Order.ID = try Visit.id(form["order"])
    do {
      let delivery = try Delivery(typed: form["address"], phone: form["phone"], in: visit.texts)
      let order = try await agreeing(on: CurrentOrder(order: Order(id: id)), wasShown: form.saw) {
        (agreed) throws(PlaceOrderError) in
        try await restaurant(visit).placeOrder(agreed, delivery: delivery)
      }
      return .seeOther("/orders/\(order.id.text)?placed=1")
    } catch let error as InvalidDelivery {
      return try await self.order(visit, typed: form, visit.texts.problem(error))
    } catch let error as PlaceOrderError where error.now != nil {
      // What it is now, which is agreed to by placing it again.
      return try await self.order(visit, typed: form, visit.texts.problem(error))
    }
  }

  private func placed(
    _ visit: Visit, asking now: RepeatedOrder? = nil, _ problem: Problem? = nil
  ) async throws -> Response {
    let order = try await store.placedOrder(visit.id(), of: visit.user)
    let model = OrderModel(order, in: visit.texts)
    return visit.page(
      "placed", model.title,
      [
        "model": model, "id": order.id, "isNew": !visit.query["placed"].isEmpty,
        "seen": now.map { Form.mark($0.differences) },
      ], problem: problem)
  }

  private func again(_ form: Form, _ visit: Visit) async throws -> Response {
    let nothing = RepeatedOrder(order: Order(id: try visit.id()), differences: [])
    do {
      _ = try await agreeing(on: nothing, wasShown: { form.saw($0.differences) }) {
        (agreed) throws(OrderAgainError) in
        try await restaurant(visit).orderAgain(nothing.order.id, accepting: agreed.differences)
      }
      return .seeOther("/order")
    } catch {
      guard let now = error.now else { throw error }
      return try await placed(visit, asking: now, visit.texts.problem(error))
    }
  }
}
