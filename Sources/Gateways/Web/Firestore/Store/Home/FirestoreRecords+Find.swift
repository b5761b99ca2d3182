public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: FindRecords {
  /// The maximum number of documents that are read per collection, since each document is billed.
  private static let mostRead = 1000

  public func found(
    _ kind: FoundRecord.Kind, matching search: SearchText, limit: Int
  ) throws(GatewayError) -> [FoundRecord] {
    var best = BestFound<FoundRecord>(kind, matching: search, limit: limit)
    switch kind {
    case .dish: return try self.best(kind, search, limit, in: .restaurant, Dish.self).map { .dish($0) }
    case .recipe: return try self.best(kind, search, limit, in: .recipes, RecipeDetails.self).map { .recipe($0) }
    case .beer:
      let makers = try makers(namedIn: search)
      for document in try first(Self.beersToSearch(search, of: makers)) {
        let beer = try Self.beer(document.fields, document.path).beer
        best.add(.beer(beer, maker: makers[beer.manufacturer] ?? ""))
      }
      return try named(best.items())
    case .manufacturer:
      for document in try first(Self.manufacturersToSearch(search)) {
        best.add(.manufacturer(try Self.manufacturer(document.fields, document.path).manufacturer))
      }
    case .review:
      let newest = try first(FirestoreQuery("reviews", by: Self.orders(.newest))).map {
        (document) throws(GatewayError) in
        try Self.review(document.fields, document.path)
      }
      for review in try named(newest.filter { search.matches($0.text) }) { best.add(.review(review)) }
    // Places are in the local store.
    case .place: break
    }
    return best.items()
  }

  /// Returns the beers with the names of their manufacturers.
  private func named(_ found: [FoundRecord]) throws(GatewayError) -> [FoundRecord] {
    let beers = found.compactMap { if case .beer(let beer, _) = $0 { beer } else { nil } }
    let makers = try manufacturers(Set(beers.map(\.manufacturer)))
    return beers.map { .beer($0, maker: makers[$0.manufacturer]?.name ?? "") }
  }

  private func first(_ query: FirestoreQuery) throws(GatewayError) -> [FirestoreDocument] {
    var query = query
    query.limit = Self.mostRead
    return try reading.list(query)
  }

  private func best<Record: BlockRecord>(
    _ kind: FoundRecord.Kind, _ search: SearchText, _ limit: Int, in domain: Domain, _: Record.Type
  ) throws(GatewayError) -> [Record] {
    let blockIndex = try blockIndex(domain)
    try prepare(blockIndex.inOrder, Record.self)
    var best = BestFound<Record>(kind, matching: search, limit: limit)
    for block in blockIndex.inOrder { for entry in try entries(block, Record.self) { best.add(entry) } }
    return best.items()
  }
}
