import Entities

/// The part of a `WHERE` clause for a search. Each word must be in at least one of the columns.
enum SearchCondition {
  /// Returns a condition such as ` AND (instr(name_fold, ?2) > 0 OR instr(type_fold, ?2) > 0)` for each word. Empty for a blank search.
  ///
  /// - Parameters:
  ///   - columns: the names of the columns to search, which contain folded text.
  ///   - first: the number of the parameter for the first word.
  static func sql(_ search: SearchText, in columns: [String], from first: Int) -> String {
    search.words.indices.map { index in
      let ways = columns.map { "instr(\($0), ?\(first + index)) > 0" }
      return " AND (" + ways.joined(separator: " OR ") + ")"
    }.joined()
  }

  /// Returns the words of the search as values for the parameters, one for each word.
  static func values(_ search: SearchText) -> [SQLiteValue] { search.words.map(SQLiteValue.text) }
}
