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
  ///
  /// - Parameter deleted: how many records were deleted because the seed, which replaced all, lacks them; `nil` if it replaced none.
  static func importReport(_ report: SeedReport, deleted: Int? = nil, isDryRun: Bool) -> JSONObject {
    let english = Texts(.english)
    return [
      "isDryRun": isDryRun,
      "records": report.records,
      "accepted": report.accepted,
      "repaired": report.repaired,
      "rejected": report.rejected,
      "new": report.added,
      "changed": report.changed,
      "unchanged": report.unchanged,
      "deleted": deleted,
      // The first ones, with the fields that are overwritten.
      "changes": report.changes.isEmpty
        ? nil
        : report.changes.map { change -> JSONObject in
          ["name": english.name(of: change), "fields": english.fields(of: change)]
        },
      "repairCount": report.repairCount,
      "problemCount": report.problemCount,
      // The first of each.
      "repairs": report.repairs.map { repair -> JSONObject in
        ["record": repair.record, "field": repair.field, "from": repair.from, "to": repair.to]
      },
      "problems": report.problems.map { problem -> JSONObject in
        [
          "record": problem.record, "field": problem.field, "expected": english.words(problem.expected),
          "found": problem.found, "readings": problem.readings.isEmpty ? nil : problem.readings,
        ]
      },
      // The fields that were left out, with how many records had each.
      "ignored": report.ignored.isEmpty
        ? nil
        : report.ignored.sorted { $0.key < $1.key }.map { field -> JSONObject in
          ["field": field.key, "count": field.value]
        },
      // The first doubtful values, which were kept.
      "doubts": report.doubts.isEmpty
        ? nil
        : report.doubts.map { doubt -> JSONObject in
          [
            "name": doubt.name, "record": doubt.record, "field": doubt.field, "value": doubt.value,
            "reason": name(doubt.reason),
          ]
        },
      "doubtCount": report.doubtCount == 0 ? nil : report.doubtCount,
      // How many more there are of each kind.
      "furtherProblems": report.furtherProblems.isEmpty
        ? nil
        : report.furtherProblems.map { further -> JSONObject in
          ["field": further.field, "expected": english.words(further.expected), "count": further.count]
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

/// The names of the reasons in documents, which stay even if the cases are renamed.
private func name(_ reason: SeedDoubt.Reason) -> String {
  switch reason {
  case .fraction: "fraction"
  case .farFromMadrid: "farFromMadrid"
  }
}
