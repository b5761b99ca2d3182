import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// Checks that an order is always in exactly one place: the draft or the history.
@Suite struct `Placing an order in a failing store` {
  let draft = OrderDraft.of(.pizza, .cake)
  let place: Placing

  init() async throws { place = try await Placing(draft) }

  @Test(arguments: 1...3)
  func `If placing an order fails at any call, the draft is kept and can be placed again`(call: Int) async throws {
    try await expectUnchanged(place.base) { try await placeExpectingFailure([:], failingAt: call) }
    #expect(try await place() == draft.placed())
  }

  @Test(arguments: 1...2)
  func `If placing an order a second time fails at any call, the placed order is kept`(call: Int) async throws {
    let order = try await place()
    let calls = place.recorder.calls.count
    try await expectUnchanged(place.base) { try await placeExpectingFailure([:], failingAt: calls + call) }
    #expect(try await place() == order)
  }

  @Test(arguments: 4...5)
  func `If placing an order fails at any call, a draft changed in the meantime is kept`(call: Int) async throws {
    let theirs = OrderDraft.of(.royal)
    try await placeExpectingFailure([3: { try await $0.choose(theirs) }], failingAt: call)
    try await place.base.expect(draft: theirs, placed: [])
  }

  @Test(arguments: 4...5)
  func `If placing an order fails at any call, an order placed in the meantime is kept`(call: Int) async throws {
    let won = draft.placed(at: 5)
    try await placeExpectingFailure([3: { try await $0.place(won, of: .ana, replacing: draft) }], failingAt: call)
    try await place.base.expect(draft: nil, placed: [won])
  }

  @Test func `Placing an order again returns the placed order if only the first response was lost`() async throws {
    let kept = draft.placed(at: 1)
    await #expect(throws: PlaceOrderError.store(.offline(what: "example.org"))) {
      try await place(
        at: 1,
        before: [
          3: {
            try await $0.place(kept, of: .ana, replacing: draft)
            throw GatewayError.offline(what: "example.org")
          }
        ])
    }
    #expect(try await place(at: 60) == kept)
    try await place.base.expect(draft: nil, placed: [kept])
  }

  private func placeExpectingFailure(_ interruptions: Interruptions, failingAt call: Int) async throws {
    let full = GatewayError.full(what: "disk")
    await #expect(throws: PlaceOrderError.store(full)) {
      try await place(before: interruptions.merging([call: { _ in throw full }]) { $1 })
    }
    #expect(place.recorder.calls.count == call)
  }
}
