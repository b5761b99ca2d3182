import Entities

/// The bigrams and trigrams of text. Firestore has no text search, but it finds documents by a value in a list.
enum NGrams {
  private static let lengths = [2, 3]

  /// Returns the distinct n-grams of the strings.
  static func of(_ texts: [String]) -> FirestoreValue {
    var grams: Set<String> = []
    for text in texts {
      let letters = Array(SearchText.fold(text).unicodeScalars)
      for length in lengths where letters.count >= length {
        for start in 0...letters.count - length { grams.insert(Self.text(letters[start..<start + length])) }
      }
    }
    return .array(grams.sorted().map(FirestoreValue.string))
  }

  /// Returns the rarest n-gram of the query, which every match contains. `nil` if the query is too short.
  static func one(of search: SearchText) -> FirestoreValue? {
    let words = search.words.map { Array($0.unicodeScalars) }
    guard let length = lengths.last(where: { length in words.contains { length <= $0.count } }) else { return nil }
    let grams = words.flatMap { letters in
      (0..<max(0, letters.count - length + 1)).map { letters[$0..<$0 + length] }
    }
    let rarest = grams.max { left, right in rarity(left) < rarity(right) }
    return rarest.map { .string(text($0)) }
  }

  /// The letters of Spanish and English names, most frequent first.
  private static let frequent = Array(" aeiorlnstcdmubpghvyfkjzqxw".unicodeScalars)

  private static func rarity(_ letters: ArraySlice<Unicode.Scalar>) -> Int {
    letters.reduce(0) { $0 + (frequent.firstIndex(of: $1) ?? frequent.count) }
  }

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(letters))
  }
}
