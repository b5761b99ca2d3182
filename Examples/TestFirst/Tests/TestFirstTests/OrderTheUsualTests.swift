import Entities
import GatewayTesting
import StoreCore
import TestFirst
import Testing
import UseCases

@Suite struct `The usual every Friday` {
  /// A world whose clock starts on a Friday at 8:00.
  let world: TestWorld
  let outbox = Outbox()
  let usual: PlacedOrder
  let menu: [Dish]

  init() async throws {
    world = TestWorld(user: try Samples.user("ana"))
    menu = try Samples.menu()
    try await world.base.seed(menu)
    var order = try Samples.order("order-7", [menu[0]])
    try order.add(menu[2], Quantity(3), note: OrderNote("sin nata"))
    usual = try Samples.placed(order, at: -600_000)
    try await world.base.place(usual, of: world.user)
  }

  /// Runs the use case.
  ///
  /// - Parameters:
  ///   - usual: The order to repeat. By default, this suite's order.
  ///   - user: The user. By default, the world's user.
  ///   - calls: The interceptors of the calls that send a receipt.
  @discardableResult private func orderTheUsual(
    _ usual: Order.ID? = nil, of user: User.ID? = nil, sending calls: Interceptors<ReceiptCall> = []
  ) async throws -> PlacedOrder? {
    let order = OrderTheUsual(
      menu: world.store, orders: world.store, receipts: InterceptedReceipts(base: outbox, calls: calls),
      user: user ?? world.user, now: world.now)
    return try await order(usual ?? self.usual.id)
  }

  private func placed() async throws -> [Order.ID] {
    try await world.base.history(of: world.user, page: .first).items.map(\.id)
  }

  @Test func `The usual order is placed with today's date and is otherwise unchanged`() async throws {
    let order = try #require(try await orderTheUsual())
    #expect(order.lines == usual.lines)
    #expect(order.placement == Placement(date: world.now(), delivery: usual.placement.delivery))
    #expect(try await world.base.placedOrder(order.id, of: world.user) == order)
  }

  @Test func `The usual order is not placed on a day other than Friday`() async throws {
    for _ in 1...6 {
      world.clock.advance(by: .seconds(86_400))
      #expect(try await orderTheUsual() == nil)
    }
    #expect(world.recorder.calls == [])
  }

  @Test(arguments: [(-28_801, false), (-28_800, true), (57_599, true), (57_600, false)])
  func `The usual order's Friday lasts from midnight to midnight in UTC`(seconds: Int, isFriday: Bool) async throws {
    let now = Samples.date(Double(seconds))
    let order = OrderTheUsual(
      menu: world.store, orders: world.store, receipts: outbox, user: world.user, now: { now })
    #expect((try await order(usual.id) != nil) == isFriday)
  }

  @Test func `The usual order is placed again on the next Friday`() async throws {
    try await orderTheUsual()
    world.clock.advance(by: .seconds(7 * 86_400))
    try await orderTheUsual()
    #expect(try await placed().map(\.text) == ["usual-ana-2027-01-22", "usual-ana-2027-01-15", "order-7"])
  }

  @Test func `The usual order is placed only once on a Friday, even if it is requested repeatedly`() async throws {
    let first = try await orderTheUsual()
    world.clock.advance(by: .seconds(3600))
    #expect(try await orderTheUsual() == first)
    #expect(try await placed().map(\.text) == ["usual-ana-2027-01-15", "order-7"])
  }

  @Test func `A different usual order is not placed on the same Friday`() async throws {
    let other = try Samples.placed(Samples.order("order-8", [menu[1]]), at: -500_000)
    try await world.base.place(other, of: world.user)
    let first = try await orderTheUsual()
    #expect(try await orderTheUsual(other.id) == first)
    #expect(try await placed().count == 3)
  }

  @Test func `The orders of two users have different ids even if their usual orders have the same id`() async throws {
    let eva = try Samples.user("eva")
    try await world.base.place(usual, of: eva)
    let orders = [try await orderTheUsual(), try await orderTheUsual(of: eva)]
    #expect(orders.map(\.?.id.text) == ["usual-ana-2027-01-15", "usual-eva-2027-01-15"])
    #expect(try await world.base.history(of: eva, page: .first).items.map(\.id) == [orders[1]?.id, usual.id])
  }

