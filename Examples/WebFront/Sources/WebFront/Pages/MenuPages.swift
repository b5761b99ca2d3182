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
      _ = try await restaurant(visit).addDishToOrder(dish, quantity: form.quantity)
      return Response.seeOther("/menu\(Form(query: form["back"]).query("added", dish.text))#\(dish.text)")
    }
  }

  private func menu(_ visit: Visit) async throws -> Response {
    let (search, kind) = (visit.query["q"], try? DishKind(visit.query["kind"]))
    let found = try await restaurant(visit).getMenu(matching: visit.search, of: kind, page: visit.page)
    var model = MenuModel(found.menu, searching: search, hasMore: found.hasMore, in: visit.texts)
    try await sayWhatIsSample(.restaurant, in: &model, visit)
    let order = try await store.draft(of: visit.user).map { OrderModel($0, in: visit.texts) }
    let kinds = try await restaurant(visit).getDishKinds()
    let chosen = kind.map { kind in kinds.first { $0.isSameWord(as: kind) } ?? kind }
    let names = kinds.map(\.name) + (chosen.map { kinds.contains($0) ? [] : [$0.name] } ?? [])
    let options = [("", visit.texts.say("Todas", "All"))] + names.map { ($0, $0) }
    return visit.list(
      model, "dish",
      [
        "above": "basket", "order": order, "added": order?.rows.first { $0.dish.text == visit.query["added"] },
        "back": String(visit.query.query("added", nil).dropFirst()),
        "filter": visit.choice(visit.texts.say("Sección", "Section"), "kind", options, chosen: chosen?.name ?? ""),
      ])
  }
}

extension Form {
  /// What was typed as a quantity; the kit's own refusal where it is none.
  var quantity: Quantity { get throws(QuantityError) { try Quantity(Int(self["quantity"]) ?? 0) } }
}
