public import Entities
import Gateways
public import StoreCore
public import UseCases

/// Reads and writes the `review` table.
extension SQLiteRecords: ReviewRecords {
  private static let reviewColumns = """
    review.id, review.beer, review.score, review.text, review.date, review.cover, beer.name, \(reviewAlbums.column),
    review.author
    """
  private static let reviewAlbums = AlbumTable(owner: "review")

  public func review(_ id: Review.ID) throws(GatewayError) -> Review? { try beerReview(id)?.review }

  /// Returns the review with this id and the name of its beer. `nil` if there is none.
  func beerReview(_ id: Review.ID) throws(GatewayError) -> BeerReview? {
    let sql = "SELECT \(Self.reviewColumns) FROM review JOIN beer ON beer.id = review.beer WHERE review.id = ?"
    return try database.first(sql, .text(id.text), row: review)
  }

  public func reviews(
    _ filter: ReviewFilter, sortedBy sorting: ReviewSorting, page: Page
  ) throws(GatewayError) -> Paged<BeerReview> {
    func limit(_ isSet: Bool, _ condition: String, _ parameter: String) -> String {
      isSet ? "\(condition) \(parameter)" : "\(parameter) IS NULL"
    }
    let conditions = [
      "score BETWEEN ?3 AND ?4", limit(filter.beer != nil, "review.beer =", "?5"),
      limit(filter.since != nil, "date >=", "?6"), limit(filter.until != nil, "date <", "?7"),
      limit(filter.author != nil, "review.author COLLATE NOCASE =", "?8"),
    ]
    let rows = try database.rows(
      """
      SELECT \(Self.reviewColumns) FROM review JOIN beer ON beer.id = review.beer WHERE \(conditions.joined(separator: " AND "))
      ORDER BY \(Self.order(sorting)), review.id LIMIT ?1 OFFSET ?2
      """, SQLiteValue(page.limit + 1), SQLiteValue(page.offset), SQLiteValue(filter.scores.lowerBound.value),
      SQLiteValue(filter.scores.upperBound.value), SQLiteValue(filter.beer?.text),
      SQLiteValue(filter.since.map(Timestamp.text)), SQLiteValue(filter.until.map(Timestamp.text)),
      SQLiteValue(filter.author?.text), row: review)
    return Paged(longer: rows, than: page)
  }

  private static func order(_ sorting: ReviewSorting) -> String {
    let direction = sorting.isReversed ? "DESC" : "ASC"
    return switch sorting.criterion {
    case .date: "date \(direction)"
    case .score: "score \(direction), date DESC"
    case .beer: "beer.name_key \(direction), review.beer, date DESC"
    }
  }

  /// Calls `body` with every review, in id order.
  func forEachReview(_ body: (Review) throws(GatewayError) -> Void) throws(GatewayError) {
    let sql = "SELECT \(Self.reviewColumns) FROM review JOIN beer ON beer.id = review.beer ORDER BY review.id"
    try database.forEach(sql, []) { (row) throws(GatewayError) in
      try body(try review(row).review)
      return true
    }
  }

  public func put(_ review: Review, replacing previous: Review?) throws(GatewayError) {
    if previous == nil { try insert(review) } else { try update(review) }
    try Self.reviewAlbums.put(review.album, of: review.id.text, replacing: previous?.album, database)
  }

  private func insert(_ review: Review) throws(GatewayError) {
    try database.run(
      "INSERT INTO review (id, beer, score, text, date, cover, author) VALUES (?, ?, ?, ?, ?, ?, ?)",
      .text(review.id.text),
      .text(review.beer.text), SQLiteValue(review.score.value), .text(review.text),
      .text(Timestamp.text(review.date)), SQLiteValue(review.album.cover?.text), .text(review.author.text))
  }

  private func update(_ review: Review) throws(GatewayError) {
    try database.run(
      "UPDATE review SET score = ?2, text = ?3, date = ?4, cover = ?5 WHERE id = ?1", .text(review.id.text),
      SQLiteValue(review.score.value), .text(review.text), .text(Timestamp.text(review.date)),
      SQLiteValue(review.album.cover?.text))
  }

  public func deleteReview(_ id: Review.ID) throws(GatewayError) {
    try database.run("DELETE FROM review WHERE id = ?", .text(id.text))
  }

  private func review(_ row: SQLiteStatement) throws(GatewayError) -> BeerReview {
    try database.valid("review \(row.text(0))") {
      let review = try Review(
        id: Review.ID(row.text(0)), of: Beer.ID(row.text(1)), by: User.ID(row.text(8)), score: Score(row.integer(2)),
        text: row.text(3), date: DocumentError.date(row.text(4), "the date"),
        album: AlbumTable.album(row.textOrNil(7), cover: row.textOrNil(5)))
      return BeerReview(review, beerName: row.text(6))
    }
  }
}
