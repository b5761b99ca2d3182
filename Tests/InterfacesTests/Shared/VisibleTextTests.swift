import Interfaces
import Testing

@Suite struct `Untrusted text` {
  static let dangerous: [ClosedRange<UInt32>] = [
    0x00...0x1F, 0x7F...0x9F, 0x61C...0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069,
  ]

  @Test func `Every control character, line break and bidirectional mark in text is made visible`() throws {
    for value in Self.dangerous.joined() {
      let scalar = try #require(Unicode.Scalar(value))
      #expect(VisibleText.isDangerous(scalar))
      #expect(VisibleText.clean("a\(Character(scalar))b").unicodeScalars.elementsEqual("a\u{FFFD}b".unicodeScalars))
    }
  }

  @Test func `Harmless characters that are adjacent to dangerous ones in Unicode are not replaced`() throws {
    for range in Self.dangerous {
      for value in [range.lowerBound &- 1, range.upperBound + 1] {
        guard let scalar = Unicode.Scalar(value), !Self.dangerous.contains(where: { $0.contains(value) }) else {
          continue
        }
        #expect(!VisibleText.isDangerous(scalar), "U+\(String(value, radix: 16))")
      }
    }
  }

  @Test(arguments: ["", "Piña colada", "12,95\u{A0}€", "👩‍👩‍👧", "n\u{303}oquis", "日本", "·«»—…"])
  func `Making untrusted text visible leaves harmless text unchanged`(text: String) {
    #expect(VisibleText.clean(text).unicodeScalars.elementsEqual(text.unicodeScalars))
  }

  @Test(arguments: [
    ("\u{1B}[2J", "\u{FFFD}[2J"),
    ("\u{9B}31m", "\u{FFFD}31m"),
    ("\u{1B}]0;title\u{7}", "\u{FFFD}]0;title\u{FFFD}"),
    ("a\r\nb", "a\u{FFFD}\u{FFFD}b"),
    ("precio \u{202E}09,9", "precio \u{FFFD}09,9"),
  ])
  func `An escape sequence in text is made visible`(text: String, shown: String) {
    #expect(VisibleText.clean(text).unicodeScalars.elementsEqual(shown.unicodeScalars))
  }
}
