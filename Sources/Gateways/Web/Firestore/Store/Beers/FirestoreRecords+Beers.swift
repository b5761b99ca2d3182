public import Entities
public import Gateways
public import UseCases

extension FirestoreRecords: BeerRecords {
  /// The number stored in place of an unknown value. It sorts last in both fields of a measure: the value itself, and the negated value for
  /// descending order.
  private static let unknown: Int64 = 1_000_000_000

  static func path(_ id: Beer.ID) -> String { "beers/\(id.text)" }

  public func beer(_ id: Beer.ID) throws(GatewayError) -> RatedBeer? {
    let path = Self.path(id)
    return try fields(path).map { (fields) throws(GatewayError) in try Self.beer(fields, path) }
  }

  public func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) throws(GatewayError) -> Paged<RatedBeer> {
    let makers = try makers(namedIn: filter.search)
    var query = Self.beersToSearch(filter.search, of: makers, sortedBy: sorting)
    // If the search is limited to a manufacturer, all of the manufacturer's beers are read, since they are few. Otherwise, only beers that
    // contain an n-gram of the query are read.
    if let manufacturer = filter.manufacturer {
      query.alternatives = []
      query.filters = [.init("maker", .equal, .string(manufacturer.text))]
    }
    return try self.page(query, page, isFiltered: !filter.isOpen) {
      (document) throws(GatewayError) -> RatedBeer? in
      let beer = try Self.beer(document.fields, document.path)
      return filter.passes(beer.beer, maker: makers[beer.beer.manufacturer] ?? "") ? beer : nil
    }
  }

  /// The maximum number of manufacturers in a query. Firestore allows 30 alternatives, and the n-gram is one of them.
  private static let mostMakers = 29

  /// Returns a query that finds all beers that match a search, and possibly other beers.
  ///
  /// - Parameter makers: the manufacturers whose names contain a word of the search.
  static func beersToSearch(
    _ search: SearchText, of makers: [Manufacturer.ID: String], sortedBy sorting: BeerSorting = .byName
  ) -> FirestoreQuery {
    var query = FirestoreQuery("beers", by: orders(sorting))
    guard let gram = NGrams.one(of: search), makers.count <= mostMakers else { return query }
    let byOwnTexts = FirestoreQuery.Filter("grams", .contains, gram)
    if makers.isEmpty {
      query.filters = [byOwnTexts]
    } else {
      let ids = makers.keys.map(\.text).sorted().map(FirestoreValue.string)
      query.alternatives = [byOwnTexts, .init("maker", .isAny, .array(ids))]
    }
    return query
  }

  static func orders(_ sorting: BeerSorting) -> [FirestoreQuery.Order] {
    let type = FirestoreQuery.Order("type")
    switch sorting.criterion {
    case .name: return [type, .init("name", isDescending: sorting.isReversed)]
    case .measure(let measure): return [type, .init(field(measure, isReversed: sorting.isReversed)), .init("name")]
    }
  }

  private static func field(_ measure: BeerMeasure, isReversed: Bool) -> String {
    isReversed ? "\(measure.rawValue)Down" : measure.rawValue
  }

  public func bestBeers(page: Page) throws(GatewayError) -> Paged<RatedBeer> {
    try self.page(Self.bestBeers, page, isFiltered: false) { (document) throws(GatewayError) -> RatedBeer? in
      try Self.beer(document.fields, document.path)
    }
  }

  /// A query for the best beers. It doesn't find beers without reviews, since they have no mean score.
  static let bestBeers = FirestoreQuery(
    "beers", by: [.init("mean", isDescending: true), .init("count", isDescending: true), .init("name")])

  public mutating func put(_ beer: Beer, replacing previous: Beer?) throws(GatewayError) {
    let path = Self.path(beer.id)
    try use(beer.album.photos, insteadOf: previous?.album.photos ?? [])
    let name = CollationKey(beer.name).text
    var fields: [String: FirestoreValue] = [
      "text": try Self.text(BeerDocument(beer), of: beer.name), "maker": .string(beer.manufacturer.text),
      "type": .string(CollationKey(beer.type.name).text + keySeparator + beer.type.name), "name": .string(name),
      "grams": NGrams.of([beer.name, beer.type.name]),
    ]
    for measure in BeerMeasure.allCases {
      let value = beer.measures[measure].map(Int64.init)
      fields[Self.field(measure, isReversed: false)] = .integer(value ?? Self.unknown)
      fields[Self.field(measure, isReversed: true)] = .integer(value.map { -$0 } ?? Self.unknown)
    }
    if let previous {
      let count = try Self.count("count", in: try self.fields(path) ?? [:], of: path)
      if count > 0 { fields["reviewedName"] = .string(name) }
      if previous.manufacturer != beer.manufacturer { try move(previous, to: beer.manufacturer, reviews: count) }
    } else {
      fields.merge(["count": .integer(0), "total": .integer(0)]) { $1 }
      try increment(Self.path(beer.manufacturer), "beerCount", by: 1)
    }
    staging.merge(path, fields.mapValues { .some($0) })
  }

  private mutating func move(_ beer: Beer, to maker: Manufacturer.ID, reviews count: Int) throws(GatewayError) {
    for (id, sign) in [(beer.manufacturer, -1), (maker, 1)] {
      try increment(Self.path(id), "beerCount", by: sign)
      try increment(Self.path(id), "reviewCount", by: sign * count)
    }
    for review in try count == 0 ? [] : reviews("beer", beer.id.text) {
      staging.merge(Self.path(review.id), ["maker": .string(maker.text)])
    }
  }

  public mutating func deleteBeer(_ id: Beer.ID) throws(GatewayError) {
    guard let beer = try beer(id) else { return }
    for review in try beer.rating.count == 0 ? [] : reviews("beer", id.text) { try remove(review) }
    try use([], insteadOf: beer.beer.album.photos)
    staging.delete(Self.path(id))
    try increment(Self.path(beer.beer.manufacturer), "beerCount", by: -1)
    try increment(Self.path(beer.beer.manufacturer), "reviewCount", by: -beer.rating.count)
  }

  /// Returns all beers of a manufacturer, in no particular order.
  func beers(of manufacturer: Manufacturer.ID) throws(GatewayError) -> [RatedBeer] {
    let query = FirestoreQuery("beers", where: [.init("maker", .equal, .string(manufacturer.text))])
    var beers: [RatedBeer] = []
    for path in try paths(of: "beers", query) {
      guard let fields = try fields(path), fields["maker"]?.text == manufacturer.text else { continue }
      beers.append(try Self.beer(fields, path))
    }
    return beers
  }

  /// Returns the paths of the documents that a query finds, and of the staged documents in the collection.
  func paths(of collection: String, _ query: FirestoreQuery) throws(GatewayError) -> [String] {
    let found = try reading.list(query).map(\.path)
    let known = Set(found)
    return found + staging.paths.filter { $0.hasPrefix(collection + "/") && !known.contains($0) }
  }

  static func beer(_ fields: [String: FirestoreValue], _ path: String) throws(GatewayError) -> RatedBeer {
    let beer: Beer = try record(fields, "text", of: path) { (document: BeerDocument) in try document.beer() }
    let (count, total) = (try count("count", in: fields, of: path), try count("total", in: fields, of: path))
    guard let rating = BeerRating(count: count, total: total) else {
      throw .corrupt(what: path, why: "\(count) scores can't come to \(total)")
    }
    return RatedBeer(beer, rating: rating)
  }
}