  @Test func `The usual order is placed only once when a response is lost`() async throws {
    let lost = GatewayError.offline(what: "example.org")
    world.intercept(by: .losingAnswers(.onCall(3, lost)))
    await #expect(throws: OrderTheUsualError.store(lost)) { try await orderTheUsual() }
    #expect(try await orderTheUsual()?.lines == usual.lines)
    #expect(try await placed().count == 2)
  }

  @Test func `The usual order is placed only once when two servers place it concurrently`() async throws {
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

  @Test func `Placing the usual order does not change the user's draft order`() async throws {
    let draft = try Samples.order("order-8", [menu[1]])
    try await world.base.saveDraft(draft, of: world.user, replacing: nil)
    try await orderTheUsual()
    #expect(try await world.base.draft(of: world.user) == draft)
  }

  @Test func `The usual order is placed at today's prices`() async throws {
    try await world.base.replaceDish(menu[0], by: Samples.dish(menu[0].name, cents: 100, kind: menu[0].kind.name))
    #expect(try await orderTheUsual()?.lines.first?.unitPrice == Money(minorUnits: 100))
  }
}

extension `The usual every Friday` {
  @Test func `The error for a refused usual order names all dishes that are no longer on the menu`() async throws {
    for dish in [menu[0], menu[2]] { try await world.base.deleteDish(dish) }
    let missing = [menu[0].name, menu[2].name]
    await #expect(throws: OrderTheUsualError.notOnTheMenu(missing)) { try await orderTheUsual() }
    #expect(try await placed() == [usual.id])
  }

  @Test func `The usual order is refused if its total exceeds the maximum`() async throws {
    let dear = try Samples.dish(menu[2].name, menu[2].description, cents: .max, kind: menu[2].kind.name)
    try await world.base.replaceDish(menu[2], by: dear)
    await #expect(throws: OrderTheUsualError.refused(usual.id)) { try await orderTheUsual() }
    #expect(try await placed() == [usual.id])
  }

  @Test func `A usual order is refused if it does not exist or belongs to another user`() async throws {
    for (id, user) in [(try Order.ID("order-404"), world.user), (usual.id, try Samples.user("eva"))] {
      await #expect(throws: OrderTheUsualError.noSuchOrder(id)) { try await orderTheUsual(id, of: user) }
    }
  }

  @Test(arguments: 1...3) func `If the store fails, the usual order is not placed and no receipt is sent`(call: Int)
    async throws
  {
    let full = GatewayError.failed(what: "disk", why: .full)
    world.intercept(by: .failing(.onCall(call, full)))
    await #expect(throws: OrderTheUsualError.store(full)) { try await orderTheUsual() }
    #expect(try await placed() == [usual.id])
    #expect(await outbox.sent == [])
  }

  @Test func `If today's usual order was already placed but is unreadable, a store error is reported`() async throws {
    try await orderTheUsual()
    let full = GatewayError.failed(what: "disk", why: .full)
    world.intercept(by: .failing(.onCall(4, full)))
    await #expect(throws: OrderTheUsualError.store(full)) { try await orderTheUsual() }
  }

  @Test func `The receipt for the usual order is sent to the user who placed the order`() async throws {
    let recorder = CallRecorder<ReceiptCall>()
    let order = try #require(try await orderTheUsual(sending: [.recording(recorder)]))
    #expect(recorder.calls == [.send(order.id)])
    #expect(recorder.users == [world.user])
    #expect(await outbox.sent == [order])
  }

  @Test(arguments: [false, true])
  func `An unsent receipt is sent when the usual order is requested again`(isDone: Bool) async throws {
    let offline = GatewayError.offline(what: "mail")
    let order = try Order.ID("usual-ana-2027-01-15")
    let failure: Interceptor<ReceiptCall> = isDone ? .losingAnswers(.always(offline)) : .failing(.always(offline))
    await #expect(throws: OrderTheUsualError.receiptNotSent(order, offline)) {
      try await orderTheUsual(sending: [failure])
    }
    #expect(await outbox.sent.count == (isDone ? 1 : 0))
    world.clock.advance(by: .seconds(60))
    try await orderTheUsual()
    #expect(await outbox.sent == [try await world.base.placedOrder(order, of: world.user)])
  }
}
