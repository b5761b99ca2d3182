import Gateways
import GatewayTesting
import Testing
import UseCases

/// Actions that run just before the call with the given number, counted from 1. Each action changes the store or throws an error.
typealias Interruptions = [Int: @Sendable (StateStore) async throws -> Void]

extension Intercepted where Base == StateStore {
  /// Creates a store that records the calls and runs the interruptions. Calls after the 1000th fail, to stop endless retries.
  init(_ base: StateStore, _ recorder: CallRecorder<StoreCall>, _ interruptions: Interruptions) {
    self.init(base) { (call, _) throws(GatewayError) in
      recorder.record(call)
      let number = recorder.calls.count
      if number > 1000 { throw .failed(what: "test", why: "called for ever") }
      do {
        try await interruptions[number]?(base)
      } catch {
        throw error as? GatewayError ?? .failed(what: "interruption", why: "\(error)")
      }
    }
  }
}

/// Expects that `body` doesn't change the contents of the store.
@discardableResult func expectUnchanged<Answer>(
  _ store: StateStore, _ location: SourceLocation = #_sourceLocation, _ body: () async throws -> Answer
) async throws -> Answer {
  let before = try await store.contents()
  let answer = try await body()
  #expect(try await store.contents() == before, sourceLocation: location)
  return answer
}

/// Expects that `body` is refused with the given error and doesn't change the contents of the store.
func expectUnchanged<Refusal: Error & Equatable, Answer>(
  _ store: StateStore, throws refusal: Refusal, _ location: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Answer
) async throws {
  try await expectUnchanged(store, location) {
    await #expect(throws: refusal, sourceLocation: location) { try await body() }
  }
}
