import Interfaces
import Testing

/// Text that would clear a screen, color it or reverse its direction, and the harmless text that must reach the terminal instead.
enum HostileText {
  /// Text that clears the screen in both encodings of the escape sequence, rings the bell, breaks the line and reverses the text direction.
  static let hostile = "x\u{1B}[2J\u{9B}31m\u{7}\r\n\u{2028}\u{202E}y\u{2066}\u{200F}\u{61C}\u{7F}z"
  static let visible =
    "x\u{FFFD}[2J\u{FFFD}31m\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}y\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}z"
  /// The part of the hostile text that a name can contain, since entities refuse control characters in names.
  static let turned = "x\u{202E}y\u{2066}\u{200F}\u{61C}z"
  static let turnedVisible = "x\u{FFFD}y\u{FFFD}\u{FFFD}\u{FFFD}z"

  static func check(
    _ lines: [Line], _ clean: String, times: Int, at location: SourceLocation = #_sourceLocation
  ) {
    let plain = lines.map { $0.text() }.joined(separator: " ")
    #expect(!plain.unicodeScalars.contains(where: VisibleText.isDangerous), sourceLocation: location)
    #expect(plain.components(clean) == times, sourceLocation: location)

    // In colored output, each ESC character starts one of the kit's style codes, and no other character is dangerous.
    let colored = lines.map { $0.text(inColor: true) }.joined(separator: " ")
    let rest = colored.replacing(/\u{1B}\[(0|1|2|33|1;36)m/, with: "")
    #expect(!rest.unicodeScalars.contains(where: VisibleText.isDangerous), sourceLocation: location)
  }
}

extension String {
  /// Returns the number of occurrences of `part`, compared scalar by scalar.
  fileprivate func components(_ part: String) -> Int {
    let scalars = Array(unicodeScalars), wanted = Array(part.unicodeScalars)
    return scalars.indices.count { scalars[$0...].starts(with: wanted) }
  }
}
