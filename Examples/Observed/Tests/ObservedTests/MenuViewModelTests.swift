import Entities
import Foundation
import Gateways
import Interfaces
import Observation
import Observed
import SQLiteGateways
import Testing
import UseCases

@MainActor @Suite struct `The menu that SwiftUI observes` {
  let store = StateStore()
  let restaurant: RestaurantUseCases
  let viewModel: MenuViewModel

  init() {
    restaurant = RestaurantUseCases(store: store)
    viewModel = MenuViewModel(restaurant: restaurant, texts: Texts(.english), searchDelay: .zero)
  }

  @discardableResult private func put(_ name: String) async throws -> Dish {
    try await store.addDish(
      Dish(name: name, description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas")))
  }

  private var names: [String] {
    guard case .content(let menu) = viewModel.state else { return [] }
    return menu.rows.map(\.name)
  }

  @Test func `loads, then shows the dishes`() async throws {
    try await put("Margherita")
    #expect(viewModel.state == .loading)

    await viewModel.appear()

    #expect(names == ["Margherita"])
  }

  @Test func `reads the store that the app gives it`() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/menu-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = SQLiteStore(path: path)
    let viewModel = MenuViewModel(restaurant: RestaurantUseCases(store: store), texts: Texts(.spanish))

    try await store.addDish(
      Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas")))
    await viewModel.appear()

    guard case .content(let menu) = viewModel.state else { return #expect(Bool(false), "\(viewModel.state)") }
    #expect(menu.rows.map(\.price) == ["9,20\u{A0}€"])
    await viewModel.disappear()
    try await store.close()
  }

  @Test func `says that an empty menu is empty`() async {
    await viewModel.appear()
    guard case .empty(let message) = viewModel.state else { return #expect(Bool(false), "\(viewModel.state)") }
    #expect(!message.isEmpty)
  }

  @Test func `tells whoever read the state when it changes`() async throws {
    try await put("Margherita")
    let changed = changes(of: viewModel.state)
    await viewModel.appear()
    #expect(changed.happened)
  }

  @Test func `shows what was searched for`() async throws {
    try await put("Margherita")
    try await put("Piña")
    await viewModel.appear()

    viewModel.searchText = "pina"
    await viewModel.search()

    #expect(names == ["Piña"])
  }

  @Test func `follows the store while it is visible`() async throws {
    try await put("Margherita")
    await viewModel.appear()

    try await put("Piña")
    await change(until: { names.count == 2 })

    #expect(names == ["Margherita", "Piña"])
  }

  @Test func `adds a dish to the order, and says so`() async throws {
    let dish = try await put("Margherita")
    await viewModel.appear()

    await viewModel.add(dish.id)

    #expect(try await store.draft(of: .local)?.lines.map(\.dish) == [dish.id])
    guard case .done = viewModel.notice else { return #expect(Bool(false), "\(String(describing: viewModel.notice))") }
  }

  @Test func `goes to the order, which whoever draws the path is told`() async {
    let changed = changes(of: viewModel.router.path)
    await viewModel.showOrder()
    #expect(viewModel.router.path == [.order])
    #expect(changed.happened)
  }

  @Test func `is back at the menu when the stack has removed the order`() async {
    await viewModel.showOrder()
    viewModel.router.path.removeLast()
    #expect(viewModel.router.path.isEmpty)
  }
}
