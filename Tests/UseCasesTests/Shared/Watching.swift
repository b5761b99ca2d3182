import Gateways
import GatewayTesting
import Testing
import UseCases

/// What happens behind a caller's back just before its call of this number, counted from 1:
/// somebody else gets in first, or the store fails.
typealias Interruptions = [Int: @Sendable (StateStore) async throws -> Void]

extension Intercepted where Base == StateStore {
  /// Records the caller's calls, and lets the interruptions happen; who never stops calling fails in the end.
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

/// Expects that whatever `body` does, the store holds afterwards what it held before.
@discardableResult func expectUnchanged<Answer>(
  _ store: StateStore, _ location: SourceLocation = #_sourceLocation, _ body: () async throws -> Answer
) async throws -> Answer {
  let before = try await store.contents()
  let answer = try await body()
  #expect(try await store.contents() == before, sourceLocation: location)
  return answer
}

/// Sees that `body` is refused with this error, and leaves the store as it was.
func expectUnchanged<Refusal: Error & Equatable, Answer>(
  _ store: StateStore, throws refusal: Refusal, _ location: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Answer
) async throws {
  try await expectUnchanged(store, location) {
    await #expect(throws: refusal, sourceLocation: location) { try await body() }
  }
}
