import Dispatch
@testable import Gateways
import TestSupport
import Testing
import UseCases

@Suite struct `Changes that share a commit` {
  private let world = QueueWorld()

  @Test func `Changes that wait for the same store share one commit and keep their order`() async throws {
    let answers = try await world.write(["a", "b", "c"])
    #expect(answers == [.success("a"), .success("b"), .success("c")])
    #expect(world.log == ["begin", "first", "commit", "begin", "part a", "part b", "part c", "commit"])
    #expect(world.kept == ["first", "a", "b", "c"])
  }

  @Test func `Changes that share a commit are acknowledged after the commit`() async throws {
    let kept = Box([[String]]())
    _ = try await world.write(["a", "b"]) { [world] _ in kept.change { $0.append(world.kept) } }
    #expect(kept.value == [["first", "a", "b"], ["first", "a", "b"]])
  }

  @Test func `A refused change doesn't affect the changes that share its commit`() async throws {
    let answers = try await world.write(["a", "refused", "discarded", "b"])
    #expect(answers == [.success("a"), .failure(.conflict), .success("discarded"), .success("b")])
    #expect(world.kept == ["first", "a", "b"])
    #expect(world.log.count { $0 == "commit" } == 2)
  }

  @Test func `Changes that can't be committed together are committed one by one`() async throws {
    world.failCommit(at: 2)
    let answers = try await world.write(["a", "b", "full"])
    #expect(answers == [.success("a"), .success("b"), .failure(.full(what: "full"))])
    #expect(world.kept.sorted() == ["a", "b", "first"])
  }

  @Test func `Changes whose commit has an unknown outcome are not repeated`() async throws {
    world.failCommit(at: 2, isUnknown: true)
    #expect(try await world.write(["a", "b"]) == [.failure(.full(what: "world")), .failure(.full(what: "world"))])
    #expect(world.log == ["begin", "first", "commit", "begin", "part a", "part b", "commit"])
  }

  @Test func `Only changes that wrote something report an unfinished commit`() async throws {
    world.failCommit(at: 2, isUnfinished: true)
    let unfinished = GatewayError.unfinished(.full(what: "world"))
    let expected: [Result<String, GatewayError>] = [
      .failure(unfinished), .failure(.conflict), .success("discarded"), .failure(unfinished),
    ]
    let answers = try await world.write(["a", "refused", "discarded", "b"])
    #expect(answers == expected)
    #expect(world.kept == ["first", "a", "b"])
  }

  @Test func `Changes that share a commit are repeated if one of them rolled back all changes`() async throws {
    let answers = try await world.write(["a", "b", "losing", "c"])
    #expect(answers == [.success("a"), .success("b"), .failure(.full(what: "losing")), .success("c")])
    #expect(world.kept.sorted() == ["a", "b", "c", "first"])
  }

  @Test func `All waiting changes fail if their transaction can't start`() async throws {
    world.failBegin(at: 2)
    let answers = try await world.write(["a", "b"])
    #expect(answers == [.failure(.busy(what: "world")), .failure(.busy(what: "world"))])
    #expect(world.log == ["begin", "first", "commit", "begin"])
    #expect(try await world.write(["c"]) == [.success("c")])
  }

  @Test func `A change that was canceled while it waited is skipped`() async throws {
    let answers = try await world.write(["a", "cancelled", "b"])
    #expect(answers == [.success("a"), .failure(.cancelled), .success("b")])
    #expect(world.kept == ["first", "a", "b"])
  }

  @Test func `A prepared change doesn't share a commit with the changes before and after it`() async throws {
    let answers = try await world.write(["a", "prepared", "b"])
    #expect(answers == [.success("a"), .success("prepared"), .success("b")])
    #expect(
      world.log == [
        "begin", "first", "commit", "begin", "part a", "commit", "begin", "prepared", "commit", "begin", "b", "commit",
      ])
  }
}

/// A queue over a list of words, with a log of the calls to its engine.
private final class QueueWorld: Sendable {
  fileprivate struct State {
    var kept: [String] = []
    var log: [String] = []
    var begins = 0
    var commits = 0
    var failingBegin: Int?
    var failingCommit: Int?
    var isCommitUnknown = false
    var isUnfinished = false
  }

