/// A query for documents in a collection (`google.firestore.v1.StructuredQuery`).
struct FirestoreQuery: Sendable, Hashable {
  enum Comparison: String, Sendable, Hashable {
    case equal = "EQUAL"
    /// The field equals one of the values in an array.
    case isAny = "IN"
    case contains = "ARRAY_CONTAINS"
    case atLeast = "GREATER_THAN_OR_EQUAL"
    case below = "LESS_THAN"
  }

  struct Filter: Sendable, Hashable {
    let field: String
    let comparison: Comparison
    let value: FirestoreValue

    init(_ field: String, _ comparison: Comparison, _ value: FirestoreValue) {
      self.field = field
      self.comparison = comparison
      self.value = value
    }
  }

  struct Order: Sendable, Hashable {
    let field: String
    var isDescending = false

    init(_ field: String, isDescending: Bool = false) {
      self.field = field
      self.isDescending = isDescending
    }
  }

  let collection: String
  /// The path of the document that contains the collection. Empty for a collection at the root.
  var parent = ""
  /// Whether the query covers all collections named ``collection``, at any path.
  var isGroup = false
  var filters: [Filter] = []
  /// The alternative filters. A document must match at least one of them. If there are none, every document matches.
  var alternatives: [Filter] = []
  /// The sort order. Documents with equal sort values are sorted by name, ascending.
  var orders: [Order] = []
  /// Whether the results must be sorted, which is unnecessary if they are only counted.
  var isSorted = true
  /// The fields to return. Empty to return only names, and `nil` to return all fields.
  var fields: [String]?
  /// The sort values, followed by the name, of the document after which the results start.
  var after: [FirestoreValue]?
  var offset = 0
  /// The maximum number of documents. `nil` for all documents, requested page by page.
  var limit: Int?

  init(_ collection: String, where filters: [Filter] = [], by orders: [Order] = []) {
    self.collection = collection
    self.filters = filters
    self.orders = orders
  }

  /// Whether the query covers all documents of one collection at the root.
  var isWhole: Bool {
    parent.isEmpty && !isGroup && filters.isEmpty && alternatives.isEmpty && after == nil && offset == 0 && limit == nil
  }

  /// Returns this query limited to the documents after `document`.
  func following(_ document: FirestoreDocument) -> FirestoreQuery {
    var query = self
    query.after = orders.map { document.fields[$0.field] ?? .null } + [.reference(document.name)]
    query.offset = 0
    return query
  }
}

extension FirestoreQuery: Encodable {
  private struct Collection: Encodable { let collectionId: String, allDescendants: Bool }
  private struct Field: Encodable { let fieldPath: String }
  private struct Ordering: Encodable { let field: Field, direction: String }
  private struct Cursor: Encodable { let values: [FirestoreValue], before: Bool }
  private struct Selection: Encodable { let fields: [Field] }
  private struct Condition: Encodable { let field: Field, op: String, value: FirestoreValue }
  private struct Clause: Encodable {
    var fieldFilter: Condition?
    var compositeFilter: Composite?
  }
  private struct Composite: Encodable {
    let op: String
    let filters: [Clause]
  }

  private enum Key: String, CodingKey { case select, from, `where`, orderBy, startAt, offset, limit }

  private static let name = Field(fieldPath: "__name__")

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode([Collection(collectionId: collection, allDescendants: isGroup)], forKey: .from)
    if let fields {
      let selected = fields.isEmpty ? [Self.name] : fields.map(Field.init)
      try container.encode(Selection(fields: selected), forKey: .select)
    }
    let alternatives = Self.clause("OR", self.alternatives.map(Self.clause)).map { [$0] } ?? []
    if let condition = Self.clause("AND", filters.map(Self.clause) + alternatives) {
      try container.encode(condition, forKey: .where)
    }
    let orderings = orders.map {
      Ordering(field: Field(fieldPath: $0.field), direction: $0.isDescending ? "DESCENDING" : "ASCENDING")
    }
    let byName = Ordering(field: Self.name, direction: "ASCENDING")
    if isSorted { try container.encode(orderings + [byName], forKey: .orderBy) }
    if let after { try container.encode(Cursor(values: after, before: false), forKey: .startAt) }
    if offset > 0 { try container.encode(offset, forKey: .offset) }
    if let limit { try container.encode(limit, forKey: .limit) }
  }

  private static func clause(_ filter: Filter) -> Clause {
    let field = Field(fieldPath: filter.field)
    return Clause(fieldFilter: Condition(field: field, op: filter.comparison.rawValue, value: filter.value))
  }

  /// Combines clauses with an operator.
  ///
  /// - Returns: the combined clause. `nil` if there are no clauses.
  private static func clause(_ operation: String, _ clauses: [Clause]) -> Clause? {
    clauses.count > 1 ? Clause(compositeFilter: Composite(op: operation, filters: clauses)) : clauses.first
  }
}
