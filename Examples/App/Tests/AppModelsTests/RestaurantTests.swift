import AppModels
import Entities
import GatewayTesting
import Interfaces
import StoreCore
import Testing
import UseCases

@MainActor @Suite struct `The order and the forms of the restaurant in the app` {
  let world = World()
  var tab: RestaurantTab { world.app.restaurant }

  /// Returns the order screen after adding one dish to the order.
  private func order() async throws -> OrderScreen {
    let dish = try await world.put("Margherita")
    await tab.menu.choose(dish.id)
    try await tab.menu.toolbar.press("Your Order")
    await tab.order.appear()
    return tab.order
  }

  @Test func `The order shows its dishes and lets the user change the quantities`() async throws {
    let order = try await order()
    let dish = try #require(try content(order.state).rows.first).dish

    await order.change(dish, by: 1)
    #expect(try content(order.state).rows.map(\.quantity) == ["2"])
    #expect(try content(order.state).total == "€18.40")

    try await order.actions(of: try #require(try content(order.state).rows.first)).press("Delete")
    guard case .empty = order.state else { return #expect(Bool(false), "\(order.state)") }
  }

  @Test func `The order is placed with the delivery details that the user typed`() async throws {
    let order = try await order()
    try await order.actions.press("Place Order…")
    #expect(order.asksForDelivery)
    #expect(order.refusal == nil)

    (order.address, order.phone) = ("Calle Mayor 1, Madrid", "600 000 000")
    try await order.deliveryActions.press("Place Order")

    #expect(!order.asksForDelivery)
    guard case .empty(let message) = order.state else { return #expect(Bool(false), "\(order.state)") }
    #expect(message.contains("Calle Mayor 1, Madrid"))
    #expect(try await world.world.base.inventory()[.placedOrders] == 1)
  }

  @Test func `Invalid delivery details keep the form open with the typed text and the reason`() async throws {
    let order = try await order()
    try await order.actions.press("Place Order…")
    (order.address, order.phone) = ("Calle Mayor 1, Madrid", "no")
    try await order.deliveryActions.press("Place Order")

    #expect(order.asksForDelivery)
    #expect(order.phone == "no")
    #expect(order.refusal?.isEmpty == false)
  }

  @Test func `The app asks for confirmation before it cancels the order`() async throws {
    let order = try await order()
    try await order.actions.press("Cancel Order…")
    try await order.question?.answers.press("Keep Order")
    #expect(order.question == nil)
    #expect(try content(order.state).rows.count == 1)

    try await order.actions.press("Cancel Order…")
    try await order.question?.answers.press("Cancel Order")
    #expect(order.state == .empty(message: "Order canceled."))
  }

  @Test func `The confirmation for canceling the order disappears as soon as the user answers it`() async throws {
    let order = try await order()
    try await order.actions.press("Cancel Order…")
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    world.world.intercept(
      by: .holding(reached, until: released) { if case .deleteDraft = $0 { true } else { false } })
    let question = try #require(order.question)
    async let answer: Void = question.answers.press("Cancel Order")
    await reached.wait()
    #expect(order.question == nil)
    await released.arrive()
    try await answer
  }

  @Test func `A past order can be listed, shown and ordered again`() async throws {
    let order = try await order()
    try await order.actions.press("Place Order…")
    (order.address, order.phone) = ("Calle Mayor 1, Madrid", "600 000 000")
    try await order.deliveryActions.press("Place Order")

    try await tab.menu.toolbar.press("Past Orders")
    let history = tab.history
    await history.list.appear()
    let row = try #require(history.list.model?.rows.first)
    #expect(history.line(row).value == "€9.20")

    await history.choose(row.id)
    #expect(tab.columns.first == .history)
    #expect(tab.columns.above.path == [.placedOrder(row.id)])
    let page = tab.placedOrder(row.id)
    await page.appear()
    #expect(try content(page.state).sections.flatMap(\.lines).contains("1 × Margherita, €9.20"))

    try await history.actions(of: row).press("Order Again")
    #expect(try await world.world.base.draft(of: .local)?.units == 1)
  }

  @Test func `A past order with a changed dish can be repeated after the user accepts the change`() async throws {
    let dish = try await world.put("Margherita")
    let old = try Samples.order("order-7", [dish])
    try await world.world.base.place(Samples.placed(old, at: 0), of: .local)
    try await world.world.base.deleteDish(dish)
    try await world.world.base.addDish(
      Dish(id: dish.id, name: "Margherita", description: "", price: Money(exactly: "10"), kind: DishKind("Pizzas")))
    tab.columns.go(to: .history)
    await tab.history.list.appear()
    let row = try #require(tab.history.list.model?.rows.first)

    try await tab.history.actions(of: row).press("Order Again")

    let question = try #require(tab.history.question)
    #expect(question.answers.map(\.role) == [.plain, .cancels])
    try await question.answers.press("Order Again")
    #expect(try await world.world.base.draft(of: .local)?.units == 1)
  }

  @Test func `A dish form saves a new dish after the user corrects an invalid field`() async throws {
    try await tab.menu.toolbar.press("New Dish")
    #expect(tab.columns.first == .newDish)
    let form = tab.newDish
    await form.appear()
    #expect(form.toolbar.map(\.isEnabled) == [false, false])

    for (field, text) in ["Margherita", "Pizzas", "cheap", ""].enumerated() { form[field] = text }
    #expect(form.toolbar.map(\.isEnabled) == [true, true])
    try await form.toolbar.press("Save")
    #expect(try content(form.state).form.fields.map { $0.problem == nil } == [true, true, false, true])

    form[2] = "9.20"
    try await form.toolbar.press("Save")
    #expect(try content(form.state).notice?.text.contains("Margherita") == true)
    #expect(form.toolbar.map(\.isEnabled) == [false, false])
    #expect(try await world.world.base.inventory()[.dishes] == 1)
  }

  @Test func `Text that is typed faster than a form can handle it is kept unchanged`() async throws {
    tab.columns.go(to: .newDish)
    let form = tab.newDish
    await form.appear()

    form[0] = "M"
    form[0] += "a"
    form[1] = "P"
    #expect((form[0], form[1]) == ("Ma", "P"))
    await form.typing?.value
    #expect(try content(form.state).form.fields.prefix(2).map(\.text) == ["Ma", "P"])

    try await form.toolbar.press("Discard")
    #expect((form[0], form[1]) == ("", ""))
    #expect(form.toolbar.map(\.isEnabled) == [false, false])
  }

  @Test func `A redrawn form keeps the typed text until the user leaves it`() async throws {
    let dish = try await world.put("Margherita")
    try await tab.menu.actions(of: DishRow(dish, number: 1, in: Texts(.english))).press("Edit")
    let form = tab.dish(dish.id)
    #expect(form === tab.dish(dish.id))

    tab.columns.go(to: .order)
    _ = tab.order
    #expect(form !== tab.dish(dish.id))
  }
}
