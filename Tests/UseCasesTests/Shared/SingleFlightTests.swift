import GatewayTesting
import TestSupport
import TestSupport
import Testing
import UseCases

@Suite struct `Joined work` {
  private let joined = SingleFlight<String, Int, GatewayError>(cancelled: .cancelled)
  private let gate = Gate(for: 1)
  private let begun = Box<[String]>([])

  @Test func `Work shared by concurrent callers is done once, and all callers get the same outcome`() async {
    let callers = (0..<5).map { _ in ask() }
    await haveJoined(5)
    await gate.arrive()
    for caller in callers { #expect(await caller.value == .success(7)) }
    #expect(begun.value == ["a"])
  }

  @Test func `Work shared by concurrent callers is done again if it is requested after it has finished`() async {
    await gate.arrive()
    for _ in 0..<3 { #expect(await ask().value == .success(7)) }
    #expect(begun.value == ["a", "a", "a"])
  }

  @Test func `Concurrent callers don't share work under different keys`() async {
    let callers = [ask("a"), ask("b")]
    while begun.value.count < 2 { await Task.yield() }
    await gate.arrive()
    for caller in callers { #expect(await caller.value == .success(7)) }
  }

  @Test func `Work shared by concurrent callers continues if only one of the callers is canceled`() async {
    let (one, other) = (ask(), ask())
    await haveJoined(2)
    one.cancel()
    #expect(await one.value == .failure(.cancelled))
    await gate.arrive()
    #expect(await other.value == .success(7))
    #expect(begun.value == ["a"])
  }

  @Test func `Work shared by concurrent callers is canceled with the last caller and can be restarted`() async {
    let isCancelled = Gate(for: 1)
    let callers = (0..<2).map { _ in
      Task {
        await joined("a") {
          // This gate never opens, so only cancellation ends the wait.
          await Gate(for: 1).wait()
          await isCancelled.arrive()
          return .success(1)
        }
      }
    }
    await haveJoined(2)
    for caller in callers { caller.cancel() }
    for caller in callers { #expect(await caller.value == .failure(.cancelled)) }
    await isCancelled.wait()
    await gate.arrive()
    #expect(await ask().value == .success(7))
  }

  @Test func `Shared work isn't started for a caller that is already canceled`() async {
    let task = Task { [joined, begun] in
      withUnsafeCurrentTask { $0?.cancel() }
      return await joined("a") {
        begun.change { $0.append("a") }
        return .success(7)
      }
    }
    #expect(await task.value == .failure(.cancelled))
    #expect(begun.value.isEmpty)
  }

  @Test func `Work shared by concurrent callers returns its error to all callers`() async {
    let callers = (0..<3).map { _ in ask(for: .failure(.conflict)) }
    await haveJoined(3)
    await gate.arrive()
    for caller in callers { #expect(await caller.value == .failure(.conflict)) }
    #expect(begun.value == ["a"])
  }

  /// Requests joined work that ends when the gate opens.
  private func ask(
    _ key: String = "a", for outcome: Result<Int, GatewayError> = .success(7)
  ) -> Task<Result<Int, GatewayError>, Never> {
    Task { [joined, gate, begun] in
      await joined(key) {
        begun.change { $0.append(key) }
        await gate.wait()
        return outcome
      }
    }
  }

  private func haveJoined(_ count: Int) async {
    while joined.callers(of: "a") < count { await Task.yield() }
  }
}
