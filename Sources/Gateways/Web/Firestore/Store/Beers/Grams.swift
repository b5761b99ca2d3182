import Entities

/// The short stretches of a text by which Firestore finds it: it knows no search, but whether a list contains a value.
enum Grams {
  private static let lengths = [2, 3]

  /// All stretches of the texts, each once.
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

  /// A stretch that every text has in which the query is found; `nil`: the query is too short for one.
  static func one(of search: SearchText) -> FirestoreValue? {
    let words = search.words.map { Array($0.unicodeScalars) }
    guard let length = lengths.last(where: { length in words.contains { length <= $0.count } }) else { return nil }
    let stretches = words.flatMap { letters in
      (0..<max(0, letters.count - length + 1)).map { letters[$0..<$0 + length] }
    }
    let rarest = stretches.max { left, right in rarity(left) < rarity(right) }
    return rarest.map { .string(text($0)) }
  }

  /// The letters of Spanish and English names, from those that every name has on.
  private static let frequent = Array(" aeiorlnstcdmubpghvyfkjzqxw".unicodeScalars)

  private static func rarity(_ letters: ArraySlice<Unicode.Scalar>) -> Int {
    letters.reduce(0) { $0 + (frequent.firstIndex(of: $1) ?? frequent.count) }
  }

  private static func text(_ letters: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(letters))
  }
}
