/// A text in several languages. Languages without a text are absent.
public struct LocalizedText: Sendable, Hashable {
  /// The text in the requested language, or a fallback.
  package struct Wording: Sendable, Hashable {
    /// The text itself.
    package let text: String
    /// The language of the text.
    package let language: LanguageTag
    /// Whether ``language`` differs from the requested language.
    package let isFallback: Bool
  }

  /// A localized text without any language.
  public static let none = LocalizedText([:])

  /// The text of each language. No text is blank.
  public let texts: [LanguageTag: String]

  /// Creates a localized text.
  ///
  /// - Parameter texts: The text of each language. Blank texts are dropped.
  public init(_ texts: [LanguageTag: String]) { self.texts = texts.filter { !SearchText.isBlank($0.value) } }

  /// Returns the text in a language, else in English, else in the first available language, sorted by tag. `nil` if there is no text in any
  /// language.
  package func wording(in asked: LanguageTag) -> Wording? {
    guard let language = [asked, .english].first(where: { texts[$0] != nil }) ?? texts.keys.min(),
      let text = texts[language]
    else { return nil }
    return Wording(text: text, language: language, isFallback: language != asked)
  }
}
