/// Makes text from outside harmless to a terminal.
public enum VisibleText {
  /// `text` with everything that could steer a terminal, break a line or turn its direction replaced by `�`.
  public static func clean(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ !isReplaced($0) }) { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { clean.append(isReplaced(scalar) ? "\u{FFFD}" : scalar) }
    return String(clean)
  }

  /// Also the private scalars that stand for bytes of paths that are not UTF-8: they look like nothing.
  private static func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
    isDangerous(scalar) || (0x10FE80...0x10FEFF).contains(scalar.value)
  }

  /// Controls (Unicode general category Cc), line and paragraph separators, and the marks of Unicode's bidirectional
  /// algorithm (UAX 9), with which a text can show other words than it holds.
  package static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
