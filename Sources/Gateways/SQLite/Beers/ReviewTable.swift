#if SQLite
  import Entities
  import UseCases

  /// The table of reviews.
  struct ReviewTable {
    private static let columns = """
      review.id, review.beer, review.score, review.text, review.date, review.cover, beer.name,
      (SELECT group_concat(photo, ' ') FROM (SELECT photo FROM review_photo WHERE review = review.id ORDER BY position))
      """

    private let database: SQLiteConnection

    init(_ database: SQLiteConnection) { self.database = database }

    func review(_ id: Review.ID) throws(GatewayError) -> Review {
      let sql = "SELECT \(Self.columns) FROM review JOIN beer ON beer.id = review.beer WHERE review.id = ?"
      guard let found = try database.first(sql, .text(id.text), row: row) else { throw .notFound }
      return found.review
    }

    func page(
      _ page: Page, _ filter: ReviewFilter, sortedBy sorting: ReviewSorting
    ) throws(GatewayError) -> Paged<BeerReview> {
      func limit(_ isSet: Bool, _ condition: String, _ parameter: String) -> String {
        isSet ? "\(condition) \(parameter)" : "\(parameter) IS NULL"
      }
      let conditions = [
        "score BETWEEN ?3 AND ?4", limit(filter.beer != nil, "review.beer =", "?5"),
        limit(filter.since != nil, "date >=", "?6"), limit(filter.until != nil, "date <", "?7"),
      ]
      let rows = try database.rows(
        """
        SELECT \(Self.columns) FROM review JOIN beer ON beer.id = review.beer WHERE \(conditions.joined(separator: " AND "))
        ORDER BY \(Self.order(sorting)), review.id LIMIT ?1 OFFSET ?2
        """, SQLiteValue(page.limit + 1), SQLiteValue(page.offset), SQLiteValue(filter.scores.lowerBound.value),
        SQLiteValue(filter.scores.upperBound.value), SQLiteValue(filter.beer?.text),
        SQLiteValue(filter.since.map(Timestamp.text)), SQLiteValue(filter.until.map(Timestamp.text)), row: row)
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

    func all() throws(GatewayError) -> [Review] {
      let sql = "SELECT \(Self.columns) FROM review JOIN beer ON beer.id = review.beer"
      return try database.rows(sql, row: row).map(\.review)
    }

    /// Answers `false`, and changes nothing, when there is one of its id.
    func insert(_ review: Review) throws(GatewayError) -> Bool {
      let inserted = try database.run(
        "INSERT INTO review VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING", .text(review.id.text),
        .text(review.beer.text), SQLiteValue(review.score.value), .text(review.text),
        .text(Timestamp.text(review.date)),
        SQLiteValue(review.album.cover?.text))
      if inserted > 0 { try insertAlbum(review) }
      return inserted > 0
    }

    func update(_ review: Review) throws(GatewayError) {
      try database.run(
        "UPDATE review SET score = ?2, text = ?3, date = ?4, cover = ?5 WHERE id = ?1", .text(review.id.text),
        SQLiteValue(review.score.value), .text(review.text), .text(Timestamp.text(review.date)),
        SQLiteValue(review.album.cover?.text))
    }

    /// Puts the album in place of the one before.
    func replaceAlbum(_ review: Review, photos: [LoadedImage]) throws(GatewayError) {
      // The new uses come before the old ones go, so that a picture that stays is never dropped.
      let sql = "SELECT position FROM review_photo WHERE review = ?"
      let next = (try database.rows(sql, .text(review.id.text)) { $0.integer(0) }.max() ?? -1) + 1
      try PhotoTable(database).put(review.album.photos, from: photos)
      try insertAlbum(review, from: next)
      try database.run(
        "DELETE FROM review_photo WHERE review = ? AND position < ?", .text(review.id.text), SQLiteValue(next))
    }

    func delete(_ id: Review.ID) throws(GatewayError) -> Bool {
      try database.run("DELETE FROM review WHERE id = ?", .text(id.text)) > 0
    }

    private func insertAlbum(_ review: Review, from first: Int = 0) throws(GatewayError) {
      for (position, photo) in review.album.photos.enumerated() {
        try database.run(
          "INSERT INTO review_photo VALUES (?, ?, ?)", .text(review.id.text), SQLiteValue(first + position),
          .text(photo.text))
      }
    }

    private func row(_ row: SQLiteStatement) throws(GatewayError) -> BeerReview {
      try database.valid("review \(row.text(0))") {
        guard let date = Timestamp.date(row.text(4)) else {
          throw DocumentError.wrong("the date", found: row.text(4), expected: "2026-11-21T10:15:30.123Z")
        }
        let review = try Review(
          id: Review.ID(row.text(0)), of: Beer.ID(row.text(1)), score: Score(row.integer(2)), text: row.text(3),
          date: date, album: PhotoTable.album(row.textOrNil(7), cover: row.textOrNil(5)))
        return BeerReview(review, beerName: row.text(6))
      }
    }
  }
#endif
