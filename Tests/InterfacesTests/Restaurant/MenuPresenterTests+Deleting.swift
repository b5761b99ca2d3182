import Entities
import Gateways
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Deleting a dish of the menu from the screen` {
  typealias Step = RecordingScreen<MenuModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<MenuModel, RestaurantRoute>()
  let presenter: MenuPresenter
  var menu: SmallMenu { restaurant.menu }

  init() async throws {
    restaurant = try await Restaurant()
    presenter = restaurant.menuPresenter(ui)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ dishes: [Dish], asking dish: Dish? = nil, notice: Notice? = nil) -> Step {
    var model = MenuModel(Menu(ordered: dishes), searching: "", hasMore: false, in: restaurant.texts)
    model.request = dish.map { DeletionRequest(of: $0.id, question: restaurant.texts.deletes($0)) }
    model.notice = notice
    return .shows(.content(model))
  }

  @Test func `A dish on the menu is deleted only once, even if the user confirms twice`() async throws {
    await presenter.handle(.wantedToDelete(menu.margarita.id))
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.confirmedDeletion)
    #expect(restaurant.texts.deletes(menu.margarita) == "¿Quitar de la carta «Margarita», 9,90\u{A0}€?")
    let rest = menu.dishes.filter { $0 != menu.margarita }
    ui.expect(
      shown(menu.dishes, asking: menu.margarita), shown(rest, notice: .done(["Ya no está en la carta: Margarita."])))
    #expect(try await restaurant.base.contents().menu.all == rest)
  }

  @Test func `Deleting a dish from the menu asks for confirmation again if the dish has changed`() async throws {
    await presenter.handle(.wantedToDelete(menu.margarita.id))
    let dearer = try SmallMenu.dish("Margarita", "Tomate y albahaca", cents: 1200)
    try await restaurant.base.replaceDish(menu.margarita, by: dearer)
    _ = ui.take()
    await presenter.handle(.confirmedDeletion)
    let now = [menu.steak, dearer, menu.pineapple, menu.cream]
    ui.expect(
      shown(now, asking: dearer, notice: .failed(restaurant.texts.problem(DeleteError<Dish>.changed(dearer)))))
    await presenter.handle(.declinedDeletion)
    #expect(try await restaurant.base.contents().menu.all == now)
  }

  @Test func `Deleting a dish that is no longer on the menu reports that it does not exist`() async throws {
    try await restaurant.base.deleteDish(menu.margarita)
    await presenter.handle(.wantedToDelete(menu.margarita.id))
    let rest = menu.dishes.filter { $0 != menu.margarita }
    ui.expect(shown(rest, notice: .failed(restaurant.texts.noSuchDish(menu.margarita.id))))
  }

  @Test func `Editing or adding a dish from the menu opens a form`() async {
    await presenter.handle(.act(.wantedToEdit(menu.margarita.id)))
    await presenter.handle(.act(.wantedToAdd))
    ui.expect(.goes(.dish(menu.margarita.id)), .goes(.newDish))
  }

  @Test func `A menu screen that does not allow deletion ignores a request to delete a dish`() async {
    let presenter = restaurant.menuPresenter(ui, allowsDeletion: false)
    await presenter.handle(.appeared, unseenOn: ui)
    await presenter.handle(.wantedToDelete(menu.margarita.id))
    ui.expect(shown(menu.dishes))
  }
}
