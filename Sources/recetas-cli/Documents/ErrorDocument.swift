import Interfaces

/// Every error with `--json`, on the standard error stream.
struct ErrorDocument: Encodable {
  struct Details: Encodable {
    /// The exit code.
    let code: Int32
    let message: String
    let advice: String
    /// Of an import that was refused.
    let report: ImportDocument?
    /// Of an order that the menu left behind.
    let differences: [DifferenceDocument]?
  }

  let error: Details

  init(_ failure: Failure) {
    error = Details(
      code: ExitCode(failure.problem.kind).rawValue, message: failure.problem.message, advice: failure.problem.advice,
      report: failure.report,
      differences: failure.differences.isEmpty ? nil : failure.differences.map(DifferenceDocument.init))
  }
}
