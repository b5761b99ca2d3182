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
    viewModel = MenuViewModel(restaurant, texts: Texts(.english), searchDelay: .zero)
  }

  @discardableResult private func put(_ name: String) async throws -> Dish {
    try await store.addDish(
      Dish(name: name, description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas")))
  }

  private var names: [String] {
    guard case .content(let menu) = viewModel.list.state else { return [] }
    return menu.rows.map(\.name)
  }

  @Test func `loads, then shows the dishes`() async throws {
    try await put("Margherita")
    #expect(viewModel.list.state == .loading)

    await viewModel.list.appear()

    #expect(names == ["Margherita"])
  }

  @Test func `reads the store that the app gives it`() async throws {
    let path = FileManager.default.temporaryDirectory.path + "/menu-\(UUID().uuidString).sqlite"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let store = SQLiteStore(path: path)
    let viewModel = MenuViewModel(RestaurantUseCases(store: store), texts: Texts(.spanish))

    try await store.addDish(
      Dish(name: "Margherita", description: "", price: Money(exactly: "9.20"), kind: DishKind("Pizzas")))
    await viewModel.list.appear()

    guard case .content(let menu) = viewModel.list.state else { return #expect(Bool(false), "\(viewModel.list.state)") }
    #expect(menu.rows.map(\.price) == ["9,20\u{A0}€"])
    await viewModel.list.disappear()
    try await store.close()
  }

  @Test func `says that an empty menu is empty`() async {
    await viewModel.list.appear()
    guard case .empty(let message) = viewModel.list.state else {
      return #expect(Bool(false), "\(viewModel.list.state)")
    }
    #expect(!message.isEmpty)
  }

  @Test func `tells whoever read the state when it changes`() async throws {
    try await put("Margherita")
    let changed = changes(of: viewModel.list.state)
    await viewModel.list.appear()
    #expect(changed.happened)
  }

  @Test func `shows what was searched for`() async throws {
    try await put("Margherita")
    try await put("Piña")
    await viewModel.list.appear()

    viewModel.list.searchText = "pina"
    await viewModel.list.search?.value

    #expect(names == ["Piña"])
  }

  @Test func `follows the store while it is visible`() async throws {
    try await put("Margherita")
    await viewModel.list.appear()

    try await put("Piña")
    await change(until: { names.count == 2 })

    #expect(names == ["Margherita", "Piña"])
  }

  @Test func `adds a dish to the order, and says so`() async throws {
    let dish = try await put("Margherita")
    await viewModel.list.appear()

    await viewModel.add(dish.id)

    #expect(try await store.draft(of: .local)?.lines.map(\.dish) == [dish.id])
    guard case .done = viewModel.list.model?.notice else { return #expect(Bool(false), "\(viewModel.list.state)") }
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
