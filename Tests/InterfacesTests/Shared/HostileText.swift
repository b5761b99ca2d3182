import Interfaces
import Testing

/// Text that would clear a screen, color it or turn it round, and what must reach a terminal of it.
enum HostileText {
  /// Clears the screen, through both spellings of the code; rings; breaks the line; turns the direction.
  static let hostile = "x\u{1B}[2J\u{9B}31m\u{7}\r\n\u{2028}\u{202E}y\u{2066}\u{200F}\u{61C}\u{7F}z"
  static let visible =
    "x\u{FFFD}[2J\u{FFFD}31m\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}y\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}z"
  /// What of it a name may hold: controls are refused before they come here.
  static let turned = "x\u{202E}y\u{2066}\u{200F}\u{61C}z"
  static let turnedVisible = "x\u{FFFD}y\u{FFFD}\u{FFFD}\u{FFFD}z"

  static func check(
    _ lines: [Line], _ clean: String, times: Int, at location: SourceLocation = #_sourceLocation
  ) {
    let plain = lines.map { $0.text() }.joined(separator: " ")
    #expect(!plain.unicodeScalars.contains(where: VisibleText.isDangerous), sourceLocation: location)
    #expect(plain.components(clean) == times, sourceLocation: location)

    // In color, each ESC is followed by a style's code of this kit, and nothing else is dangerous.
    let colored = lines.map { $0.text(inColor: true) }.joined(separator: " ")
    let rest = colored.replacing(/\u{1B}\[(0|1|2|33|1;36)m/, with: "")
    #expect(!rest.unicodeScalars.contains(where: VisibleText.isDangerous), sourceLocation: location)
  }
}

extension String {
  /// How often `part` is in it, scalar by scalar.
  fileprivate func components(_ part: String) -> Int {
    let scalars = Array(unicodeScalars), wanted = Array(part.unicodeScalars)
    return scalars.indices.count { scalars[$0...].starts(with: wanted) }
  }
}
