/// A BCP 47 language tag, such as `es`, `es-MX` or `ja`.
public struct LanguageTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The tag for English, `en`.
  public static let english = LanguageTag(checked: "en")
  /// The tag for Spanish, `es`.
  public static let spanish = LanguageTag(checked: "es")
  /// The tag for Japanese, `ja`.
  public static let japanese = LanguageTag(checked: "ja")
  /// The tag for Chinese, `zh`.
  public static let chinese = LanguageTag(checked: "zh")
  /// The tag for Chilean Spanish, `es-CL`.
  public static let chilean = LanguageTag(checked: "es-CL")
  /// The tag for Mexican Spanish, `es-MX`.
  public static let mexican = LanguageTag(checked: "es-MX")

  /// The tag as text, such as `es-MX`.
  public let text: String
  public var description: String { text }

  /// Creates a tag from text: subtags of one to eight letters and digits, joined by hyphens. The first subtag consists only of letters.
  ///
  /// - Throws: ``LanguageTagError`` with `text` if it is malformed.
  public init(_ text: String) throws(LanguageTagError) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let language = parts.first, language.allSatisfy(Self.isLetter),
      parts.allSatisfy({ (1...8).contains($0.count) && $0.allSatisfy { Self.isLetter($0) || Self.isDigit($0) } })
    else { throw .malformed(text) }
    self.text = text
  }

  private init(checked text: String) { self.text = text }

  public static func < (left: LanguageTag, right: LanguageTag) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}

/// The reason why a language tag is invalid.
public enum LanguageTagError: Error, Sendable, Hashable {
  /// The text doesn't have the format that ``LanguageTag/init(_:)`` describes.
  case malformed(String)
}
