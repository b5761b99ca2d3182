/// A text in several languages; a language without a text is absent.
public struct LocalizedText: Sendable, Hashable {
  /// A text in the language that was asked for, or a fallback.
  package struct Wording: Sendable, Hashable {
    /// What it says.
    package let text: String
    /// The language that it is in.
    package let language: LanguageTag
    /// Whether that is another language than was asked for.
    package let isFallback: Bool
  }

  /// In no language at all.
  public static let none = LocalizedText([:])

  /// By language; none is blank.
  public let texts: [LanguageTag: String]

  /// - Parameter texts: by language; those in which there is nothing to be seen are left out.
  public init(_ texts: [LanguageTag: String]) { self.texts = texts.filter { !SearchText.isBlank($0.value) } }

  /// What it says to whom asks for a language: in that one, else in English, else in the first that there is, by its tag; `nil` where it
  /// says nothing in any.
  package func wording(in asked: LanguageTag) -> Wording? {
    guard let language = [asked, .english].first(where: { texts[$0] != nil }) ?? texts.keys.min(),
      let text = texts[language]
    else { return nil }
    return Wording(text: text, language: language, isFallback: language != asked)
  }
}
