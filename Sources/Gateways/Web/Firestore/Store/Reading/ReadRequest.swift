import UseCases

/// The data that a call needs and that has not been fetched yet.
struct ReadRequest: Sendable {
  /// The paths of documents, without duplicates.
  private(set) var documents: [String] = []
  private(set) var lists: [FirestoreQuery] = []
  private(set) var totals: [FirestoreTotals] = []
  private var known: Set<String> = []

  var isEmpty: Bool { documents.isEmpty && lists.isEmpty && totals.isEmpty }

  mutating func add(_ path: String) { if known.insert(path).inserted { documents.append(path) } }

  mutating func add(_ list: FirestoreQuery) { if !lists.contains(list) { lists.append(list) } }

  mutating func add(_ total: FirestoreTotals) { if !totals.contains(total) { totals.append(total) } }
}

/// The response to a request, with data from one instant.
struct ReadResponse: Sendable {
  /// The documents by path. `.some(nil)` if a document doesn't exist.
  var documents: [String: FirestoreDocument?] = [:]
  var lists: [FirestoreQuery: [FirestoreDocument]] = [:]
  var totals: [FirestoreTotals: [Int64]] = [:]
  var instant: String?
}

extension FirestoreClient {
  /// Fetches the requested data.
  ///
  /// - Parameter instant: the instant to read at. `nil` to read the current data, in which case the response contains the instant.
  func answer(_ wanted: ReadRequest, asOf instant: String?) async throws(GatewayError) -> ReadResponse {
    var answered = ReadResponse(instant: instant)
    if !wanted.documents.isEmpty {
      let found = try await documents(at: wanted.documents, asOf: answered.instant)
      for path in wanted.documents { answered.documents[path] = .some(found.value[path]) }
      answered.instant = found.instant
    }
    for query in wanted.lists {
      let found = try await documents(query, asOf: answered.instant)
      answered.lists[query] = found.value
      answered.instant = found.instant
    }
    for totals in wanted.totals {
      let found = try await self.totals(totals, asOf: answered.instant)
      answered.totals[totals] = found.value
      answered.instant = found.instant
    }
    return answered
  }
}
