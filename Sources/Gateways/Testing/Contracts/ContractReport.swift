/// What became of the clauses of a contract, for test frameworks that show no test cases.
///
/// ```swift
/// let report = await ContractReport(of: OrderContract.clauses) { Subject(myStore()) }
/// print(report)
/// ```
public struct ContractReport: Sendable, CustomStringConvertible {
  /// A clause that was not kept.
  public struct Breach: Sendable {
    /// The id of the clause.
    public let id: String
    /// The promise.
    public let clause: String
    /// What its check threw: a ``BrokenPromise``, or the gateway's error.
    public let error: any Error
  }

  /// A clause that the subject can't be asked to keep.
  public struct Omission: Sendable, Hashable {
    /// The id of the clause.
    public let id: String
    /// The promise.
    public let clause: String
    /// The variant that the subject doesn't have.
    public let needs: Variant
  }

  /// The promises that were kept.
  public private(set) var kept: [String] = []
  /// The promises that were not.
  public private(set) var broken: [Breach] = []
  /// The promises that were not tried.
  public private(set) var untried: [Omission] = []

  /// Checks each clause that can be tried.
  ///
  /// - Parameter makeSubject: returns a gateway that holds nothing, for each clause another one.
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

  /// The numbers, then each promise that was not kept, with the reason, and each that was not tried.
  public var description: String {
    let numbers = "clauses: \(kept.count) kept, \(broken.count) broken, \(untried.count) not tried"
    let breaches = broken.map { "broken: \(named($0.clause, $0.id))\n  \($0.error)" }
    let omissions = untried.map { "needs .\($0.needs): \(named($0.clause, $0.id))" }
    return ([numbers] + breaches + omissions).joined(separator: "\n")
  }

  private func named(_ clause: String, _ id: String) -> String { id == clause ? clause : "\(clause) (\(id))" }
}
