/// A telephone number as its owner writes it: `+34 915 55 12 34`.
public struct PhoneNumber: Sendable, Hashable {
  /// How many digits a number has: the longest international one has 15 (ITU-T E.164), the shortest service 3.
  public static let digits = 3...15

  private static let between = Set(" \u{A0}\u{202F}-./()".unicodeScalars)

  /// The number as it was written, cleaned.
  public let text: String

  /// A number as somebody typed it: digits, with blanks, `-`, `.`, `/` and brackets between them, and perhaps a `+` before.
  ///
  /// - Throws: ``PhoneNumberError`` with the text.
  public init(_ typed: String) throws(PhoneNumberError) {
    let text = TextRule.cleaned(typed)
    let body = text.hasPrefix("+") ? text.dropFirst() : Substring(text)
    let digits = body.unicodeScalars.count { ("0"..."9").contains($0) }
    guard Self.digits.contains(digits), text.utf8.count <= 40, let first = body.first, first.isNumber || first == "(",
      body.unicodeScalars.allSatisfy({ ("0"..."9").contains($0) || Self.between.contains($0) })
    else { throw .malformed(typed) }
    self.text = text
  }
}

/// Why a text is not a telephone number.
public enum PhoneNumberError: Error, Sendable, Hashable {
  /// The text has another character, or fewer or more digits than ``PhoneNumber/digits``.
  case malformed(String)
}
