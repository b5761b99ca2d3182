import Entities
import Interfaces
import UseCases

/// The list on the page `Manual.docc/AListOfYourOwn.md`.
struct DessertsFeature: ListFeature {
  typealias Row = DishRow
  typealias Route = RestaurantRoute

  let kind: DishKind
  let restaurant: RestaurantUseCases
  let texts: Texts

  func read(_ query: ListQuery<Nothing>, _ page: Page) async throws(GatewayError) -> MenuPage {
    try await restaurant.getMenu(matching: query.search, of: kind, page: page)
  }

  func model(_ answer: MenuPage?, _ query: ListQuery<Nothing>) -> ListModel<Self> {
    let dishes = answer?.menu.dishes ?? []
    return ListModel(
      title: texts.say("Postres", "Desserts"),
      sections: [.init("", dishes.enumerated().map { DishRow($1, number: $0 + 1, in: texts) })],
      more: answer?.hasMore == true ? texts.say("Hay más.", "There are more.") : nil,
      nothing: texts.say("No hay ninguno.", "There are none."))
  }

  func choose(_ row: Dish.ID, in list: ListPresenter<Self>) async { list.go(to: .dish(row)) }

  func changes(of query: ListQuery<Nothing>) -> (any ChangeGateway)? { restaurant.menu }

  func deletion(of row: Dish.ID) async -> Deletion<Dish.ID> {
    await deletion(ifMissing: texts.noSuchDish(row)) { () throws(GatewayError) in
      asks(
        about: try await restaurant.menu.dish(row), of: row,
        { texts.say("¿Borrar «\($0.name)»?", "Delete “\($0.name)”?") },
        deletedMessage: { texts.say("Borrado: \($0.name).", "Deleted: \($0.name).") }
      ) { (dish) throws(DeleteError<Dish>) in try await restaurant.deleteDish(dish) }
    }
  }
}
