public import Entities
import Gateways
public import StoreCore
public import UseCases

/// Reads and writes the `beer` table.
extension SQLiteRecords: BeerRecords {
  private static let beerColumns = """
    id, manufacturer, name, type, cover, review_count, score_total, \(beerAlbums.column), \(measures)
    """
  /// The SQL expression for the folded name of a beer's manufacturer.
  static let makerFold = "(SELECT name_fold FROM manufacturer WHERE manufacturer.id = beer.manufacturer)"
  private static let measures = BeerMeasure.allCases.map(\.rawValue).joined(separator: ", ")
  /// The names of the columns of a beer except its id, in the order of ``values(_:)``.
  private static let filled =
    "manufacturer, name, type, cover, type_key, name_key, type_fold, name_fold, \(measures)"
  private static let beerAlbums = AlbumTable(owner: "beer")

  public func beer(_ id: Beer.ID) throws(GatewayError) -> RatedBeer? {
    try database.first("SELECT \(Self.beerColumns) FROM beer WHERE id = ?", .text(id.text), row: rated)
  }

  public func beers(
    _ filter: BeerFilter, sortedBy sorting: BeerSorting, page: Page
  ) throws(GatewayError) -> Paged<RatedBeer> {
    let ofMaker = filter.manufacturer == nil ? "?3 IS NULL" : "manufacturer = ?3"
    let search = filter.search
    let within = filter.limits.map {
      " AND \($0.key.rawValue) BETWEEN \($0.value.lowerBound) AND \($0.value.upperBound)"
    }
    let rows = try database.rows(
      """
      SELECT \(Self.beerColumns) FROM beer
      WHERE \(ofMaker)\(SearchCondition.sql(search, in: ["name_fold", "type_fold", Self.makerFold], from: 4))\(within.sorted().joined())
      ORDER BY type_key, type, \(Self.order(sorting)), id
      LIMIT ?1 OFFSET ?2
      """,
      [SQLiteValue(page.limit + 1), SQLiteValue(page.offset), SQLiteValue(filter.manufacturer?.text)]
        + SearchCondition.values(search), row: rated)
    return Paged(longer: rows, than: page)
  }

  private static func order(_ sorting: BeerSorting) -> String {
    let direction = sorting.isReversed ? "DESC" : "ASC"
    return switch sorting.criterion {
    case .name: "name_key \(direction)"
    case .measure(let measure): "\(measure.rawValue) IS NULL, \(measure.rawValue) \(direction), name_key"
    }
  }

  public func bestBeers(page: Page) throws(GatewayError) -> Paged<RatedBeer> {
    let rows = try database.rows(
      """
      SELECT \(Self.beerColumns) FROM beer WHERE review_count > 0
      ORDER BY (15.0 + score_total) / (5 + review_count) DESC, review_count DESC, name_key, id LIMIT ? OFFSET ?
      """, SQLiteValue(page.limit + 1), SQLiteValue(page.offset), row: rated)
    return Paged(longer: rows, than: page)
  }

  /// Calls `body` with every beer, in id order.
  func forEachBeer(_ body: (Beer) throws(GatewayError) -> Void) throws(GatewayError) {
    try database.forEach("SELECT \(Self.beerColumns) FROM beer ORDER BY id", []) { (row) throws(GatewayError) in
      try body(try rated(row).beer)
      return true
    }
  }

  public func put(_ beer: Beer, replacing previous: Beer?) throws(GatewayError) {
    guard let previous else { return _ = try insert(beer) }
    try database.run(Self.update, Self.values(beer))
    try Self.beerAlbums.put(beer.album, of: beer.id.text, replacing: previous.album, database)
  }

  /// Inserts a beer. If a beer with the same id exists, changes nothing and returns `false`.
  func insert(_ beer: Beer) throws(GatewayError) -> Bool {
    let inserted = try database.run(Self.insert, Self.values(beer))
    if inserted > 0 { try Self.beerAlbums.put(beer.album, of: beer.id.text, replacing: nil, database) }
    return inserted > 0
  }

  private static let insert =
    "INSERT INTO beer (id, \(filled)) VALUES (?1, \(marks)) ON CONFLICT (id) DO NOTHING"
  private static let update = "UPDATE beer SET (\(filled)) = (\(marks)) WHERE id = ?1"
  private static let marks = (2...(9 + BeerMeasure.allCases.count)).map { "?\($0)" }.joined(separator: ", ")

  private static func values(_ beer: Beer) -> [SQLiteValue] {
    [
      .text(beer.id.text), .text(beer.manufacturer.text), .text(beer.name), .text(beer.type.name),
      SQLiteValue(beer.album.cover?.text), .text(CollationKey(beer.type.name).text),
      .text(CollationKey(beer.name).text), .text(SearchText.fold(beer.type.name)), .text(SearchText.fold(beer.name)),
    ] + BeerMeasure.allCases.map { SQLiteValue(beer.measures[$0]) }
  }

  public func deleteBeer(_ id: Beer.ID) throws(GatewayError) {
    try database.run("DELETE FROM beer WHERE id = ?", .text(id.text))
  }

  private func rated(_ row: SQLiteStatement) throws(GatewayError) -> RatedBeer {
    try database.valid("beer \(row.text(0))") {
      let beer = try Beer(
        id: Beer.ID(row.text(0)), of: Manufacturer.ID(row.text(1)), name: row.text(2), type: BeerType(row.text(3)),
        measures: measures(row), album: AlbumTable.album(row.textOrNil(7), cover: row.textOrNil(4)))
      guard let rating = BeerRating(count: row.integer(5), total: row.integer(6)) else {
        throw DocumentError.wrong(
          "the scores", found: "\(row.integer(5)) that sum up to \(row.integer(6))", expected: "each of 1 to 5")
      }
      return RatedBeer(beer, rating: rating)
    }
  }

  private func measures(_ row: SQLiteStatement) -> [BeerMeasure: Int] {
    var measures: [BeerMeasure: Int] = [:]
    for (column, measure) in zip(8..., BeerMeasure.allCases) { measures[measure] = row.integerOrNil(Int32(column)) }
    return measures
  }
}
