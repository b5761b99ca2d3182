import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Cancelling an order` {
  let base: StateStore
  let recorder = CallRecorder<StoreCall>()
  let old = OrderDraft.of(.royal, id: .second).placed()

  init() async throws { base = try await .seeded([.royal, .pizza], draft: .of(.pizza), placed: [old]) }

  @Test func `deletes the draft and nothing else`() async throws {
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

  @Test func `twice is no error`() async throws {
    try await cancel(.first)
    try await expectUnchanged(base) { try await cancel(.first) }
  }

  @Test func `that is unknown is no error, and the draft stays`() async throws {
    try await expectUnchanged(base) { try await cancel(.third) }
    #expect(recorder.calls == [.deleteDraft(OrderDraft(id: .third)), .placedOrder(.third)])
  }

  @Test func `of another user leaves it alone`() async throws {
    try await base.choose(.of(.pizza, id: .third), of: .local)
    try await expectUnchanged(base) { try await cancel(.third) }
  }

  @Test func `that was placed is refused, and it stays, and so does the draft`() async throws {
    try await expectUnchanged(base, throws: CancelOrderError.alreadyPlaced(.second)) { try await cancel(.second) }
  }

  @Test func `that somebody places just before is refused, and it stays`() async throws {
    let placed = OrderDraft.of(.pizza).placed(at: 5)
    await #expect(throws: CancelOrderError.alreadyPlaced(.first)) {
      try await cancel(.first, before: [1: { try await $0.place(placed, of: .ana, replacing: .of(.pizza)) }])
    }
    #expect(try await base.placed == [old, placed])
  }

  @Test func `that somebody changed meanwhile is refused with what it is now, and stays`() async throws {
    let more = OrderDraft.of(.pizza, .royal)
    try await base.choose(more)
    try await expectUnchanged(base, throws: CancelOrderError.changed(more)) { try await cancel(.first) }
    #expect(recorder.calls == [.deleteDraft(.of(.pizza)), .draft])
  }

  @Test func `that somebody cancels after a change is gone`() async throws {
    try await base.choose(.of(.pizza, .royal))
    try await cancel(.first, before: [2: { try await $0.deleteDraft(.of(.pizza, .royal), of: .ana) }])
    try await base.expect(draft: nil, placed: [old])
  }

  @Test(arguments: 1...2)
  func `in a store that fails says so, and works the next time`(call: Int) async throws {
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
