/// The rule for text that users write: one line or `Paragraphs`, without blanks at the ends or control characters, and with a maximum
/// length.
public struct TextRule: Sendable, Hashable {
  /// The maximum length in Unicode scalars.
  public let maximumLength: Int
  /// Whether the text can be empty.
  public let allowsEmpty: Bool
  /// Whether the text can have several lines, as `Paragraphs` defines them.
  public let allowsParagraphs: Bool

  /// Creates a rule. By default, the text must be one line, and can't be empty.
  ///
  /// - Parameter maximumLength: The maximum length in Unicode scalars.
  public init(maximumLength: Int, allowsEmpty: Bool = false, allowsParagraphs: Bool = false) {
    self.maximumLength = maximumLength
    self.allowsEmpty = allowsEmpty
    self.allowsParagraphs = allowsParagraphs
  }

  /// Throws the first problem in `text`, if there are any problems.
  package func check(_ text: String) throws(TextError) {
    if !allowsEmpty && !text.unicodeScalars.contains(where: Self.isVisible) { throw .empty }
    // Each scalar takes at least one byte, so most strings can be checked without counting scalars.
    if text.utf8.count > maximumLength {
      let length = text.unicodeScalars.count
      if length > maximumLength { throw .tooLong(length, limit: maximumLength) }
    }
    if allowsParagraphs ? !Paragraphs.areClean(text) : !Self.isClean(text) { throw .unclean }
  }

  /// Returns `text` as one line. Each run of white space and control characters becomes one space, and blanks at the ends are removed.
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

  /// Whether ``cleaned(_:)`` wouldn't change `text`. The check is fast for clean text, because most text is clean.
  package static func isClean(_ text: String) -> Bool {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { bytes in
      var last = UInt8(ascii: " ")
      for byte in bytes {
        switch byte {
        case 0x21...0x7E: break
        case UInt8(ascii: " "): if last == byte { return false }
        // A continuation byte after the bytes 0xC3 to 0xC9 completes a letter from U+00C0 to U+027F.
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
    // This fast path for visible ASCII characters avoids a lookup of Unicode properties.
    if (0x21...0x7E).contains(scalar.value) { return true }
    return !scalar.properties.isWhitespace && ![.format, .control].contains(scalar.properties.generalCategory)
  }
}

/// The effect of a scalar on the layout of a line.
private enum Layout {
  /// White space or a control character.
  case blank
  /// A no-break space, which is kept inside a line but not at its ends.
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

/// The reason why text violates a ``TextRule``.
public enum TextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text contains no visible character.
  case empty
  /// The text has this many Unicode scalars, more than `limit`.
  case tooLong(Int, limit: Int)
  /// The text has blanks at an end, runs of blanks, unexpected line breaks or control characters. ``TextRule/cleaned(_:)`` or
  /// `Paragraphs.cleaned(_:)` removes them.
  case unclean

  public var description: String {
    switch self {
    case .empty: "it is empty"
    case .tooLong(let length, let limit): "it has \(length) characters, more than \(limit)"
    case .unclean: "it has invisible characters or needless blanks"
    }
  }
}
