import Entities
import UseCases

/// A query to a full-text index of trigrams whose answer includes every text that contains the words of a search.
///
/// It may hold more: texts with the same trigrams elsewhere. Whoever asks looks at the texts themselves as well.
enum TrigramQuery {
  /// Checking the few texts that these leave takes less time than reading the index's lists of further trigrams.
  private static let most = 4
  /// Of a long search the index is asked for the first letters only; the rest is checked in the texts.
  private static let mostLetters = 64

  /// The `MATCH` expression; `nil` if no word of the search has three letters, which such an index needs.
  ///
  /// - Parameter frequency: how common a trigram is; an estimate will do.
  static func match(
    _ search: SearchText, frequency: (String) throws(GatewayError) -> Int
  ) throws(GatewayError) -> String? {
    var (trigrams, first): ([(text: String, start: Int)], Int) = ([], 0)
    for word in search.words where first < mostLetters {
      let letters = Array(word.unicodeScalars.prefix(mostLetters - first))
      for start in 0..<max(0, letters.count - 2) {
        let text = String(String.UnicodeScalarView(letters[start..<(start + 3)]))
        if !trigrams.contains(where: { $0.text == text }) { trigrams.append((text, first + start)) }
      }
      first += letters.count
    }
    if trigrams.isEmpty { return nil }
    if trigrams.count > most { trigrams = try rarest(trigrams, frequency) }
    return trigrams.map { quoted($0.text) }.joined(separator: " AND ")
  }

  /// The rarest that share no letter: overlapping ones of a word are in much the same texts.
  private static func rarest(
    _ trigrams: [(text: String, start: Int)], _ frequency: (String) throws(GatewayError) -> Int
  ) throws(GatewayError) -> [(text: String, start: Int)] {
    let ranked = try trigrams.map { (trigram) throws(GatewayError) in
      (frequency: try frequency(trigram.text), trigram: trigram)
    }
    var rarest: [(text: String, start: Int)] = []
    for (_, trigram) in ranked.sorted(by: { $0.frequency < $1.frequency }) where rarest.count < most {
      if rarest.allSatisfy({ abs($0.start - trigram.start) >= 3 }) { rarest.append(trigram) }
    }
    return rarest
  }

  private static func quoted(_ trigram: String) -> String {
    // Scalar by scalar: a quotation mark with an accent on it is one character, and has to be doubled too.
    "\"" + trigram.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
