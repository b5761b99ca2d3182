import UseCases

/// Iterates over the results of a query. At most 300 documents are in memory at a time.
struct FirestoreCursor {
  private static let stride = 300

  private let reading: FirestoreReading
  private var query: FirestoreQuery
  private var documents: ArraySlice<FirestoreDocument> = []
  private var isAtEnd = false

  init(_ query: FirestoreQuery, _ reading: FirestoreReading) {
    self.reading = reading
    self.query = query
    self.query.limit = Self.stride
  }

  /// Returns the next document without consuming it. `nil` at the end.
  mutating func peek() throws(GatewayError) -> FirestoreDocument? {
    if documents.isEmpty && !isAtEnd {
      documents = try reading.passing(query)[...]
      isAtEnd = documents.count < Self.stride
      if let last = documents.last { query = query.following(last) }
    }
    return documents.first
  }

  mutating func next() throws(GatewayError) -> FirestoreDocument? {
    let next = try peek()
    if next != nil { documents.removeFirst() }
    return next
  }

  /// Returns the next documents that belong to a user.
  mutating func documents(of user: String) throws(GatewayError) -> [FirestoreDocument] {
    var found: [FirestoreDocument] = []
    while let next = try peek(), next.user == user {
      found.append(next)
      documents.removeFirst()
    }
    return found
  }
}

extension FirestoreDocument {
  /// The id of the user who owns the document, which must be under `users`.
  var user: String { String(path.split(separator: "/").dropFirst().first ?? "") }
}
