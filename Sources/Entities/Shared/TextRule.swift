/// What the kit asks of a text that people write: one line, no blanks at its ends, no control characters, a length.
public struct TextRule: Sendable, Hashable {
  /// Counted in Unicode scalars.
  public let maximumLength: Int
  /// Whether there may be nothing.
  public let allowsEmpty: Bool

  /// - Parameter maximumLength: in Unicode scalars.
  public init(maximumLength: Int, allowsEmpty: Bool = false) {
    self.maximumLength = maximumLength
    self.allowsEmpty = allowsEmpty
  }

  /// Throws the first thing that is wrong with `text`, if anything is.
  public func check(_ text: String) throws(TextError) {
    if !allowsEmpty && !text.unicodeScalars.contains(where: Self.isVisible) { throw .empty }
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
        if line.isEmpty && isNoBreakSpace(scalar) { continue }
        if owesSpace { line.append(" ") }
        owesSpace = false
        line.append(scalar)
      }
    }
    while let last = line.last, last == " " || isNoBreakSpace(last) { line.removeLast() }
    return String(line)
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.properties.isWhitespace && ![.format, .control].contains(scalar.properties.generalCategory)
  }

  /// Inside a line these are typography, not layout.
  private static func isNoBreakSpace(_ scalar: Unicode.Scalar) -> Bool { scalar == "\u{A0}" || scalar == "\u{202F}" }
}

/// What is wrong with a text.
public enum TextError: Error, Sendable, Hashable {
  /// There is nothing to be seen in it.
  case empty
  /// It has this many Unicode scalars, more than `limit`.
  case tooLong(Int, limit: Int)
  /// It has blanks at an end, runs of blanks, line breaks or control characters; ``TextRule/cleaned(_:)`` mends that.
  case unclean
}
