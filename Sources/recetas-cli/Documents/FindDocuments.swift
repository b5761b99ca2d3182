import Entities
import UseCases

extension JSONObject {
  /// `find --json`: the results, best first.
  static func findings(_ findings: Findings, _ query: String, limit: Int) -> JSONObject {
    [
      "query": query, "limit": limit, "hasMore": findings.hasMore,
      "found": findings.rows.map { row -> JSONObject in
        [
          "kind": row.record.kind.rawValue, "id": row.record.id, "name": row.record.name,
          "maker": row.maker,
          "matches": row.reasons.map { ["field": $0.field.rawValue, "words": $0.words] as JSONObject },
          "command": Command.opening(row.record),
        ]
      },
    ]
  }
}
