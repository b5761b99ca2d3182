import AppModels
import Entities
import Foundation
import GatewayTesting
import Gateways
import Interfaces
import Observation
import SQLiteGateways
import Testing
import UseCases

@MainActor @Suite struct `The menu in the app` {
  let world = World()
  var tab: RestaurantTab { world.app.restaurant }

  private var names: [String] { tab.menu.list.model?.rows.map(\.name) ?? [] }

  @Test func `The menu shows a loading indicator, then the dishes with their prices`() async throws {
    try await world.put("Margherita")
    #expect(tab.menu.list.state == .loading)

    await tab.menu.list.appear()

    let lines = try content(tab.menu.list.state).rows.map(tab.menu.line)
    #expect(lines.map(\.title) == ["Margherita"])
    #expect(lines.map(\.value) == ["€9.20"])
    #expect(lines.map(\.spoken) == ["Margherita, €9.20"])
  }

  @Test func `The app stores the menu in an SQLite database in the app's folder`() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/app-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let context = AppContext(in: AppFolder(path: path), texts: Texts(.spanish))
    let app = AppModel(context, places: ScriptedPlaceSource(places: []), images: FixedImages()) { nil }

    try await context.store.addDish(
      Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas")))
    await app.restaurant.menu.list.appear()

    #expect(try content(app.restaurant.menu.list.state).rows.map(\.price) == ["9,20\u{A0}€"])
    #expect(FileManager.default.fileExists(atPath: path + "/recetas.sqlite"))
    await app.restaurant.menu.list.disappear()
    try await context.store.close()
  }

  @Test func `The screen of an empty menu says that the menu is empty`() async {
    await tab.menu.list.appear()
    #expect(tab.menu.list.state == .empty(message: "The menu is empty."))
  }

  @Test func `A view that shows the menu is redrawn when the dishes are loaded`() async throws {
    try await world.put("Margherita")
    let changed = changes(of: tab.menu.list.state)
    await tab.menu.list.appear()
    #expect(changed.happened)
  }

  @Test func `The menu shows the dishes that match the search`() async throws {
    try await world.put("Margherita")
    try await world.put("Piña")
    await tab.menu.list.appear()

    tab.menu.list.searchText = "pina"
    await tab.menu.list.search?.value

    #expect(names == ["Piña"])
  }

  @Test func `The menu shows changes to the store while the menu is visible`() async throws {
    try await world.put("Margherita")
    await tab.menu.list.appear()

    try await world.put("Piña")
    await change(until: { names.count == 2 })

    #expect(names == ["Margherita", "Piña"])
  }

  @Test func `Tapping a dish on the menu adds the dish to the order and shows a notice`() async throws {
    let dish = try await world.put("Margherita")
    await tab.menu.list.appear()

    await tab.menu.choose(dish.id)

    #expect(try await world.world.base.draft(of: .local)?.lines.map(\.dish) == [dish.id])
    guard case .done = tab.menu.list.model?.notice else { return #expect(Bool(false), "\(tab.menu.list.state)") }
  }

  @Test func `Only a wide window initially shows the order next to the menu`() {
    #expect(tab.columns.first == .order)
    #expect(!tab.columns.showsSecond)
  }

  @Test func `The order next to the menu immediately shows an added dish`() async throws {
    let dish = try await world.put("Margherita")
    await tab.menu.appear()
    await tab.order.appear()
    await tab.menu.choose(dish.id)
    #expect(try content(tab.order.state).rows.map(\.name) == ["Margherita"])
    #expect(!tab.columns.showsSecond)
  }

  @Test func `The cart button opens the order in the second column`() async throws {
    let changed = changes(of: tab.columns.showsSecond)
    try await tab.menu.toolbar.press("Your Order")
    #expect(tab.columns.first == .order)
    #expect(tab.columns.showsSecond)
    #expect(changed.happened)
  }

  /// Swipes on a dish, and taps the button that deletes the dish.
  private func swipe(_ dish: Dish) async throws {
    let row = try #require(tab.menu.list.model?.rows.first { $0.id == dish.id })
    try await tab.menu.actions(of: row).press("Delete")
  }

  @Test func `Swiping to delete a dish asks for confirmation before the dish is deleted`() async throws {
    let dish = try await world.put("Margherita")
    await tab.menu.appear()

    try await swipe(dish)
    let question = try #require(tab.menu.question)
    #expect(question.text.contains("Margherita"))
    #expect(question.answers.map(\.role) == [.deletes, .cancels])
    #expect(try await world.world.base.inventory()[.dishes] == 1)

    try await question.answers.press("Delete")
    #expect(tab.menu.question == nil)
    #expect(try await world.world.base.inventory()[.dishes] == 0)
  }

  @Test func `After the user declines to delete a dish, swiping again asks for confirmation again`() async throws {
    let dish = try await world.put("Margherita")
    await tab.menu.appear()

    try await swipe(dish)
    try await tab.menu.question?.answers.press("Cancel")

    #expect(names == ["Margherita"])
    #expect(tab.menu.question == nil)
    try await swipe(dish)
    #expect(tab.menu.question != nil)
  }

  @Test func `The confirmation for deleting a dish disappears as soon as the user answers it`() async throws {
    let dish = try await world.put("Margherita")
    await tab.menu.appear()
    try await swipe(dish)
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    world.world.intercept(
      by: .holding(reached, until: released) { if case .deleteDish = $0 { true } else { false } })
    let question = try #require(tab.menu.question)
    async let answer: Void = question.answers.press("Delete")
    await reached.wait()
    #expect(tab.menu.question == nil)
    await released.arrive()
    try await answer
    #expect(tab.menu.question == nil)
  }

  @Test func `The menu states that its dishes are samples`() async throws {
    let pizza = try Samples.dish("Margherita")
    let seed = ScriptedSeedSource([.clean(.dish(pizza))])
    _ = try await FillDomainInteractor(.restaurant, from: [], orElse: seed, into: world.world.base)()
    await tab.menu.list.appear()
    #expect(tab.menu.list.model?.detail == "Sample data")
  }

  @Test func `The error message for an unreadable menu is in the user's language`() async throws {
    let spanish = World(.spanish)
    spanish.world.intercept(by: .failing(.always(.offline(what: "example.org"))))
    await spanish.app.restaurant.menu.list.appear()
    #expect(
      spanish.app.restaurant.menu.list.state
        == .failed(Texts(.spanish).problem(GatewayError.offline(what: "example.org"))))
  }
}
