import Entities
import Hummingbird
import Interfaces
import UseCases

/// The current order, the orders before it, and everything that changes them.
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
      try await agreeing(on: Order(id: Visit.id(form["order"]))) {
        Mark.of($0) == form["seen"]
      } _: { (agreed) throws(CancelOrderError) in
        try await restaurant(visit).cancelOrder(agreed)
      }
      return Response.seeOther("/order")
    }
    router.get("/orders") { _, visit in try await history(visit) }
    router.get("/orders/:id") { _, visit in try await placed(visit) }
    router.post("/orders/:id/again") { request, visit in try await again(Form(request), visit) }
  }

  private func order(
    _ visit: Visit, status: HTTPResponse.Status = .ok, typed: Form? = nil, problem: Problem? = nil
  ) async throws -> Response {
    let texts = visit.texts
    guard let current = try await restaurant(visit).getCurrentOrder(), !current.order.isEmpty else {
      let title = OrderModel(Order(id: .random()), in: texts).title
      return visit.page(title, status: status) {
        "\(visit.alert(problem))<p>\(texts.nothingInTheOrder) <a href=\"/menu\">\(texts.toTheMenu)</a></p>"
      }
    }
    let last = typed == nil ? try await restaurant(visit).offerDelivery() : nil
    let (address, phone) = (typed?["address"] ?? last?.address.text, typed?["phone"] ?? last?.phone.text)
    let model = OrderModel(current.order, differences: current.differences, in: texts)
    // What it costs as it will be placed.
    let agreed = try? OrderModel(current.order.accepting(current.differences), in: texts)
    return visit.page(model.title, status: status) {
      """
      \(visit.alert(problem))
      <ul class="rows">\(model.rows.map { "<li>\(line($0, visit))</li>\n" })</ul>
      <p class="total">Total <b>\(agreed?.total ?? model.total)</b> <span>\(agreed?.units ?? model.units)</span></p>
      <form class="stacked" method="post" action="/order/place">
      <input type="hidden" name="order" value="\(current.order.id.text)">
      <input type="hidden" name="seen" value="\(Mark.of(current))">
      <label>\(texts.deliverTo) <input name="address" value="\(address ?? "")" required autocomplete="street-address"></label>
      <label>\(texts.telephone) <input name="phone" type="tel" value="\(phone ?? "")" required autocomplete="tel"></label>
      <button class="main">\(texts.place)</button></form>
      <form method="post" action="/order/cancel">
      <input type="hidden" name="order" value="\(current.order.id.text)">
      <input type="hidden" name="seen" value="\(Mark.of(current.order))">
      <button>\(texts.cancelOrder)</button></form>
      """
    }
  }

  private func line(_ row: OrderModel.Row, _ visit: Visit) -> HTML {
    let (texts, remark) = (visit.texts, row.remark.map { "<p class=\"remark\">\($0)</p>" as HTML })
    return """
      <article id="\(row.dish.text)"><h3>\(row.name)</h3> <span class="price">\(row.total)</span>
      <p>\(row.quantity) × \(row.unitPrice)</p>\(remark)
      <form method="post" action="/order/lines"><input type="hidden" name="dish" value="\(row.dish.text)">
      <input type="number" name="quantity" value="\(row.quantity)" min="1" max="100" required aria-label="\(texts.quantity(of: row.name))">
      <input name="note" value="\(row.note ?? "")" maxlength="200" placeholder="\(texts.note)" aria-label="\(texts.note): \(row.name)">
      <button aria-label="\(texts.update): \(row.name)">\(texts.update)</button>
      <button name="remove" value="1" formnovalidate aria-label="\(texts.remove): \(row.name)">\(texts.remove)</button>
      </form></article>
      """
  }

  private func change(_ form: Form, _ visit: Visit) async throws {
    let (dish, restaurant): (Dish.ID, _) = (try Visit.id(form["dish"]), restaurant(visit))
    if !form["remove"].isEmpty {
      _ = try await restaurant.removeLine(dish)
      return
    }
    let typed = form["note"]
    let note: OrderNote?
    do { note = TextRule.cleaned(typed).isEmpty ? nil : try OrderNote(typed) } catch {
      throw visit.texts.invalidNote
    }
    _ = try await restaurant.setLineQuantity(.to(visit.quantity(form, of: dish)), note: .some(note), of: dish)
  }

  private func place(_ form: Form, _ visit: Visit) async throws -> Response {
    let id: Order.ID = try Visit.id(form["order"])
    do {
      let delivery = try Delivery(typed: form["address"], phone: form["phone"], in: visit.texts)
      let order = try await agreeing(on: CurrentOrder(order: Order(id: id))) {
        Mark.of($0) == form["seen"]
      } _: { (agreed) throws(PlaceOrderError) in
        try await restaurant(visit).placeOrder(agreed, delivery: delivery)
      }
      return .seeOther("/orders/\(order.id.text)?placed=1")
    } catch let error as InvalidDelivery {
      let problem = Problem(.refused, error.message, visit.texts.nothingSent)
      return try await self.order(visit, status: problem.kind.status, typed: form, problem: problem)
    } catch let error as PlaceOrderError where error.now != nil {
      // What it is now, which is agreed to by placing it again.
      let problem = visit.texts.problem(error)
      return try await self.order(visit, status: problem.kind.status, typed: form, problem: problem)
    }
  }

  private func history(_ visit: Visit) async throws -> Response {
    let (texts, search) = (visit.texts, visit.query["q"])
    let filter = HistoryFilter(matching: SearchText(search))
    let found = try await store.history(of: visit.user, matching: filter, page: visit.page)
    let model = HistoryModel(found.items, searching: search, hasMore: found.hasMore, in: texts)
    return visit.page(model.title) {
      visit.list(model) { row in
        "<a href=\"/orders/\(row.id.text)\">\(row.date)</a> <span class=\"price\">\(row.total)</span> <span>\(row.units)</span>"
      }
    }
  }

  private func placed(
    _ visit: Visit, status: HTTPResponse.Status = .ok, asking now: RepeatedOrder? = nil, _ problem: Problem? = nil
  ) async throws -> Response {
    let (id, texts): (Order.ID, _) = (try visit.id(), visit.texts)
    let order: Order
    do { order = try await store.placedOrder(id, of: visit.user) } catch .notFound { throw texts.noSuchOrder(id) }
    let model = OrderModel(order, in: texts)
    return visit.page(model.title, status: status) {
      let notice: HTML? =
        visit.query["placed"].isEmpty ? nil : "<p class=\"notice\" role=\"status\">\(texts.onItsWay)</p>"
      let rows = model.rows.map { row -> HTML in
        let note: HTML? = row.note.map { "<p>\($0)</p>" }
        return "<li>\(row.quantity) × \(row.name) <span class=\"price\">\(row.total)</span>\(note)</li>\n"
      }
      return """
        \(notice)\(visit.alert(problem))<ul class="plain">\(model.details.map { "<li>\($0)</li>" as HTML })</ul>
        <ul class="rows">\(rows)</ul><p class="total">Total <b>\(model.total)</b> <span>\(model.units)</span></p>
        <form method="post" action="/orders/\(id.text)/again">
        <input type="hidden" name="seen" value="\(now.map { Mark.of($0.differences) } ?? "")">
        <button class="main">\(now == nil ? texts.orderAgain : texts.orderLikeThis)</button></form>
        """
    }
  }

  private func again(_ form: Form, _ visit: Visit) async throws -> Response {
    let id: Order.ID = try visit.id()
    do {
      _ = try await agreeing(on: RepeatedOrder(order: Order(id: id), differences: [])) {
        Mark.of($0.differences) == form["seen"]
      } _: { (agreed) throws(OrderAgainError) in
        try await restaurant(visit).orderAgain(id, accepting: agreed.differences)
      }
      return .seeOther("/order")
    } catch {
      let problem = visit.texts.problem(error)
      guard error.now != nil else { throw problem }
      return try await placed(visit, status: problem.kind.status, asking: error.now, problem)
    }
  }
}
