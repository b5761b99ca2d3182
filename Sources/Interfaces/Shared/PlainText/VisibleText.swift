/// Makes untrusted text safe to print in a terminal.
public enum VisibleText {
  /// Returns `text` with `�` in place of every character that could control a terminal, break a line or change the text direction.
  public static func clean(_ text: String) -> String {
    if text.unicodeScalars.allSatisfy({ !isReplaced($0) }) { return text }
    var clean = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { clean.append(isReplaced(scalar) ? "\u{FFFD}" : scalar) }
    return String(clean)
  }

  /// Returns whether the character must be replaced. This includes the private-use scalars that represent non-UTF-8 bytes in paths, because
  /// they are invisible.
  private static func isReplaced(_ scalar: Unicode.Scalar) -> Bool {
    isDangerous(scalar) || (0x10FE80...0x10FEFF).contains(scalar.value)
  }

  /// Returns whether the character is dangerous in a terminal: a control character (Unicode general category Cc), a line or paragraph
  /// separator, or a mark of Unicode's bidirectional algorithm (UAX 9). These marks can make text look different from its content.
  package static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
