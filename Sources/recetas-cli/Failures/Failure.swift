import Entities
import Fixtures
import Interfaces
import UseCases

/// The failure of a command: the problem, and details that only the command line adds.
struct Failure: Error {
  var problem: Problem
  /// The lines below the message, such as the problems of an import or the changes to a menu.
  var details: [String] = []
  /// The report of a failed import, for the JSON document.
  private(set) var report: SeedReport?
  private(set) var isDryRun = false
  private(set) var differences: [OrderDifference] = []

  /// Converts any error of a command to a problem with a message. The kind of problem determines the exit code.
  init(_ error: any Error, _ texts: Texts, isDryRun: Bool = false) {
    switch error {
    case let failure as Failure: self = failure
    case let error as any ExplainedError: problem = error.problem(in: texts)
    case let error as ConsoleError: problem = texts.cannotPrint(error.reason)
    case let error as FixtureNotFound: problem = texts.noFixture(error)
    default: problem = texts.unexpected(error)
    }
    switch error {
    case PlaceOrderError.changed(let now) where !now.differences.isEmpty:
      (problem.message, problem.advice) = (texts.menuChanged, texts.acceptChangesAdvice)
      differences = now.differences
      details = differences.map(texts.words) + ["\(texts.total): \(texts.newTotal(now))"]
    case OrderAgainError.changed(let again):
      problem.advice = texts.repeatWithYes
      differences = again.differences
    case ImportSeedError.notEmpty: problem.advice = texts.forceAdvice
    case ImportSeedError.empty(let domain): problem.advice = texts.emptySeedAdvice(domain)
    case ImportSeedError.invalid(let report):
      problem.advice = report.imported > 0 ? texts.skipInvalidAdvice : texts.fixAdvice
      add(report, texts)
      self.isDryRun = isDryRun
    case CachePlacesError.invalid(let report): add(report, texts)
    default: break
    }
  }

  private mutating func add(_ report: SeedReport, _ texts: Texts) {
    self.report = report
    details = texts.details(report) + texts.notes(report)
  }
}
