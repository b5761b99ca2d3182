import UseCases

/// The data that a call has fetched so far, all from one instant.
///
/// The body of a call reads synchronously. Missing data is recorded and treated as nonexistent. The body's result is then discarded, and
/// the body runs again after the missing data has been fetched. A body that must not run twice blocks its thread until the data has
/// arrived.
final class FirestoreReading {
  /// Fetches the requested data, and blocks until it has arrived.
  typealias Fetch = (ReadRequest, _ instant: String?) throws(GatewayError) -> ReadResponse

  /// The missing data. Empty if the body had all data that it needed.
  private(set) var wanted = ReadRequest()
  /// The instant of all data. `nil` if nothing has been fetched yet.
  private(set) var instant: String?
  private var documents: [String: FirestoreDocument?] = [:]
  private var lists: [FirestoreQuery: [FirestoreDocument]] = [:]
  private var totals: [FirestoreTotals: [Int64]] = [:]
  /// The collections that have been fetched completely.
  private var whole: Set<String> = []
  private var beersOfMakers: [String: [String]]?
  private let fetch: Fetch?
  let blocks: BlockCache

  init(_ blocks: BlockCache, fetch: Fetch? = nil) {
    self.blocks = blocks
    self.fetch = fetch
    // Every call must check whether a long change is being applied.
    wanted.add(Control.path)
  }

  func take(_ answered: ReadResponse) {
    documents.merge(answered.documents) { $1 }
    for (query, found) in answered.lists {
      lists[query] = found
      if query.fields == [] { continue }
      for document in found { documents[document.path] = document }
      if query.isWhole { whole.insert(query.collection) }
    }
    totals.merge(answered.totals) { $1 }
    instant = answered.instant
    wanted = ReadRequest()
  }

  /// The versions of the user documents, by path, for all users whose data was read. A version is `nil` if the document itself was not
  /// read.
  var users: [String: String?] {
    let paths = Array(documents.keys) + lists.keys.map(\.parent) + totals.keys.map(\.query.parent)
    return Dictionary(uniqueKeysWithValues: paths.users.map { ($0, documents[$0].map(\.version)) })
  }

  /// Returns the ids of all beers by manufacturer. The ids are grouped only once, since an import looks up each of its beers.
  func beersOfMakers(_ all: FirestoreQuery) throws(GatewayError) -> [String: [String]] {
    if let beersOfMakers { return beersOfMakers }
    let grouped = Dictionary(grouping: try list(all)) { $0.fields["maker"]?.text ?? "" }.mapValues { $0.map(\.id) }
    if lists[all] != nil { beersOfMakers = grouped }
    return grouped
  }

  /// Returns whether the document has been fetched, or is known not to exist.
  func isKnown(_ path: String) -> Bool { documents[path] != nil || isInWhole(path) }

  /// Returns the document at a path. `nil` if it doesn't exist.
  func document(_ path: String) throws(GatewayError) -> FirestoreDocument? {
    if let known = documents[path] { return known }
    if isInWhole(path) { return nil }
    wanted.add(path)
    try ask()
    return documents[path] ?? nil
  }

  /// Prefetches documents that will be read.
  func prepare(_ paths: some Sequence<String>) throws(GatewayError) {
    for path in paths where !isKnown(path) { wanted.add(path) }
    if !wanted.isEmpty { try ask() }
  }

  /// Returns the documents that match a query, in the order of the query.
  func list(_ query: FirestoreQuery) throws(GatewayError) -> [FirestoreDocument] {
    if let known = lists[query] { return known }
    wanted.add(query)
    try ask()
    return lists[query] ?? []
  }

  /// Returns the documents that match a query. If the body runs only once, the documents are not kept, since a whole collection could
  /// exhaust the memory.
  func passing(_ query: FirestoreQuery) throws(GatewayError) -> [FirestoreDocument] {
    guard let fetch else { return try list(query) }
    if Task.isCancelled { throw .cancelled }
    var passing = ReadRequest()
    passing.add(query)
    return try fetch(passing, instant).lists[query] ?? []
  }

  /// Discards documents that are no longer needed, if the body runs only once.
  func forget(_ paths: [String]) {
    if fetch != nil { for path in paths { documents[path] = nil } }
  }

  /// Returns the number of documents that match a query, followed by the sums of the query's fields.
  func total(_ question: FirestoreTotals) throws(GatewayError) -> [Int64] {
    if let known = totals[question] { return known }
    wanted.add(question)
    try ask()
    return totals[question] ?? Array(repeating: 0, count: question.sums.count + 1)
  }

  private func isInWhole(_ path: String) -> Bool {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return false }
    return whole.contains(String(path[..<slash]))
  }

  private func ask() throws(GatewayError) {
    guard let fetch else { return }
    if Task.isCancelled { throw .cancelled }
    take(try fetch(wanted, instant))
  }
}

extension FirestoreDocument {
  /// The name without the prefix that all names in the database share.
  var path: String { name.split(separator: "/", omittingEmptySubsequences: false).dropFirst(5).joined(separator: "/") }
}
