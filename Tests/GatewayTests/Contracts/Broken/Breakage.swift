import GatewayTesting
import Testing
import UseCases
import WebGateways

/// The ways into the data of what is tried; until one is broken they keep every clause.
protocol BreakableWays: Sendable {
  associatedtype Port: Sendable

  init()

  var subject: Subject<Port> { get }
}

/// A way to break the promise of one clause.
///
/// ```swift
/// clause("a draft is deleted with its lines, by its id only") {
///   when("it stays") { $0.gateway.forgets("deleteDraft") }
/// }
/// ```
struct Breakage<Ways: BreakableWays>: Sendable, CustomTestStringConvertible {
  private(set) var clause = ""
  let how: String
  let apply: @Sendable (inout Ways) -> Void

  /// The ways to break one clause.
  static func clause(_ name: String, @Breakages _ breakages: () -> [Breakage]) -> [Breakage] {
    breakages().map { breakage in
      var breakage = breakage
      breakage.clause = name
      return breakage
    }
  }

  /// The one way to break a clause.
  static func clause(
    _ name: String, when how: String, _ apply: @escaping @Sendable (inout Ways) -> Void
  ) -> Breakage { Breakage(clause: name, how: how, apply: apply) }

  static func when(_ how: String, _ apply: @escaping @Sendable (inout Ways) -> Void) -> Breakage {
    Breakage(how: how, apply: apply)
  }

  var testDescription: String { "\(clause): \(how)" }

  /// Sees that the clause fails when it is broken.
  func expectFailure<Port>(
    of clauses: [Clause<Port>], through port: @escaping @Sendable (Ways.Port) -> Port
  ) async throws {
    let clause = try #require(clauses.first { $0.name == self.clause }, "there is no such clause")
    // Unbroken, the same subject keeps the clause: so it is the breakage that is seen, and nothing else.
    try await clause.check(Ways().subject.map(port))
    var broken = Ways()
    apply(&broken)
    let subject = broken.subject.map(port)
    await #expect {
      try await clause.check(subject)
    } throws: { error in
      error is BrokenPromise || error is GatewayError || error is ImageError || error is HTTPError
    }
  }

  /// Sees that each clause can be broken.
  static func expectComplete<Port>(_ breakages: [Breakage], _ clauses: [Clause<Port>]) {
    #expect(Set(clauses.map(\.name)).count == clauses.count, "two clauses have one name")
    #expect(Set(clauses.map(\.name)) == Set(breakages.map(\.clause)))
    #expect(Set(breakages.map(\.testDescription)).count == breakages.count, "two breakages have one name")
  }
}

/// Gathers breakages, one after the other.
@resultBuilder enum Breakages {
  static func buildExpression<Ways>(_ one: Breakage<Ways>) -> [Breakage<Ways>] { [one] }

  static func buildExpression<Ways>(_ several: [Breakage<Ways>]) -> [Breakage<Ways>] { several }

  static func buildBlock<Ways>(_ parts: [Breakage<Ways>]...) -> [Breakage<Ways>] { parts.flatMap(\.self) }

  static func buildArray<Ways>(_ parts: [[Breakage<Ways>]]) -> [Breakage<Ways>] { parts.flatMap(\.self) }
}

/// Runs `body` where it does not hear that the task was canceled.
func withoutCancellation<Answer: Sendable, Failure: Error>(
  _ body: @escaping @Sendable () async throws(Failure) -> Answer
) async throws(Failure) -> Answer {
  let task = Task { () -> Result<Answer, Failure> in
    do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
  }
  return try await task.value.get()
}
