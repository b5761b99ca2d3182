/// A diet, course, cuisine or other keyword of a recipe, independent of its wording: `vegan`, `Vegana` and `vegano` are equal.
///
/// Labels are equal if they have the same meaning in Spanish or English. Unknown words are equal if they differ only in case, accents or
/// hyphens.
public struct RecipeLabel: Sendable, Hashable {
  /// The label as typed, without blanks at the ends.
  public let text: String
  private let key: String
  private let entry: Entry?

  /// Creates a label from text that a user typed or a source provided.
  public init(_ text: String) {
    self.text = TextRule.cleaned(text)
    let key = Self.key(self.text)
    entry = Self.entries[key]
    self.key = entry.map { Self.key($0.english[0]) } ?? key
  }

  /// The English name, as used by recipe services. English and unknown words stay unchanged.
  package var english: String { name { $0.english } }
  /// The Spanish name. Spanish and unknown words stay unchanged.
  package var spanish: String { name { $0.spanish } }
  /// The canonical English name, the same for all synonyms. Unknown words stay unchanged.
  package var standard: String { entry?.english[0] ?? text }

  /// All known diets.
  package static var diets: [RecipeLabel] { labels(RecipeVocabulary.diets) }
  /// All known courses and cuisines.
  package static var tags: [RecipeLabel] { labels(RecipeVocabulary.courses + RecipeVocabulary.cuisines) }

  private static func labels(_ words: [(String, String)]) -> [RecipeLabel] {
    words.map { RecipeLabel(Self.words($0.0)[0]) }
  }

  /// Whether a recipe with the label `other` also fits this label: a vegan recipe is also vegetarian.
  package func fits(_ other: RecipeLabel) -> Bool { self == other || entry?.including.contains(other.key) == true }

  public static func == (one: RecipeLabel, other: RecipeLabel) -> Bool { one.key == other.key }
  public func hash(into hasher: inout Hasher) { hasher.combine(key) }

  /// Returns the preferred name in a language, or the label itself if it is already in that language.
  private func name(_ words: (Entry) -> [String]) -> String {
    guard let entry else { return text }
    let typed = Self.key(text)
    if words(entry).contains(where: { Self.key($0) == typed }) { return text }
    let word = words(entry)[0]
    return text.first?.isUppercase == true ? word.prefix(1).uppercased() + word.dropFirst() : word
  }

  private static func key(_ text: String) -> String {
    let folded = SearchText.fold(text)
    let hyphens = "-_".utf8
    guard folded.utf8.contains(where: hyphens.contains) else { return folded }
    return SearchText.fold(
      String(decoding: folded.utf8.map { hyphens.contains($0) ? UInt8(ascii: " ") : $0 }, as: UTF8.self))
  }

  /// A set of synonyms in both languages, with the preferred names first.
  private struct Entry: Sendable {
    let english: [String]
    let spanish: [String]
    let including: Set<String>
  }

  private static let entries: [String: Entry] = {
    let vegetarian: Set = ["vegan", "lacto ovo vegetarian", "lacto vegetarian", "ovo vegetarian"]
    var entries: [String: Entry] = [:]
    for (english, spanish) in RecipeVocabulary.words {
      let (english, spanish) = (words(english), words(spanish))
      let entry = Entry(
        english: english, spanish: spanish, including: english[0] == "vegetarian" ? vegetarian : [])
      for word in english + spanish { entries[key(word)] = entry }
    }
    return entries
  }()

  private static func words(_ list: String) -> [String] { list.split(separator: ", ").map(String.init) }
}
