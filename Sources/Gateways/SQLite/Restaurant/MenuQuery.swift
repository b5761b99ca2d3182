import Entities

/// The SQL query for a page of the menu. The query uses the fastest index for the search.
struct MenuQuery {
  let sql: String
  let values: [SQLiteValue]

  /// - Parameters:
  ///   - trigrams: the search as an expression of ``TrigramQuery``.
  ///   - range: the positions of the dishes to search.
  ///   - columns: the columns to read.
  init(
    _ search: SearchText, _ trigrams: String?, in range: ClosedRange<Int>, offset: Int,
    columns: String = Self.columns
  ) {
    let bounds = [SQLiteValue(range.lowerBound), SQLiteValue(range.upperBound)]
    func twice(_ texts: [String]) -> [SQLiteValue] {
      texts.flatMap { [SQLiteValue.text($0), .text($0)] } + [SQLiteValue(offset)]
    }
    if search.isBlank {
      sql = Self.page
      values = bounds + [SQLiteValue(offset)]
    } else if let trigrams {
      sql = Self.indexed(words: search.words.count, columns)
      values = [.text(trigrams)] + bounds + twice(search.words)
    } else {
      sql = Self.scanned(words: search.words.count, columns)
      values = bounds + twice(search.words.map(Self.glob))
    }
  }

  static let columns = "id, name, description, price, currency, kind"

  /// The columns that determine the rank of a hit.
  static let rankColumns = "dish.position, dish.name_fold, dish.description_fold"

  static let page =
    "SELECT \(columns) FROM dish WHERE position BETWEEN ? AND ? ORDER BY position LIMIT -1 OFFSET ?"

  static let lowest = "SELECT position FROM dish ORDER BY position LIMIT 1"
  static let highest = "SELECT position FROM dish ORDER BY position DESC LIMIT 1"

  static let atPosition = "SELECT \(columns) FROM dish WHERE position = ?"

  static func scanned(words: Int, _ columns: String = Self.columns) -> String {
    """
    SELECT \(columns) FROM dish WHERE position BETWEEN ? AND ?
    \(each(words, "AND (name_fold GLOB ? OR description_fold GLOB ?)")) ORDER BY position LIMIT -1 OFFSET ?
    """
  }

  /// Returns a condition, repeated once for each word in a search.
  private static func each(_ words: Int, _ condition: String) -> String {
    Array(repeating: condition, count: words).joined(separator: " ")
  }

  /// Returns a `GLOB` pattern that matches any string that contains `text`. For one or two letters, SQLite evaluates the pattern faster
  /// than `instr`.
  private static func glob(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { "*?[".unicodeScalars.contains($0) ? "[\($0)]" : String($0) }
    return "*" + escaped.joined() + "*"
  }

  /// Returns the query for a search with the trigram index. The index returns positions in order, so sorting never delays the first hits.
  static func indexed(words: Int, _ columns: String = Self.columns) -> String {
    """
    SELECT \(columns) FROM dish_search CROSS JOIN dish ON position = dish_search.rowid
    WHERE dish_search MATCH ? AND dish_search.rowid BETWEEN ? AND ?
    \(each(words, "AND (instr(dish.name_fold, ?) > 0 OR instr(dish.description_fold, ?) > 0)"))
    ORDER BY dish_search.rowid LIMIT -1 OFFSET ?
    """
  }

  /// The query for the number of index pages that list the dishes with a trigram. The number is an upper bound, because a longer list can
  /// start on the first of these pages.
  ///
  /// For each page on which a term starts, `dish_search_idx` contains twice the page number, and a term that is greater than all terms on
  /// earlier pages. The index has several segments. (FTS5's documentation, "The FTS Index".)
  static let pages = """
    WITH RECURSIVE segment (id) AS (
      SELECT min(segid) FROM dish_search_idx
      UNION ALL
      SELECT (SELECT min(segid) FROM dish_search_idx WHERE segid > id) FROM segment WHERE id IS NOT NULL
    )
    SELECT ifnull(sum(
      (SELECT pgno / 2 FROM dish_search_idx WHERE segid = id AND term > ?1 ORDER BY term LIMIT 1)
      - (SELECT pgno / 2 FROM dish_search_idx WHERE segid = id AND term <= ?1 ORDER BY term DESC LIMIT 1)
    ), 0) FROM segment
    """

  /// Returns the trigram as a term of the index.
  static func term(_ trigram: String) -> SQLiteValue { .blob(Array("0\(trigram)".utf8)) }

  /// The query for the first kind at or after a key.
  static let kind = "SELECT kind FROM dish WHERE kind_key >= ? ORDER BY kind_key, kind LIMIT 1"

  /// The query for the position of the first dish of a kind.
  static let first = "\(ofKind) ORDER BY kind_key, kind, position LIMIT 1"
  static let last = "\(ofKind) ORDER BY kind_key DESC, kind DESC, position DESC LIMIT 1"
  private static let ofKind = "SELECT position FROM dish WHERE kind_key >= ? AND kind_key < ?"
}
