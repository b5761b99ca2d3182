/// The quality of a match between a record and a search, and the matching words.
public struct SearchMatch: Sendable, Hashable {
  /// The matching words in one field.
  public struct Finding: Sendable, Hashable {
    /// The field that contains the matching words.
    public let field: SearchField
    /// The words as spelled in the field, without duplicates: `Crème` for `creme`.
    public let words: [String]
  }

  /// The quality of the match, which determines its position among the hits.
  public let rank: SearchRank
  /// The matching words in each field, in the order of the fields. Each word of the query is matched in the title if possible, otherwise in
  /// the field with the best match.
  public let findings: [Finding]

  /// Matches a query against the fields of a record. The first field is the title.
  ///
  /// - Returns: `nil` unless each word of the query is in one of the fields.
  public init?(of search: SearchText, _ texts: [SearchedText]) {
    guard let rank = SearchRank(of: search, texts), !texts.isEmpty else { return nil }
    let folded = texts.map { SearchText.fold($0.text) }
    var words: [Int: [String]] = [:]
    for word in search.words {
      let parts = folded.map { WordPart(of: word, in: $0) }
      // Any match in the title takes precedence, followed by the first of the best matches in the other fields.
      guard let best = parts[0] ?? parts.compactMap(\.self).min(), let index = parts.firstIndex(of: best) else {
        return nil
      }
      for written in Self.written(word, best, in: texts[index].text) where words[index]?.contains(written) != true {
        words[index, default: []].append(written)
      }
    }
    self.rank = rank
    findings = words.sorted { $0.key < $1.key }.map { Finding(field: texts[$0.key].field, words: $0.value) }
  }

  /// Returns the words in a field that match a folded word as `part` describes, or the folded word itself if no individual word matches.
  private static func written(_ word: String, _ part: WordPart, in text: String) -> [String] {
    let words = text.split { !$0.isOfWord }.map(String.init)
    let written = words.filter { WordPart(of: word, in: SearchText.fold($0)) == part }
    return written.isEmpty ? [word] : written
  }
}

extension Character {
  /// Whether the character is a letter or a digit.
  fileprivate var isOfWord: Bool {
    var folded = SearchText.fold(String(self))
    return folded.withUTF8 { !$0.isEmpty && Letters.isLetter(at: 0, in: $0) }
  }
}
