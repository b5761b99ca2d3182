/// The results of checking a contract's clauses, for test frameworks that don't list individual test cases.
///
/// ```swift
/// let report = await ContractReport(of: OrderContract.clauses) { Subject(myStore()) }
/// print(report)
/// ```
public struct ContractReport: Sendable, CustomStringConvertible {
  /// A clause that the gateway broke.
  public struct Breach: Sendable {
    /// The id of the broken clause.
    public let id: String
    /// The broken promise, as a sentence.
    public let clause: String
    /// The error that the check threw: a ``BrokenPromise``, or an error from the gateway.
    public let error: any Error
  }

  /// A clause that could not be checked because the subject lacks a variant.
  public struct Omission: Sendable, Hashable {
    /// The id of the unchecked clause.
    public let id: String
    /// The unchecked promise, as a sentence.
    public let clause: String
    /// The variant that the subject lacks.
    public let needs: Variant
  }

  /// The promises that the gateway fulfilled, as sentences.
  public private(set) var kept: [String] = []
  /// The promises that the gateway broke.
  public private(set) var broken: [Breach] = []
  /// The promises that could not be checked.
  public private(set) var untried: [Omission] = []

  /// Creates a report by checking each clause, except clauses that need a variant that the subject doesn't have.
  ///
  /// - Parameter makeSubject: a closure that returns a new subject with an empty gateway for each clause.
  public init<Gateway>(
    of clauses: [Clause<Gateway>], on makeSubject: () async throws -> Subject<Gateway>
  ) async {
    for clause in clauses {
      do {
        let subject = try await makeSubject()
        if let needs = clause.needs, !subject.canTry(clause) {
          untried.append(Omission(id: clause.id, clause: clause.name, needs: needs))
        } else {
          try await clause.check(subject)
          kept.append(clause.name)
        }
      } catch {
        broken.append(Breach(id: clause.id, clause: clause.name, error: error))
      }
    }
  }

  /// The numbers of fulfilled, broken and unchecked promises, followed by each broken promise with the reason, and each promise that could
  /// not be checked.
  public var description: String {
    let numbers = "clauses: \(kept.count) kept, \(broken.count) broken, \(untried.count) not tried"
    let breaches = broken.map { "broken: \(named($0.clause, $0.id))\n  \($0.error)" }
    let omissions = untried.map { "needs .\($0.needs): \(named($0.clause, $0.id))" }
    return ([numbers] + breaches + omissions).joined(separator: "\n")
  }

  private func named(_ clause: String, _ id: String) -> String { id == clause ? clause : "\(clause) (\(id))" }
}
