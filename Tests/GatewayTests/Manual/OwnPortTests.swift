import Entities
import GatewayTesting
import Testing
import UseCases

/// Tests the doubles on the page `Manual.docc/AFeatureTestFirst.md`. The doubles must work without `@testable`.
@Suite struct `Interceptors around a custom port` {
  private let outbox = Outbox()
  private let lost = GatewayError.offline(what: "example.org")
  private let order: PlacedOrder
  private let ana: User.ID

  init() throws {
    order = try Samples.placed(Samples.order("order-1", Samples.menu()), at: 0)
    ana = try Samples.user()
  }

  @Test func `An interceptor can simulate the loss of a result from a port that isn't part of the kit`() async throws {
    let recorder = CallRecorder<ReceiptCall>()
    let receipts = InterceptedReceipts(base: outbox, calls: [.recording(recorder), .losingAnswers(.onCall(1, lost))])
    await #expect(throws: lost) { try await receipts.send(order, to: ana) }
    #expect(await outbox.sent == [order], "the receipt was sent, but its answer was lost")
    #expect(recorder.calls == [.send(order.id)])
    #expect(recorder.users == [ana])
  }

  @Test func `An interceptor can hold a call to a port that isn't part of the kit`() async throws {
    let (reached, released) = (Gate(for: 1), Gate(for: 1))
    let receipts = InterceptedReceipts(base: outbox, calls: [.holding(reached, until: released)])
    async let sending: Void = receipts.send(order, to: ana)
    await reached.wait()
    #expect(await outbox.sent.isEmpty)
    await released.arrive()
    try await sending
    #expect(await outbox.sent == [order])
  }

  @Test func `Interceptors for a client's port run in order before a call and in reverse order after it`() async throws
  {
    let steps = CallRecorder<String>()
    let calls = Interceptors(["outer", "inner"].map { name in step(name, steps) })
    try await calls.make("call", steps.record("call"))
    #expect(steps.calls == ["before outer", "before inner", "call", "after inner", "after outer"])
  }

  @Test func `An interceptor's error is wrapped for a port that has its own error type`() async {
    let failing: Interceptors<Int> = [.failing(.onCall(1, lost))]
    await #expect(throws: OwnError.wrapped(lost)) { try await failing.make(1, wrapping: OwnError.wrapped, 1) }
    let losing: Interceptors<Int> = [.losingAnswers(.onCall(1, lost))]
    await #expect(throws: OwnError.wrapped(lost)) { try await losing.make(1, wrapping: OwnError.wrapped, 1) }
    await #expect(throws: OwnError.own) { try await losing.make(1, wrapping: OwnError.wrapped, try refuse()) }
  }

  private func step(_ name: String, _ steps: CallRecorder<String>) -> Interceptor<String> {
    Interceptor(
      before: { (_, _) throws(GatewayError) in steps.record("before \(name)") },
      after: { (_, _) throws(GatewayError) in steps.record("after \(name)") })
  }

  private func refuse() throws(OwnError) -> Int { throw .own }

  private enum OwnError: Error, Equatable {
    case own
    case wrapped(GatewayError)
  }
}
