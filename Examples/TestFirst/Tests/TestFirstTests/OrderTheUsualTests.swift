import Entities
import GatewayTesting
import StoreCore
import TestFirst
import Testing
import UseCases

@Suite struct `The usual every Friday` {
  /// It begins on a Friday.
  let world = TestWorld()
  let usual: PlacedOrder
  let menu: [Dish]

  init() async throws {
    menu = try Samples.menu()
    try await world.base.seed(menu)
    var order = try Samples.order("order-7", [menu[0]])
    try order.add(menu[2], Quantity(3), note: OrderNote("sin nata"))
    usual = try Samples.placed(order, at: -600_000)
    try await world.base.place(usual, of: world.user)
  }

  private func orderTheUsual() async throws -> PlacedOrder? {
    let order = OrderTheUsual(menu: world.store, orders: world.store, user: world.user, now: world.now)
    return try await order(usual.id)
  }

  private func placed() async throws -> [Order.ID] {
    try await world.base.history(of: world.user, page: .first).items.map(\.id)
  }

  @Test func `is placed with today's date, and as it was`() async throws {
    let order = try #require(try await orderTheUsual())
    #expect(order.lines == usual.lines)
    #expect(order.placement == Placement(date: world.now(), delivery: usual.placement.delivery))
    #expect(try await world.base.placedOrder(order.id, of: world.user) == order)
  }

  @Test func `is placed on no other day, and asks the store nothing then`() async throws {
    for _ in 1...6 {
      world.clock.advance(by: .seconds(86_400))
      #expect(try await orderTheUsual() == nil)
    }
    #expect(world.recorder.calls == [])
    world.clock.advance(by: .seconds(86_400))
    #expect(try await orderTheUsual()?.id.text == "order-7-2027-01-22")
  }

  @Test func `is placed once, however often it is asked for`() async throws {
    let first = try await orderTheUsual()
    world.clock.advance(by: .seconds(3600))
    #expect(try await orderTheUsual() == first)
    #expect(try await placed().map(\.text) == ["order-7-2027-01-15", "order-7"])
  }

  @Test func `is placed once where the answer is lost`() async throws {
    let lost = GatewayError.offline(what: "example.org")
    world.intercept(by: .losingAnswers(.onCall(3, lost)))
    await #expect(throws: OrderTheUsualError.store(lost)) { try await orderTheUsual() }
    #expect(try await orderTheUsual()?.lines == usual.lines)
    #expect(try await placed().count == 2)
  }

  @Test func `is placed once where two servers do it at once`() async throws {
    let haveRead = Gate(for: 2)
    world.intercept(
      by: Interceptor { (call, _) throws(GatewayError) in
        if case .dishes = call { await haveRead.pass() }
      })
    async let one = orderTheUsual()
    async let other = orderTheUsual()
    #expect(try await one == other)
    #expect(try await placed().count == 2)
  }

  @Test func `leaves the draft as it is`() async throws {
    let draft = try Samples.order("order-8", [menu[1]])
    try await world.base.saveDraft(draft, of: world.user, replacing: nil)
    _ = try await orderTheUsual()
    #expect(try await world.base.draft(of: world.user) == draft)
  }

  @Test func `costs what it costs today`() async throws {
    try await world.base.replaceDish(menu[0], by: Samples.dish(menu[0].name, cents: 100, kind: menu[0].kind.name))
    #expect(try await orderTheUsual()?.lines.first?.unitPrice == Money(minorUnits: 100))
  }

  @Test func `is refused where a dish is not on the menu any more, and nothing is placed`() async throws {
    try await world.base.deleteDish(menu[2])
    await #expect(throws: OrderTheUsualError.notOnTheMenu([menu[2].name])) { try await orderTheUsual() }
    #expect(try await placed() == [usual.id])
  }

  @Test func `is refused where nobody placed such an order`() async throws {
    let order = OrderTheUsual(menu: world.store, orders: world.store, user: world.user, now: world.now)
    let id = try Order.ID("order-404")
    await #expect(throws: OrderTheUsualError.noSuchOrder(id)) { try await order(id) }
  }

  @Test(arguments: 1...3) func `says that the store failed, and places nothing`(call: Int) async throws {
    let full = GatewayError.failed(what: "disk", why: .full)
    world.intercept(by: .failing(.onCall(call, full)))
    await #expect(throws: OrderTheUsualError.store(full)) { try await orderTheUsual() }
    #expect(try await placed() == [usual.id])
  }
}
