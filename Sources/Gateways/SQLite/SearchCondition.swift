import Entities

/// The part of a `WHERE` clause for a search: each word must be in one of the columns.
enum SearchCondition {
  /// ` AND (instr(name_fold, ?2) > 0 OR instr(type_fold, ?2) > 0)` for each word; empty for a blank search.
  ///
  /// - Parameters:
  ///   - columns: of folded text.
  ///   - first: the number of the parameter that is the first word.
  static func sql(_ search: SearchText, in columns: [String], from first: Int) -> String {
    search.words.indices.map { index in
      let ways = columns.map { "instr(\($0), ?\(first + index)) > 0" }
      return " AND (" + ways.joined(separator: " OR ") + ")"
    }.joined()
  }

  /// The words, one parameter each.
  static func values(_ search: SearchText) -> [SQLiteValue] { search.words.map(SQLiteValue.text) }
}
