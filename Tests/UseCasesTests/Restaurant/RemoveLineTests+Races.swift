import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

/// Checks that a change to a draft starts over after each conflict until the change succeeds.
@Suite struct `Losing every race for the draft` {
  @Test func `A change to a draft is retried after every conflict until the change's task is canceled`() async throws {
    let base = try await StateStore.seeded([.pizza], draft: .of(.pizza))
    let recorder = CallRecorder<StoreCall>()
    let store = Intercepted(base) { (call, _) throws(GatewayError) in
      recorder.record(call)
      guard case .saveDraft(_, replacing: let draft?) = call else { return }
      let theirs = draft.after { try $0.changeQuantity(of: Dish.pizza.id, by: draft.units == 1 ? 1 : -1) }
      try await base.saveDraft(theirs, of: .ana, replacing: draft)
      if recorder.calls.count >= 200 { withUnsafeCurrentTask { $0?.cancel() } }
    }

    // The change runs in a separate task, so that canceling it doesn't cancel the test.
    let removing = Task { try await RemoveLineInteractor(orders: store, user: .ana)(Dish.pizza.id) }
    await #expect(throws: LineError.store(.cancelled)) { try await removing.value }
    #expect(recorder.calls.count == 200)
    #expect(try await base.draft(of: .ana) == .of(.pizza))
  }
}
