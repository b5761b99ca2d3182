import Entities
import Gateways
import StoreCore
import UseCases

/// Finds the places that match a query, using an index that is sorted in the requested order.
struct PlaceSearch {
  /// A matching place, with its sort keys.
  private struct Hit {
    let id: String
    let distance: Double
    let nameKey: String

    func precedes(_ other: Hit) -> Bool {
      if distance != other.distance { return distance < other.distance }
      if nameKey != other.nameKey { return nameKey.utf8.lexicographicallyPrecedes(other.nameKey.utf8) }
      return id.utf8.lexicographicallyPrecedes(other.id.utf8)
    }
  }

  /// The radius of the first search for the nearest places, in meters, and the factor by which the radius grows.
  private static let reach = (first: 250.0, growth: 2.5)
  /// The radius of the first text search, in meters. The second search has no limit, because the number of matches is unknown.
  private static let searchReach = 2000.0

  private let database: SQLiteConnection
  private let question: PlaceQuery

  init(_ database: SQLiteConnection, _ question: PlaceQuery) {
    self.database = database
    self.question = question
  }

  /// Returns the ids of the places on a page.
  func ids(_ page: Page) throws(GatewayError) -> Paged<String> {
    let wanted = page.offset + page.limit + 1
    let found =
      if let point = question.nearest {
        Array(try nearest(wanted, to: point).dropFirst(page.offset))
      } else {
        try ids(limit: page.limit + 1, offset: page.offset)
      }
    return Paged(longer: found, than: page)
  }

  /// Returns the ids of the hits on a page, best first. `nil` if there are too many hits to rank and the page lies beyond the hits that
  /// were read.
  func best(_ page: Page) throws(GatewayError) -> Paged<String>? {
    var hits = RankedHits<String>(question.search)
    try database.forEach(
      "SELECT id, name_fold, texts_fold FROM place WHERE \(condition) ORDER BY name_key, id", values
    ) { (row) throws(GatewayError) in hits.add(row.text(0), title: row.utf8(1), text: row.utf8(2)) }
    return hits.page(page)
  }

  func pins() throws(GatewayError) -> [PlacePin] {
    let order = question.kind == nil ? "places_by_name" : "places_of_kind"
    let pins = try database.rows(
      """
      SELECT id, name, latitude, longitude FROM place INDEXED BY \(order) WHERE \(condition) AND latitude IS NOT NULL
      ORDER BY name_key, id
      """, values
    ) { (row) throws(GatewayError) in
      try database.valid("place \(row.text(0))") {
        PlacePin(
          try Place.ID(row.text(0)), name: row.text(1),
          at: try Coordinate(latitude: row.realOrNil(2) ?? 0, longitude: row.realOrNil(3) ?? 0))
      }
    }
    guard let point = question.nearest else { return pins }
    // Pins at the same distance keep the order of their names.
    return pins.map { (pin: $0, distance: point.distance(to: $0.coordinate)) }.enumerated()
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .map(\.element.pin)
  }

  /// The SQL condition for the kind, if the query has one, and for the words of the search. The values for this condition are the first
  /// parameters of the statement.
  private var condition: String {
    (question.kind == nil ? "?1 IS NULL" : "kind = ?1")
      + SearchCondition.sql(question.search, in: ["name_fold", "texts_fold"], from: 2)
  }

  private var values: [SQLiteValue] {
    [SQLiteValue(question.kind?.rawValue)] + SearchCondition.values(question.search)
  }

  /// Returns the ids of the places that match, in name order.
  private func ids(limit: Int, offset: Int, unplaced: Bool = false) throws(GatewayError) -> [String] {
    let count = values.count
    return try database.rows(
      """
      SELECT id FROM place WHERE \(condition)\(unplaced ? " AND latitude IS NULL" : "")
      ORDER BY name_key, id LIMIT ?\(count + 1) OFFSET ?\(count + 2)
      """, values + [SQLiteValue(limit), SQLiteValue(offset)]
    ) { $0.text(0) }
  }

  /// Returns the ids of the nearest places, nearest first. Searches a circle that grows until it contains enough places.
  private func nearest(_ wanted: Int, to point: Coordinate) throws(GatewayError) -> [String] {
    var reach = question.search.isBlank ? Self.reach.first : Self.searchReach
    let halfway = Coordinate.earthRadius * .pi
    while true {
      // A box also contains some places beyond the radius, but not all places at that distance, so the places beyond the radius are
      // filtered out.
      let isAll = reach >= halfway
      let hits = try isAll ? hitsEverywhere(point) : hits(around: point, reach: reach).filter { $0.distance <= reach }
      if hits.count >= wanted || isAll {
        let near = hits.sorted { $0.precedes($1) }.prefix(wanted).map(\.id)
        if near.count == wanted { return near }
        return near + (try ids(limit: wanted - near.count, offset: 0, unplaced: true))
      }
      reach = question.search.isBlank ? reach * Self.reach.growth : halfway
    }
  }

  private func hits(around point: Coordinate, reach: Double) throws(GatewayError) -> [Hit] {
    let box = GeographicBox(around: point, reach: reach)
    let count = values.count
    return try hits(
      of: """
        SELECT id, latitude, longitude, name_key FROM place INDEXED BY places_by_latitude
        WHERE latitude BETWEEN ?\(count + 1) AND ?\(count + 2) AND longitude BETWEEN ?\(count + 3) AND ?\(count + 4)
        AND \(condition)
        """, values + [box.south, box.north, box.west, box.east].map(SQLiteValue.real), around: point)
  }

  /// Returns all matching places. The subquery searches the index by name, which is half as large as the index by latitude.
  private func hitsEverywhere(_ point: Coordinate) throws(GatewayError) -> [Hit] {
    try hits(
      of: """
        SELECT id, latitude, longitude, name_key FROM place
        WHERE id IN (SELECT id FROM place WHERE \(condition)) AND latitude IS NOT NULL
        """, values, around: point)
  }

  private func hits(
    of sql: String, _ values: [SQLiteValue], around point: Coordinate
  ) throws(GatewayError) -> [Hit] {
    try database.rows(sql, values) { (row) throws(GatewayError) in
      let coordinate = try database.valid("place \(row.text(0))") {
        try Coordinate(latitude: row.realOrNil(1) ?? 0, longitude: row.realOrNil(2) ?? 0)
      }
      return Hit(id: row.text(0), distance: point.distance(to: coordinate), nameKey: row.text(3))
    }
  }
}
