import Entities
import Interfaces
import UseCases

extension JSONObject {
  /// Returns the document of an error with `--json`, written to standard error.
  static func error(_ failure: Failure) -> JSONObject {
    let error: JSONObject = [
      "code": ExitCode(failure.problem.kind).rawValue,
      "message": failure.problem.message,
      "advice": failure.problem.advice,
      // The report is present only for a refused import.
      "report": failure.report.map { importReport($0, isDryRun: failure.isDryRun) },
      // The differences are present only for an order that no longer matches the menu.
      "differences": failure.differences.isEmpty ? nil : failure.differences.map(difference),
    ]
    return ["error": error]
  }

  /// Returns the report of an import. Expected values are always described in English.
  ///
  /// - Parameter deleted: the number of records that were deleted because the new seed doesn't contain them. `nil` if nothing was replaced.
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
      // This list contains only the first changes, each with the fields that are overwritten.
      "changes": report.changes.isEmpty
        ? nil
        : report.changes.map { change -> JSONObject in
          ["name": english.name(of: change), "fields": english.fields(of: change)]
        },
      "repairCount": report.repairCount,
      "problemCount": report.problemCount,
      // The lists of repairs and problems contain only the first ones.
      "repairs": report.repairs.map { repair -> JSONObject in
        ["record": repair.record, "field": repair.field, "from": repair.from, "to": repair.to]
      },
      "problems": report.problems.map { problem -> JSONObject in
        [
          "record": problem.record, "field": problem.field, "expected": english.words(problem.expected),
          "found": problem.found, "readings": problem.readings.isEmpty ? nil : problem.readings,
        ]
      },
      // These are the fields that the import ignored, each with the number of records that contain it.
      "ignored": report.ignored.isEmpty
        ? nil
        : report.ignored.sorted { $0.key < $1.key }.map { field -> JSONObject in
          ["field": field.key, "count": field.value]
        },
      // This list contains only the first doubtful values, which the import kept.
      "doubts": report.doubts.isEmpty
        ? nil
        : report.doubts.map { doubt -> JSONObject in
          [
            "name": doubt.name, "record": doubt.record, "field": doubt.field, "value": doubt.value,
            "reason": name(doubt.reason),
          ]
        },
      "doubtCount": report.doubtCount == 0 ? nil : report.doubtCount,
      // These are the numbers, by kind, of the problems that the list of problems leaves out.
      "furtherProblems": report.furtherProblems.isEmpty
        ? nil
        : report.furtherProblems.map { further -> JSONObject in
          ["field": further.field, "expected": english.words(further.expected), "count": further.count]
        },
      // This list contains only the first imported recipes.
      "recipes": report.recipes.isEmpty
        ? nil
        : report.recipes.map { recipe -> JSONObject in
          ["id": recipe.id.text, "title": recipe.title, "isNew": recipe.isNew]
        },
      "droppedSamples": report.droppedSamples ? true : nil,
    ]
  }
}

/// Returns the name of a reason in documents, which must stay the same even if a case is renamed.
private func name(_ reason: SeedDoubt.Reason) -> String {
  switch reason {
  case .fraction: "fraction"
  case .farFromMadrid: "farFromMadrid"
  }
}
