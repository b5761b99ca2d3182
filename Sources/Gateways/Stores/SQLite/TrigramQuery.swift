#if SQLite
  import Entities

  /// What to ask a full-text index of trigrams, so that its answer holds every text that contains the search.
  ///
  /// It may hold more: texts with the same trigrams elsewhere. Whoever asks looks at the texts themselves as well.
  enum TrigramQuery {
    /// The `MATCH` expression, `nil` for a search of fewer than three letters, of which such an index knows nothing.
    static func match(_ search: SearchText) -> String? {
      let letters = Array(search.folded.unicodeScalars)
      guard letters.count >= 3 else { return nil }
      var trigrams: [String] = []
      for start in 0...(letters.count - 3) {
        // Scalar by scalar: a quotation mark with an accent on it is one character, and has to be doubled too.
        let trigram = letters[start..<(start + 3)].map { $0 == "\"" ? "\"\"" : String($0) }
        let quoted = "\"" + trigram.joined() + "\""
        if !trigrams.contains(quoted) { trigrams.append(quoted) }
      }
      return trigrams.joined(separator: " AND ")
    }
  }
#endif
