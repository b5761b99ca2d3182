import GatewayTesting
import Synchronization
import Testing
import UseCases

@Suite struct `A pause token` {
  private struct Refused: Error, Equatable {}

  /// Runs closures through a pause token, and records for each run whether the token was paused.
  private final class Calls: Sendable {
    let pause = PauseToken()
    private let recorded = Mutex<[Bool]>([])

    var duringPauses: [Bool] { recorded.withLock { $0 } }

    func run(_ body: @escaping @Sendable (Int) async throws(Refused) -> Int) async throws(Refused) -> Int {
      try await pause.run { () async throws(Refused) in
        let number = self.recorded.withLock { calls in
          calls.append(self.pause.isPaused)
          return calls.count
        }
        return try await body(number)
      }
    }
  }

  private let calls = Calls()

  @Test func `A pause token that isn't paused runs a call immediately`() async throws {
    #expect(try await calls.run { $0 } == 1)
    await #expect(throws: Refused()) { _ = try await calls.run { (_) throws(Refused) in throw Refused() } }
    #expect(calls.duringPauses == [false, false])
  }

  @Test func `A paused call is canceled immediately and repeated after the pause`() async throws {
    let paused = Gate(for: 1)
    let call = Task { [calls] in
      try await calls.run { (number) throws(Refused) in
        if number > 1 { return number }
        calls.pause.request()
        #expect(Task.isCancelled)
        await paused.arrive()
        throw Refused()
      }
    }
    await paused.wait()
    await calls.pause.pause()
    #expect(calls.pause.isPaused)
    #expect(calls.duringPauses == [false])
    calls.pause.resume()
    #expect(try await call.value == 2)
    #expect(calls.duringPauses == [false, false])
  }

  @Test func `A pause keeps the result of a call that completes despite its cancellation`() async throws {
    let answer = try await calls.run { number in
      calls.pause.request()
      return number
    }
    #expect(answer == 1)
    await calls.pause.pause()
  }

  @Test func `A call that is paused and resumed before it fails is repeated`() async throws {
    let answer = try await calls.run { (number) throws(Refused) in
      if number > 1 { return number }
      calls.pause.request()
      calls.pause.resume()
      throw Refused()
    }
    #expect(answer == 2)
  }

  @Test func `A call that starts during a pause waits until the end of the pause`() async throws {
    await calls.pause.pause()
    let call = Task { [calls] in try await calls.run { $0 } }
    calls.pause.resume()
    #expect(try await call.value == 1)
    #expect(calls.duringPauses == [false])
  }

  @Test func `If a waiting call is canceled, it throws the error from its closure`() async throws {
    await calls.pause.pause()
    let call = Task { [calls] in
      try await calls.run { (number) throws(Refused) in
        if Task.isCancelled { throw Refused() }
        return number
      }
    }
    call.cancel()
    await #expect(throws: Refused()) { _ = try await call.value }
  }

  @Test func `A pause returns immediately if no call is running`() async throws {
    await calls.pause.pause()
    await calls.pause.pause()
    #expect(calls.pause.isPaused)
    calls.pause.resume()
    #expect(!calls.pause.isPaused)
  }
}
