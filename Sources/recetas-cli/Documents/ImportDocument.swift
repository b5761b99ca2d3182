import Interfaces
import UseCases

/// What every import says with `--json`; expectations are in English whatever the language.
struct ImportDocument: Encodable {
  struct Repair: Encodable {
    let record: Int
    let field: String
    let from: String
    let to: String?
  }

  struct Problem: Encodable {
    let record: Int
    let field: String?
    let expected: String
    let found: String?
  }

  let isDryRun: Bool
  let records: Int
  let accepted: Int
  let repaired: Int
  let rejected: Int
  let repairCount: Int
  let problemCount: Int
  /// The first of each.
  let repairs: [Repair]
  let problems: [Problem]

  init(_ report: SeedReport, isDryRun: Bool) {
    let english = Texts(.english)
    self.isDryRun = isDryRun
    records = report.records
    accepted = report.accepted
    repaired = report.repaired
    rejected = report.rejected
    repairCount = report.repairCount
    problemCount = report.problemCount
    repairs = report.repairs.map { Repair(record: $0.record, field: $0.field, from: $0.from, to: $0.to) }
    problems = report.problems.map {
      Problem(record: $0.record, field: $0.field, expected: english.words($0.expected), found: $0.found)
    }
  }
}