  private let state = Box(State())
  private let queue: WriteQueue<Engine>

  init() { queue = WriteQueue(Engine(state), label: "recetas.test-queue") }

  var kept: [String] { state.value.kept }
  var log: [String] { state.value.log }

  func failBegin(at number: Int) { state.change { $0.failingBegin = number } }

  func failCommit(at number: Int, isUnknown: Bool = false, isUnfinished: Bool = false) {
    state.change {
      $0.failingCommit = number
      $0.isCommitUnknown = isUnknown
      $0.isUnfinished = isUnfinished
    }
  }

  /// Makes these changes, which arrive in the given order while another change runs.
  @MainActor func write(
    _ words: [String], whenAnswered: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> [Result<String, GatewayError>] {
    let (entered, isEntered) = AsyncStream.makeStream(of: Void.self)
    let goOn = DispatchSemaphore(value: 0)
    let queue = queue
    let first = Task {
      try await queue.write { (records) throws(GatewayError) -> WriteDecision<Void> in
        records.append("first")
        isEntered.yield()
        goOn.wait()
        return .commit(())
      }
    }
    for await _ in entered { break }
    var tasks: [Task<Result<String, GatewayError>, Never>] = []
    let executor = OneThread()
    for word in words {
      let task = Task(executorPreference: executor) {
        let result = await Self.write(word, on: queue)
        whenAnswered(word)
        return result
      }
      tasks.append(task)
      // This task runs on the thread of the previous task, which is already waiting in the queue.
      await Task(executorPreference: executor) {}.value
      if word == "cancelled" { task.cancel() }
    }
    goOn.signal()
    try await first.value
    var results: [Result<String, GatewayError>] = []
    for task in tasks { results.append(await task.value) }
    return results
  }

  private static func write(_ word: String, on queue: WriteQueue<Engine>) async -> Result<String, GatewayError> {
    do throws(GatewayError) {
      if word == "prepared" {
        return .success(
          try await queue.write(word) { (records, word) throws(GatewayError) in
            records.append(word)
            return .commit(word)
          })
      }
      return .success(
        try await queue.write { (records) throws(GatewayError) in
          records.append(word)
          switch word {
          case "refused": throw .conflict
          case "losing", "full": throw .full(what: word)
          case "discarded": return .discard(word)
          default: return .commit(word)
          }
        })
    } catch {
      return .failure(error)
    }
  }

  fileprivate final class Engine: WriteEngine {
    private let state: Box<State>
    private var words: [String]?

    fileprivate init(_ state: Box<State>) { self.state = state }

    var sharesCommits: Bool { true }
    var isGoingOn: Bool { words != nil }
    var isKnownRolledBack: Bool { !state.value.isCommitUnknown }

    func begin() throws(GatewayError) {
      let state = state.change {
        $0.log.append("begin")
        $0.begins += 1
      }
      if state.begins == state.failingBegin { throw .busy(what: "world") }
      words = []
    }

    func apply<Answer>(
      isOnly: Bool, _ body: (inout [String]) throws(GatewayError) -> WriteDecision<Answer>
    ) throws(GatewayError) -> WriteDecision<Answer> {
      var changed = words ?? []
      defer { state.change { [changed] in $0.log.append((isOnly ? "" : "part ") + (changed.last ?? "")) } }
      do throws(GatewayError) {
        let decision = try body(&changed)
        if case .commit = decision { words = changed }
        return decision
      } catch {
        if error == .full(what: "losing") { words = nil }
        throw error
      }
    }

    func commit() throws(GatewayError) {
      let state = state.change { [words] in
        $0.log.append("commit")
        $0.commits += 1
        if $0.commits != $0.failingCommit || $0.isUnfinished { $0.kept += words ?? [] }
      }
      if state.commits == state.failingCommit {
        throw state.isUnfinished ? .unfinished(.full(what: "world")) : .full(what: "world")
      }
      words = nil
    }

    func rollBack() { words = nil }
  }
}

/// A task executor with one thread. Each task runs on the thread until the task waits.
private final class OneThread: TaskExecutor {
  private let queue = DispatchQueue(label: "one-thread")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
