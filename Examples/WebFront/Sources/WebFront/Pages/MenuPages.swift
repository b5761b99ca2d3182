import Entities
import Hummingbird
import Interfaces
import UseCases

/// The menu, from which dishes go into the order.
extension Front {
  func restaurant(_ visit: Visit) -> RestaurantUseCases { RestaurantUseCases(store: store, user: visit.user) }

  func addMenu(to router: Hummingbird.Router<Visit>) {
    router.get("/menu") { _, visit in try await menu(visit) }
    router.post("/order/dishes") { request, visit in
      let form = try await Form(request)
      let dish: Dish.ID = try Visit.id(form["dish"])
      _ = try await restaurant(visit).addDishToOrder(dish, quantity: try visit.quantity(form, of: dish))
      let menu = Form(query: form["back"]).with("added", dish.text)
      return Response.seeOther("/menu\(menu.query)#\(dish.text)")
    }
  }

  private func menu(_ visit: Visit) async throws -> Response {
    let (texts, query) = (visit.texts, visit.query)
    let kind = try? DishKind(query["kind"])
    let found = try await restaurant(visit).getMenu(matching: SearchText(query["q"]), of: kind, page: visit.page)
    var model = MenuModel(found.menu, searching: query["q"], hasMore: found.hasMore, in: texts)
    try await samples(.restaurant, in: &model, visit)
    let draft = try await store.draft(of: visit.user)
    let order = draft?.isEmpty == false ? draft : nil
    let filter = kinds(found.menu.sections.map(\.kind.name), chosen: kind?.name, visit)
    return visit.page(model.title) {
      let news = order.flatMap { added(query["added"], to: $0, visit) }
      let sum: HTML? = order.map {
        let model = OrderModel($0, in: texts)
        return "<p class=\"basket\"><a href=\"/order\">\(model.title)</a>: \(model.units), \(model.total)</p>"
      }
      return "\(news)\(sum)\(visit.list(model, filter: filter) { row($0, visit) })"
    }
  }

  private func added(_ dish: String, to order: Order, _ visit: Visit) -> HTML? {
    OrderModel(order, in: visit.texts).rows.first { $0.dish.text == dish }.map { row in
      "<p class=\"notice\" role=\"status\">\(visit.texts.inYourOrder) \(row.quantity) × \(row.name)</p>"
    }
  }

  /// Those of the page; the kit has no list of all.
  private func kinds(_ names: [String], chosen: String?, _ visit: Visit) -> HTML {
    let all = names + (chosen.map { names.contains($0) ? [] : [$0] } ?? [])
    let options = all.map { name -> HTML in
      let isChosen: HTML? = name == chosen ? " selected" : nil
      return "<option\(isChosen)>\(name)</option>"
    }
    return """
      <label>\(visit.texts.kind) <select name="kind"><option value="">\(visit.texts.all)</option>\(options)</select></label>
      """
  }

  private func row(_ row: DishRow, _ visit: Visit) -> HTML {
    let words: HTML? = row.description.isEmpty ? nil : "<p>\(row.description)</p>"
    let back = String(visit.query.with("added", nil).query.dropFirst())
    return """
      <article id="\(row.id.text)"><h3>\(row.name)</h3> <span class="price">\(row.price)</span>\(words)
      <form method="post" action="/order/dishes">
      <input type="hidden" name="dish" value="\(row.id.text)"><input type="hidden" name="back" value="\(back)">
      <input type="number" name="quantity" value="1" min="1" max="100" required aria-label="\(visit.texts.quantity(of: row.name))">
      <button aria-label="\(visit.texts.add): \(row.name)">\(visit.texts.add)</button></form></article>
      """
  }
}

extension Visit {
  func quantity(_ form: Form, of dish: Dish.ID) throws -> Quantity {
    do { return try Quantity(Int(form["quantity"]) ?? 0) } catch {
      throw SetLineQuantityError.refused(dish, .quantity(error))
    }
  }
}
