import Entities
import Gateways
import UseCases

/// `recetas-cli --json`.
struct OverviewDocument: Encodable {
  let store: String
  let user: String
  let dishes: Int
  let kinds: Int
  let order: OrderDocument?
  let lastOrder: OrderSummaryDocument?
  let recipes: Int
  let favorites: Int
  let manufacturers: Int
  let beers: Int
  let places: Int

  init(_ overview: Overview, _ kit: Kit) {
    store = kit.location.description
    user = kit.user.text
    dishes = overview.inventory.dishes
    kinds = overview.inventory.kinds
    order = overview.draft.map(OrderDocument.init)
    lastOrder = overview.lastOrder.map(OrderSummaryDocument.init)
    recipes = overview.inventory.recipes
    favorites = overview.favorites
    manufacturers = overview.inventory.manufacturers
    beers = overview.inventory.beers
    places = overview.inventory.places
  }
}
