import Entities

/// The question for a page of the menu, by the shortest way to its answer.
struct MenuQuery {
  let sql: String
  let values: [SQLiteValue]

  /// - Parameters:
  ///   - trigrams: the search as ``TrigramQuery`` puts it.
  ///   - range: the positions that the page may come from.
  ///   - columns: what is read of each dish.
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

  /// Decide the rank of a hit.
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

  /// The condition for each word of a search.
  private static func each(_ words: Int, _ condition: String) -> String {
    Array(repeating: condition, count: words).joined(separator: " ")
  }

  /// Matches what contains a text; for a letter or two SQLite is quicker with this than with `instr`.
  private static func glob(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { "*?[".unicodeScalars.contains($0) ? "[\($0)]" : String($0) }
    return "*" + escaped.joined() + "*"
  }

  /// The index hands out positions in their order, so that nothing is sorted and the first hits are there at once.
  static func indexed(words: Int, _ columns: String = Self.columns) -> String {
    """
    SELECT \(columns) FROM dish_search CROSS JOIN dish ON position = dish_search.rowid
    WHERE dish_search MATCH ? AND dish_search.rowid BETWEEN ? AND ?
    \(each(words, "AND (instr(dish.name_fold, ?) > 0 OR instr(dish.description_fold, ?) > 0)"))
    ORDER BY dish_search.rowid LIMIT -1 OFFSET ?
    """
  }

  /// How many pages of the index list the dishes of a trigram, at most: the first may be one on which a longer list begins.
  ///
  /// For each page on which a term begins, `dish_search_idx` has its number, doubled, and a term that no earlier page
  /// reaches; the index is of several segments. (FTS5's documentation, "The FTS Index".)
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

  /// The trigram as a term of the index.
  static func term(_ trigram: String) -> SQLiteValue { .blob(Array("0\(trigram)".utf8)) }

  /// The first kind from a key on.
  static let kind = "SELECT kind FROM dish WHERE kind_key >= ? ORDER BY kind_key, kind LIMIT 1"

  /// Where the dishes of a kind begin, and where they end.
  static let first = "\(ofKind) ORDER BY kind_key, kind, position LIMIT 1"
  static let last = "\(ofKind) ORDER BY kind_key DESC, kind DESC, position DESC LIMIT 1"
  private static let ofKind = "SELECT position FROM dish WHERE kind_key >= ? AND kind_key < ?"
}
