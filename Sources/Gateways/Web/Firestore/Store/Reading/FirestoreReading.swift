import UseCases

/// What one call has fetched so far, all as of one instant.
///
/// A body asks synchronously. What was not fetched yet is noted as wanted and answered as if there were nothing; whatever the body made
/// of that is dropped, and it runs again when all that it wanted was fetched. A body that can't run twice waits instead, and blocks its
/// thread.
final class FirestoreReading {
  /// Fetches what is wanted; blocks until it is there.
  typealias Fetch = (ReadRequest, _ instant: String?) throws(GatewayError) -> ReadResponse

  /// Empty when the body had all that it asked for.
  private(set) var wanted = ReadRequest()
  /// As of when everything was answered; `nil`: nothing was yet.
  private(set) var instant: String?
  private var documents: [String: FirestoreDocument?] = [:]
  private var lists: [FirestoreQuery: [FirestoreDocument]] = [:]
  private var totals: [FirestoreTotals: [Int64]] = [:]
  /// Collections all of whose documents were fetched.
  private var whole: Set<String> = []
  private var beersOfMakers: [String: [String]]?
  private let fetch: Fetch?
  let blocks: BlockCache

  init(_ blocks: BlockCache, fetch: Fetch? = nil) {
    self.blocks = blocks
    self.fetch = fetch
    // Every call has to know whether a long change is under way.
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

  /// The users of whom something was asked for, by path, each with the version of their document; `nil`: that was not asked for.
  var users: [String: String?] {
    let paths = Array(documents.keys) + lists.keys.map(\.parent) + totals.keys.map(\.query.parent)
    return Dictionary(uniqueKeysWithValues: paths.users.map { ($0, documents[$0].map(\.version)) })
  }

  /// The beers of each manufacturer, by id, once all were fetched: an import asks for those of each beer that it brings.
  func beersOfMakers(_ all: FirestoreQuery) throws(GatewayError) -> [String: [String]] {
    if let beersOfMakers { return beersOfMakers }
    let grouped = Dictionary(grouping: try list(all)) { $0.fields["maker"]?.text ?? "" }.mapValues { $0.map(\.id) }
    if lists[all] != nil { beersOfMakers = grouped }
    return grouped
  }

  /// Whether it is known whether there is a document, and which.
  func isKnown(_ path: String) -> Bool { documents[path] != nil || isInWhole(path) }

  /// The document at a path.
  func document(_ path: String) throws(GatewayError) -> FirestoreDocument? {
    if let known = documents[path] { return known }
    if isInWhole(path) { return nil }
    wanted.add(path)
    try ask()
    return documents[path] ?? nil
  }

  /// Notes that these documents will be asked for, to have them fetched at once.
  func prepare(_ paths: some Sequence<String>) throws(GatewayError) {
    for path in paths where !isKnown(path) { wanted.add(path) }
    if !wanted.isEmpty { try ask() }
  }

  /// The documents that a query finds, in its order.
  func list(_ query: FirestoreQuery) throws(GatewayError) -> [FirestoreDocument] {
    if let known = lists[query] { return known }
    wanted.add(query)
    try ask()
    return lists[query] ?? []
  }

  /// The documents that a query finds, which are not remembered where the body runs once: all of a collection may be more than fits.
  func passing(_ query: FirestoreQuery) throws(GatewayError) -> [FirestoreDocument] {
    guard let fetch else { return try list(query) }
    if Task.isCancelled { throw .cancelled }
    var passing = ReadRequest()
    passing.add(query)
    return try fetch(passing, instant).lists[query] ?? []
  }

  /// Lets go of documents that won't be asked for again, where the body runs once.
  func forget(_ paths: [String]) {
    if fetch != nil { for path in paths { documents[path] = nil } }
  }

  /// The count of what a query finds, then the sums.
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
  /// Its name without what all names of the database begin with.
  var path: String { name.split(separator: "/", omittingEmptySubsequences: false).dropFirst(5).joined(separator: "/") }
}
