/// A query for the number of documents, and for the sums of some of their fields (`google.firestore.v1.StructuredAggregationQuery`).
struct FirestoreTotals: Sendable, Hashable {
  /// The query that selects the documents. It must have no limit.
  private(set) var query: FirestoreQuery
  /// The integer fields to sum. There are at most four, since a query has up to five aggregations.
  let sums: [String]

  init(_ query: FirestoreQuery, sums: [String] = []) {
    self.query = query
    self.query.isSorted = false
    self.sums = sums
  }
}

extension FirestoreTotals: Encodable {
  private enum Key: String, CodingKey { case structuredQuery, aggregations }
  private struct Nothing: Encodable {}
  private struct Field: Encodable { let fieldPath: String }
  private struct Sum: Encodable { let field: Field }
  private struct Aggregation: Encodable {
    let alias: String
    var count: Nothing?
    var sum: Sum?
  }

  static let count = "count"
  static func alias(_ index: Int) -> String { "sum\(index)" }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(query, forKey: .structuredQuery)
    let sums = sums.enumerated().map { index, field in
      Aggregation(alias: Self.alias(index), sum: Sum(field: Field(fieldPath: field)))
    }
    try container.encode([Aggregation(alias: Self.count, count: Nothing())] + sums, forKey: .aggregations)
  }
}
