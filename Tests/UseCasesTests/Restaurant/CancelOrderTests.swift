import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Canceling an order` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let old = OrderDraft.of(.royal, id: .second).placed()

  init() async throws { base = try await .seeded([.royal, .pizza], draft: .of(.pizza), placed: [old]) }

  @Test func `Canceling an order deletes the draft and nothing else`() async throws {
    try await base.choose(.of(.pizza, id: .third), of: .local)
    let before = try await base.contents()

    try await cancel(.first)

    let after = try await base.contents()
    #expect(after.orders[.ana]?.draft == nil)
    #expect(after.orders[.ana]?.placed == [old])
    #expect(after.orders[.local] == before.orders[.local])
    #expect(after.menu == before.menu)
    #expect(recorder.calls == [.deleteDraft(.of(.pizza)), .placedOrder(.first)])
  }

  @Test func `Canceling an order twice succeeds`() async throws {
    try await cancel(.first)
    try await expectUnchanged(base) { try await cancel(.first) }
  }

  @Test func `Canceling an unknown order succeeds and keeps the current draft`() async throws {
    try await expectUnchanged(base) { try await cancel(.third) }
    #expect(recorder.calls == [.deleteDraft(OrderDraft(id: .third)), .placedOrder(.third)])
  }

  @Test func `Canceling an order doesn't delete another user's draft`() async throws {
    try await base.choose(.of(.pizza, id: .third), of: .local)
    try await expectUnchanged(base) { try await cancel(.third) }
  }

  @Test func `Canceling a placed order is refused and changes nothing`() async throws {
    try await expectUnchanged(base, throws: CancelOrderError.alreadyPlaced(.second)) { try await cancel(.second) }
  }

  @Test func `Canceling an order is refused if the order was placed in the meantime`() async throws {
    let placed = OrderDraft.of(.pizza).placed(at: 5)
    await #expect(throws: CancelOrderError.alreadyPlaced(.first)) {
      try await cancel(.first, before: [1: { try await $0.place(placed, of: .ana, replacing: .of(.pizza)) }])
    }
    #expect(try await base.placed == [old, placed])
  }

  @Test func `The error for canceling an order that has changed contains the current order`() async throws {
    let more = OrderDraft.of(.pizza, .royal)
    try await base.choose(more)
    try await expectUnchanged(base, throws: CancelOrderError.changed(more)) { try await cancel(.first) }
    #expect(recorder.calls == [.deleteDraft(.of(.pizza)), .draft])
  }

  @Test func `Canceling a changed order succeeds if it is deleted in the meantime`() async throws {
    try await base.choose(.of(.pizza, .royal))
    try await cancel(.first, before: [2: { try await $0.deleteDraft(.of(.pizza, .royal), of: .ana) }])
    try await base.expect(draft: nil, placed: [old])
  }

  @Test(arguments: 1...2)
  func `Canceling an order in a failing store reports the error and can be repeated`(call: Int) async throws {
    await #expect(throws: CancelOrderError.store(.busy(what: "disk"))) {
      try await cancel(.first, before: [call: { _ in throw GatewayError.busy(what: "disk") }])
    }
    #expect(recorder.calls.count == call)
    try await cancel(.first)
    try await base.expect(draft: nil, placed: [old])
  }

  private func cancel(
    _ id: Order.ID, before interruptions: Interruptions = [:]
  ) async throws {
    let store = Intercepted(base, recorder, interruptions)
    try await CancelOrderInteractor(orders: store, user: .ana)(id == .first ? .of(.pizza) : OrderDraft(id: id))
  }
}
