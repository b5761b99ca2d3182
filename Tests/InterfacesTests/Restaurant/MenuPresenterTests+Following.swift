import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Following the menu on its screen` {
  typealias Step = RecordingScreen<MenuModel, RestaurantRoute>.Step

  let restaurant: Restaurant
  let ui = RecordingScreen<MenuModel, RestaurantRoute>()
  let presenter: MenuPresenter
  var menu: SmallMenu { restaurant.menu }

  init() async throws {
    restaurant = try await Restaurant()
    presenter = restaurant.menuPresenter(ui, followsChanges: true)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ dishes: [Dish], searching query: String = "") -> Step {
    .shows(.content(MenuModel(Menu(ordered: dishes), searching: query, hasMore: false, in: restaurant.texts)))
  }

  @Test func `An observed menu shows changes that other clients make`() async throws {
    try await restaurant.replaceMenu([menu.cream])
    #expect(await ui.next() == shown([menu.cream]))
    try await restaurant.replaceMenu([menu.cream, menu.steak])
    #expect(await ui.next() == shown([menu.steak, menu.cream]))
    #expect(ui.take().isEmpty)
  }

  @Test func `An observed menu keeps its search text after a change`() async throws {
    await presenter.handle(.searched("nata"))
    ui.expect(shown([menu.cream], searching: "nata"))
    try await restaurant.replaceMenu([menu.steak])
    #expect(await ui.next() == .shows(.empty(message: restaurant.texts.nothingFound("nata"))))
    try await restaurant.replaceMenu([menu.steak, menu.cream])
    #expect(await ui.next() == shown([menu.cream], searching: "nata"))
  }

  @Test func `An observed menu explains why it can no longer be read`() async throws {
    restaurant.fail(.always(.corrupt(what: "disk", why: "a hole")))
    let failed = Step.shows(.failed(restaurant.texts.problem(GatewayError.corrupt(what: "disk", why: "a hole"))))
    try await restaurant.replaceMenu([])
    var step = await ui.next()
    if step != failed {
      // A read that started before the fault can still succeed, but every later read fails.
      #expect(step == .shows(.empty(message: restaurant.texts.emptyMenu)))
      try await restaurant.replaceMenu([menu.cream])
      step = await ui.next()
    }
    #expect(step == failed)
    // The menu can be read again after the fault ends.
    restaurant.fail(nil)
    try await restaurant.replaceMenu([menu.steak])
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown([menu.steak]))
    try await restaurant.replaceMenu([menu.cream])
    #expect(await ui.next() == shown([menu.cream]))
  }

  @Test func `Submitting the text of a failed menu search again repeats the search`() async throws {
    let fault = Fault.onCall(1, .offline(what: "example.org"))
    restaurant.intercept { (call, _) throws(GatewayError) in
      if case .menu(SearchText("nata"), _, _) = call { try fault.strike() }
    }
    await presenter.handle(.searched("nata"))
    ui.expect(.shows(.failed(restaurant.texts.problem(GatewayError.offline(what: "example.org")))))
    await presenter.handle(.submittedSearch("nata"))
    ui.expect(shown([menu.cream], searching: "nata"))
    // The presenter observes the new list instead of the previous list.
    try await restaurant.replaceMenu([menu.steak])
    #expect(await ui.next() == .shows(.empty(message: restaurant.texts.nothingFound("nata"))))
  }

  @Test func `A change that is committed during the first read of the menu is shown after the read`() async throws {
    let (restaurant, held) = (try await Restaurant(), Restaurant.Answers())
    let ui = RecordingScreen<MenuModel, RestaurantRoute>()
    let presenter = restaurant.menuPresenter(ui, followsChanges: true)
    restaurant.world.intercept(
      by: Interceptor(after: { (call, _) throws(GatewayError) in
        if case .menu = call { try await held.ask(call).get() }
      }))
    let appeared = await held.begin { await presenter.handle(.appeared) }
    try await restaurant.replaceMenu([menu.cream])
    held.standing = .success(())
    await held.answer(appeared, .success(()))
    #expect(await ui.next() == .shows(.loading))
    #expect(await ui.next() == shown(menu.dishes))
    #expect(await ui.next() == shown([menu.cream]))
  }

  @Test func `The menu is not observed while its screen is hidden`() async throws {
    await presenter.handle(.disappeared)
    try await restaurant.replaceMenu([menu.cream])
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown([menu.cream]))
  }
}
