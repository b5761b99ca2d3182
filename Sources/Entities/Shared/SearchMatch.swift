/// How well a record matches a search, and where it contains the words of the query.
public struct SearchMatch: Sendable, Hashable {
  /// The words that match in one text.
  public struct Finding: Sendable, Hashable {
    /// The field of the text.
    public let field: SearchField
    /// The words as the text spells them, each once: `Crème` for `creme`.
    public let words: [String]
  }

  /// How well the record matches.
  public let rank: SearchRank
  /// The best match of each word of the query: in the title if that contains it, else in another text. In the order of the texts.
  public let findings: [Finding]

  /// The match of a record with these texts, the title first.
  ///
  /// - Returns: `nil` if a word of the query is in none of them.
  public init?(of search: SearchText, _ texts: [SearchedText]) {
    guard let rank = SearchRank(of: search, texts), !texts.isEmpty else { return nil }
    let folded = texts.map { SearchText.fold($0.text) }
    var words: [Int: [String]] = [:]
    for word in search.words {
      let parts = folded.map { WordPart(of: word, in: $0) }
      // Any match in the title wins; otherwise the first of the best matches in the other texts.
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

  /// The words of a text that contain a folded word as this part; if no single word contains it, the word as searched for.
  private static func written(_ word: String, _ part: WordPart, in text: String) -> [String] {
    let words = text.split { !$0.isOfWord }.map(String.init)
    let written = words.filter { WordPart(of: word, in: SearchText.fold($0)) == part }
    return written.isEmpty ? [word] : written
  }
}

extension Character {
  /// Whether it is a letter or a digit of a word.
  fileprivate var isOfWord: Bool {
    var folded = SearchText.fold(String(self))
    return folded.withUTF8 { !$0.isEmpty && Letters.isLetter(at: 0, in: $0) }
  }
}
