/// Text in several languages. Languages without text are absent.
public struct LocalizedText: Sendable, Hashable {
  /// The text in the requested language, or a fallback.
  package struct Wording: Sendable, Hashable {
    /// The text in ``language``.
    package let text: String
    /// The language of the text.
    package let language: LanguageTag
    /// Whether ``language`` differs from the requested language.
    package let isFallback: Bool
  }

  /// Localized text without any language.
  public static let none = LocalizedText([:])

  /// The text in each language. Blank text is never included.
  public let texts: [LanguageTag: String]

  /// Creates localized text.
  ///
  /// - Parameter texts: The text in each language. Languages with blank text are dropped.
  public init(_ texts: [LanguageTag: String]) { self.texts = texts.filter { !SearchText.isBlank($0.value) } }

  /// Returns the text in a language, otherwise in English, otherwise in the first available language, sorted by tag. `nil` if there is no
  /// text in any language.
  package func wording(in asked: LanguageTag) -> Wording? {
    guard let language = [asked, .english].first(where: { texts[$0] != nil }) ?? texts.keys.min(),
      let text = texts[language]
    else { return nil }
    return Wording(text: text, language: language, isFallback: language != asked)
  }
}
