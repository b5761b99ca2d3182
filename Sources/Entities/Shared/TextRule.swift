/// What the kit asks of a text that people write: one line, no blanks at its ends, no control characters, a length.
public struct TextRule: Sendable, Hashable {
  /// Counted in Unicode scalars.
  public let maximumLength: Int
  public let allowsEmpty: Bool

  public init(maximumLength: Int, allowsEmpty: Bool = false) {
    self.maximumLength = maximumLength
    self.allowsEmpty = allowsEmpty
  }

  /// Throws the first thing that is wrong with `text`, if anything is.
  public func check(_ text: String) throws(TextError) {
    if text.isEmpty && !allowsEmpty { throw .empty }
    let length = text.unicodeScalars.count
    if length > maximumLength { throw .tooLong(length, limit: maximumLength) }
    if Self.cleaned(text) != text { throw .unclean }
  }

  /// `text` as one line: every run of white space and control characters is one space, none at the ends.
  public static func cleaned(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    var owesSpace = false
    for scalar in text.unicodeScalars {
      if scalar.properties.isWhitespace && !isNoBreakSpace(scalar) || scalar.properties.generalCategory == .control {
        owesSpace = !line.isEmpty
      } else {
        if owesSpace { line.append(" ") }
        owesSpace = false
        line.append(scalar)
      }
    }
    return String(line)
  }

  /// Inside a line these are typography, not layout.
  private static func isNoBreakSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{202F}" }
}

/// What is wrong with a text.
public enum TextError: Error, Sendable, Hashable {
  case empty
  /// It has this many Unicode scalars, more than `limit`.
  case tooLong(Int, limit: Int)
  /// It has blanks at an end, runs of blanks, line breaks or control characters; ``TextRule/cleaned(_:)`` mends that.
  case unclean
}
