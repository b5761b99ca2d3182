import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// The order is in one place at any time: a draft, or in the history; never in both, never in none.
@Suite struct `Placing an order in a store that fails` {
  let draft = OrderDraft.of(.pizza, .cake)
  let place: Placing

  init() async throws { place = try await Placing(draft) }

  @Test(arguments: 1...3)
  func `leaves the draft, whatever call fails, and works the next time`(call: Int) async throws {
    try await expectUnchanged(place.base) { try await placeInVain([:], failingAt: call) }
    #expect(try await place() == draft.placed())
  }

  @Test(arguments: 1...2)
  func `leaves the order that was placed before, whatever call fails`(call: Int) async throws {
    let order = try await place()
    let calls = place.recorder.calls.count
    try await expectUnchanged(place.base) { try await placeInVain([:], failingAt: calls + call) }
    #expect(try await place() == order)
  }

  @Test(arguments: 4...5)
  func `leaves the draft that somebody changed in between, whatever call fails`(call: Int) async throws {
    let theirs = OrderDraft.of(.royal)
    try await placeInVain([3: { try await $0.choose(theirs) }], failingAt: call)
    try await place.base.expect(draft: theirs, placed: [])
  }

  @Test(arguments: 4...5)
  func `leaves the order that somebody placed in between, whatever call fails`(call: Int) async throws {
    let won = draft.placed(at: 5)
    try await placeInVain([3: { try await $0.place(won, of: .ana, replacing: draft) }], failingAt: call)
    try await place.base.expect(draft: nil, placed: [won])
  }

  @Test func `only after it had placed the order answers that order the next time`() async throws {
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

  private func placeInVain(_ interruptions: Interruptions, failingAt call: Int) async throws {
    let full = GatewayError.full(what: "disk")
    await #expect(throws: PlaceOrderError.store(full)) {
      try await place(before: interruptions.merging([call: { _ in throw full }]) { $1 })
    }
    #expect(place.recorder.calls.count == call)
  }
}
