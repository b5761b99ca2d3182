import Entities
import Interfaces
import UseCases

extension JSONObject {
  /// Every error with `--json`, on the standard error stream.
  static func error(_ failure: Failure) -> JSONObject {
    let error: JSONObject = [
      "code": ExitCode(failure.problem.kind).rawValue,
      "message": failure.problem.message,
      "advice": failure.problem.advice,
      // Of an import that was refused.
      "report": failure.report.map { importReport($0, isDryRun: failure.isDryRun) },
      // Of an order that the menu left behind.
      "differences": failure.differences.isEmpty ? nil : failure.differences.map(difference),
    ]
    return ["error": error]
  }

  /// What every import says; expectations are in English whatever the language.
  static func importReport(_ report: SeedReport, isDryRun: Bool) -> JSONObject {
    let english = Texts(.english)
    return [
      "isDryRun": isDryRun,
      "records": report.records,
      "accepted": report.accepted,
      "repaired": report.repaired,
      "rejected": report.rejected,
      "repairCount": report.repairCount,
      "problemCount": report.problemCount,
      // The first of each.
      "repairs": report.repairs.map { repair -> JSONObject in
        ["record": repair.record, "field": repair.field, "from": repair.from, "to": repair.to]
      },
      "problems": report.problems.map { problem -> JSONObject in
        [
          "record": problem.record, "field": problem.field, "expected": english.words(problem.expected),
          "found": problem.found,
        ]
      },
      // The first recipes.
      "recipes": report.recipes.isEmpty
        ? nil
        : report.recipes.map { recipe -> JSONObject in
          ["id": recipe.id.text, "title": recipe.title, "isNew": recipe.isNew]
        },
      "droppedSamples": report.droppedSamples ? true : nil,
    ]
  }
}
