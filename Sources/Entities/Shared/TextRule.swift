/// The rule for a text that people write: one line or `Paragraphs`, no blanks at its ends, no control characters, a length.
public struct TextRule: Sendable, Hashable {
  /// Counted in Unicode scalars.
  public let maximumLength: Int
  /// Whether there may be nothing.
  public let allowsEmpty: Bool
  /// Whether there may be several lines, as `Paragraphs` has them.
  public let allowsParagraphs: Bool

  /// - Parameter maximumLength: in Unicode scalars.
  public init(maximumLength: Int, allowsEmpty: Bool = false, allowsParagraphs: Bool = false) {
    self.maximumLength = maximumLength
    self.allowsEmpty = allowsEmpty
    self.allowsParagraphs = allowsParagraphs
  }

  /// Throws the first thing that is wrong with `text`, if anything is.
  package func check(_ text: String) throws(TextError) {
    if !allowsEmpty && !text.unicodeScalars.contains(where: Self.isVisible) { throw .empty }
    // A scalar is a byte or more.
    if text.utf8.count > maximumLength {
      let length = text.unicodeScalars.count
      if length > maximumLength { throw .tooLong(length, limit: maximumLength) }
    }
    if allowsParagraphs ? !Paragraphs.areClean(text) : !Self.isClean(text) { throw .unclean }
  }

  /// `text` as one line: every run of white space and control characters is one space, none at the ends.
  public static func cleaned(_ text: String) -> String {
    if isClean(text) { return text }
    var line = String.UnicodeScalarView()
    var owesSpace = false
    for scalar in text.unicodeScalars {
      switch Layout(scalar) {
      case .blank: owesSpace = !line.isEmpty
      case .noBreakSpace where line.isEmpty: continue
      case .noBreakSpace, .other:
        if owesSpace { line.append(" ") }
        owesSpace = false
        line.append(scalar)
      }
    }
    while let last = line.last, last == " " || Layout(last) == .noBreakSpace { line.removeLast() }
    return String(line)
  }

  /// Whether ``cleaned(_:)`` leaves `text` as it is; most texts are clean, and this is quick to see.
  package static func isClean(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        switch byte {
        case 0x21...0x7E: break
        case UInt8(ascii: " "): if last == byte { return false }
        // What follows 0xC3 to 0xC9 makes a letter of U+00C0 to U+027F of it.
        case 0x80...0xBF: if last < 0xC3 { return false }
        case 0xC3...0xC9: break
        default: return false
        }
        last = byte
      }
      return last != UInt8(ascii: " ")
    }
    return isPlain == true || isCleanInAnyScript(text)
  }

  static func isCleanInAnyScript(_ text: String) -> Bool {
    var last: Layout?
    for scalar in text.unicodeScalars {
      let layout = Layout(scalar)
      switch layout {
      case .blank: if scalar != " " || last == nil || last == .blank { return false }
      case .noBreakSpace: if last == nil { return false }
      case .other: break
      }
      last = layout
    }
    return last == nil || last == .other
  }

  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    // The usual letters, without asking Unicode.
    if (0x21...0x7E).contains(scalar.value) { return true }
    return !scalar.properties.isWhitespace && ![.format, .control].contains(scalar.properties.generalCategory)
  }
}

/// What a scalar does to a line.
private enum Layout {
  /// White space or a control character.
  case blank
  /// Inside a line these are typography, not layout.
  case noBreakSpace
  case other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x21...0x7E, 0xC0...0x24F: self = .other
    case 0x20: self = .blank
    case 0xA0, 0x202F: self = .noBreakSpace
    default:
      let isBlank = scalar.properties.isWhitespace || scalar.properties.generalCategory == .control
      self = isBlank ? .blank : .other
    }
  }
}

/// What is wrong with a text.
public enum TextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// There is nothing to be seen in it.
  case empty
  /// It has this many Unicode scalars, more than `limit`.
  case tooLong(Int, limit: Int)
  /// It has blanks at an end, runs of blanks, line breaks where it may have none, or control characters; ``TextRule/cleaned(_:)`` or
  /// `Paragraphs.cleaned(_:)` fixes that.
  case unclean

  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong(let length, let limit): "it has \(length) characters, more than \(limit)"
    case .unclean: "it has invisible characters or needless blanks"
    }
  }
}
