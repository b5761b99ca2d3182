import Entities
import UseCases

/// A query for a full-text index of trigrams. Its result includes every row with text that contains the words of a search.
///
/// The result can also include rows with text that contains the trigrams but not the words, so callers must check the text.
enum TrigramQuery {
  /// The maximum number of trigrams in a query. Checking the few remaining rows is faster than reading the lists for more trigrams.
  private static let most = 4
  /// The maximum number of letters of a search that the query uses. Callers check the other letters in the text itself.
  private static let mostLetters = 64

  /// Returns the `MATCH` expression. `nil` if no word in the search has three letters, which the index requires.
  ///
  /// - Parameter frequency: a closure that returns the frequency of a trigram, which can be an estimate.
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

  /// Returns the rarest trigrams that don't overlap. Overlapping trigrams of a word occur mostly in the same rows.
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
    // A quotation mark with a combining accent is one character, but its scalar must still be doubled.
    "\"" + trigram.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
