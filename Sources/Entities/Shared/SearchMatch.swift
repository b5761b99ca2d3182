/// Why a record matches a search: how well, and where the words of the query are.
public struct SearchMatch: Sendable, Hashable {
  /// Words of one text.
  public struct Finding: Sendable, Hashable {
    /// Which text it is: 0 is the title, 1 the first of the others.
    public let text: Int
    /// The words as the text has them, each once: `Crème` for `creme`.
    public let words: [String]
  }

  /// How good the match is.
  public let rank: SearchRank
  /// Where each word of the query is best: in the title if it is there, else in one of the other texts. In the order of the texts.
  public let findings: [Finding]

  /// The match of a record with these texts.
  ///
  /// - Returns: `nil` when a word of the query is in none of them.
  public init?(of search: SearchText, title: String, texts: [String] = []) {
    guard let rank = SearchRank(of: search, title: title, texts: texts) else { return nil }
    let all = [title] + texts
    let folded = all.map(SearchText.fold)
    var words: [Int: [String]] = [:]
    for word in search.words {
      let parts = folded.map { WordPart(of: word, in: $0) }
      // In the title, however it is there; else in the first of those where it is best.
      guard let best = parts[0] ?? parts.compactMap(\.self).min(), let index = parts.firstIndex(of: best) else {
        return nil
      }
      for written in Self.written(word, best, in: all[index]) where words[index]?.contains(written) != true {
        words[index, default: []].append(written)
      }
    }
    self.rank = rank
    findings = words.sorted { $0.key < $1.key }.map { Finding(text: $0.key, words: $0.value) }
  }

  /// The words of a text that a folded word is this part of; what is in no single word is written as it is looked for.
  private static func written(_ word: String, _ part: WordPart, in text: String) -> [String] {
    let words = text.split { !$0.isOfWord }.map(String.init)
    let written = words.filter { WordPart(of: word, in: SearchText.fold($0)) == part }
    return written.isEmpty ? [word] : written
  }
}

extension Character {
  /// Whether words are made of it.
  fileprivate var isOfWord: Bool {
    var folded = SearchText.fold(String(self))
    return folded.withUTF8 { !$0.isEmpty && Letters.isLetter(at: 0, in: $0) }
  }
}
