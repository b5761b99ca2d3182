import Entities

/// A search query in SQL, with the results in the order of the kit's `SearchRank`. It supports only words of letters and digits, like those
/// in the benchmarks.
enum RankedQuery {
  /// Returns a query for the columns of `MenuDish`, and the arguments of the query.
  static func make(_ search: SearchText, limit: Int) -> (sql: String, arguments: [String]) {
    let words = search.words
    let matches = words.indices.map { "(name_fold LIKE ?\($0 + 1) OR description_fold LIKE ?\($0 + 1))" }
    // SQLite computes the ranks only if there are few results, since CASE evaluates only the branch that it needs.
    let sql = """
      WITH hit AS MATERIALIZED (
        SELECT position, name_fold, description_fold FROM dish WHERE \(matches.joined(separator: " AND "))
        ORDER BY position LIMIT \(SearchText.rankingLimit + 1)
      )
      SELECT \(MenuDish.columns.map { "dish." + $0 }.joined(separator: ", ")) FROM hit JOIN dish USING (position)
      ORDER BY CASE WHEN (SELECT count(*) FROM hit) > \(SearchText.rankingLimit) THEN 0 ELSE \(rank(search)) END, position
      LIMIT \(limit)
      """
    return (sql, words.map { "%\($0)%" })
  }

  /// Returns the SQL expression for the rank. The word with the worst match determines the rank. Results with all words in the name precede
  /// the other results.
  private static func rank(_ search: SearchText) -> String {
    let titleParts = search.words.map { part($0, in: "hit.name_fold") }
    let parts = search.words.map { word in
      "ifnull(\(part(word, in: "hit.name_fold")), \(part(word, in: "hit.description_fold")))"
    }
    let begins = "hit.name_fold GLOB '\(search.folded)*'"
    return """
      CASE
        WHEN \(worst(titleParts)) IS NULL THEN iif(\(worst(parts)) = 2, 7, 4 + \(worst(parts)))
        WHEN \(worst(titleParts)) = 2 THEN 6
        ELSE 2 * \(worst(titleParts)) + iif(\(begins), 0, 1)
      END
      """
  }

  /// Returns the SQL expression for the maximum, which is `NULL` if any argument is `NULL`.
  private static func worst(_ parts: [String]) -> String {
    parts.count == 1 ? parts[0] : "max(\(parts.joined(separator: ", ")))"
  }

  /// Returns an SQL expression that is 0 if the column contains the whole word, 1 for the start of a word, 2 for a part of a word, and
  /// otherwise `NULL`.
  private static func part(_ word: String, in column: String) -> String {
    let padded = "' ' || \(column) || ' '"
    return """
      CASE
        WHEN \(padded) GLOB '*[^a-z0-9]\(word)[^a-z0-9]*' THEN 0
        WHEN \(padded) GLOB '*[^a-z0-9]\(word)*' THEN 1
        WHEN \(column) LIKE '%\(word)%' THEN 2
      END
      """
  }
}
