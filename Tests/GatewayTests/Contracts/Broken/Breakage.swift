import GatewayTesting
import Testing
import UseCases
import WebGateways

/// The variants of a subject that breakages can change. Until a variant is broken, it fulfills every clause.
protocol BreakableWays: Sendable {
  associatedtype Port: Sendable

  init()

  var subject: Subject<Port> { get }
}

/// A fault that breaks the promise of one clause.
///
/// ```swift
/// clause("deleting a draft deletes its lines, but keeps a draft with a different id") {
///   when("its lines are not deleted") { $0.gateway.forgets("deleteDraft") }
/// }
/// ```
struct Breakage<Ways: BreakableWays>: Sendable, CustomTestStringConvertible {
  private(set) var clause = ""
  let how: String
  let apply: @Sendable (inout Ways) -> Void

  /// Returns the breakages of one clause.
  static func clause(_ name: String, @Breakages _ breakages: () -> [Breakage]) -> [Breakage] {
    breakages().map { breakage in
      var breakage = breakage
      breakage.clause = name
      return breakage
    }
  }

  /// Returns the only breakage of a clause, as an array.
  static func clause(
    _ name: String, when how: String, _ apply: @escaping @Sendable (inout Ways) -> Void
  ) -> Breakage { Breakage(clause: name, how: how, apply: apply) }

  static func when(_ how: String, _ apply: @escaping @Sendable (inout Ways) -> Void) -> Breakage {
    Breakage(how: how, apply: apply)
  }

  var testDescription: String { "\(clause): \(how)" }

  /// Expects the clause to fail with each of its breakages, and to pass without them.
  static func expectFailures(_ breakages: [Breakage], of clause: Clause<Ways.Port>) async throws {
    try await clause.check(Ways().subject)
    let own = breakages.filter { $0.clause == clause.name }
    #expect(!own.isEmpty, "no breakage names the clause")
    for breakage in own { await breakage.expectFailure(of: clause) }
  }

  func expectFailure(of clause: Clause<Ways.Port>) async {
    var broken = Ways()
    apply(&broken)
    let subject = broken.subject
    await #expect("\(self)") {
      try await clause.check(subject)
    } throws: { error in
      error is BrokenPromise || error is GatewayError || error is ImageError || error is HTTPError
    }
  }

  /// Expects each breakage to name an existing clause.
  static func expectClauses<Port>(_ breakages: [Breakage], _ clauses: [Clause<Port>]) {
    #expect(Set(clauses.map(\.name)).count == clauses.count, "two clauses have the same name")
    #expect(Set(breakages.map(\.clause)).subtracting(clauses.map(\.name)) == [])
    #expect(Set(breakages.map(\.testDescription)).count == breakages.count, "two breakages have the same description")
  }
}

/// A result builder that collects breakages in order.
@resultBuilder enum Breakages {
  static func buildExpression<Ways>(_ one: Breakage<Ways>) -> [Breakage<Ways>] { [one] }

  static func buildExpression<Ways>(_ several: [Breakage<Ways>]) -> [Breakage<Ways>] { several }

  static func buildBlock<Ways>(_ parts: [Breakage<Ways>]...) -> [Breakage<Ways>] { parts.flatMap(\.self) }

  static func buildArray<Ways>(_ parts: [[Breakage<Ways>]]) -> [Breakage<Ways>] { parts.flatMap(\.self) }
}

/// Runs `body` in a separate task that isn't canceled with the current task.
func withoutCancellation<Answer: Sendable, Failure: Error>(
  _ body: @escaping @Sendable () async throws(Failure) -> Answer
) async throws(Failure) -> Answer {
  let task = Task { () -> Result<Answer, Failure> in
    do throws(Failure) { return .success(try await body()) } catch { return .failure(error) }
  }
  return try await task.value.get()
}
