import Entities
import Hummingbird
import Interfaces
import UseCases

/// Adds the pages with the menu, from which dishes are added to the order.
extension Front {
  func restaurant(_ visit: Visit) -> RestaurantUseCases { RestaurantUseCases(store: store, user: visit.user) }

  func addMenu(to router: Hummingbird.Router<Visit>) {
    router.get("/menu") { _, visit in try await menu(visit) }
    router.form("/menu/order") { visit in
      let form = visit.form
      let dish: Dish.ID = try Visit.id(form["dish"])
      _ = try await restaurant(visit).addDishToOrder(dish, quantity: Quantity(typed: form["quantity"]))
      return Response.seeOther("/menu\(Form(query: form["back"]).query("added", dish.text))#\(dish.text)")
    }
  }

  private func menu(_ visit: Visit) async throws -> Response {
    let (search, asked) = (visit.query["q"], TextRule.cleaned(visit.query["kind"]))
    let kinds = try await restaurant(visit).getDishKinds()
    let kind = try? DishKind(asked)
    let chosen = kinds.first { known in kind.map(known.isSameWord) ?? false }
    if !asked.isEmpty, chosen == nil {
      throw visit.texts.problem(
        .notFound, "La carta no tiene ninguna sección «\(asked)».", "The menu has no section “\(asked)”.",
        advice: "Elige otra sección de la carta.", "Choose another section of the menu.")
    }
    let found = try await restaurant(visit).getMenu(matching: visit.search, of: chosen, page: visit.page)
    var model = MenuModel(found.menu, searching: search, hasMore: found.hasMore, in: visit.texts)
    try await addSampleNote(.restaurant, in: &model, visit)
    let order = try await draft(visit).map { OrderModel($0, in: visit.texts) }
    let options = [("", visit.texts.say("Todas", "All"))] + kinds.map { ($0.name, $0.name) }
    return visit.list(
      model, "dish",
      [
        "above": "basket", "order": order, "added": order?.rows.first { $0.dish.text == visit.query["added"] },
        "back": String(visit.query.query("added", nil).dropFirst()),
        "filter": visit.choice(visit.texts.say("Sección", "Section"), "kind", options, chosen: chosen?.name ?? ""),
      ])
  }
}

extension Quantity {
  /// Parses a typed quantity. Throws the kit's own error if the quantity is invalid.
  init(typed text: String) throws(QuantityError) { try self.init(Int(TextRule.cleaned(text)) ?? 0) }
}
