import Entities
import Testing

@Suite struct `A text of several lines` {
  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\n\nb", "a\n\nb"), ("a\n\n\n\nb", "a\n\nb"), ("a\r\nb", "a\nb"), ("a\r\n\r\n\r\nb", "a\n\nb"),
    ("a\rb", "a\nb"), ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "a\nb\nc\nd\ne\nf"),
    ("\n\na\n\n", "a"), ("a\n \t\n\nb", "a\n\nb"),
    ("  a  b  \n  c", "a b\nc"), ("a\tb\n\t\tc\t", "a b\nc"), ("a\u{0}b", "a b"), ("a\u{1B}[31mb", "a [31mb"), ("", ""),
    (" ", ""), ("\n\n", ""), ("\r\n", ""), ("\u{A0}\na", "a"), ("a\u{A0}b", "a\u{A0}b"),
  ])
  func `is cleaned, and its paragraphs stay`(text: String, clean: String) {
    #expect(Paragraphs.cleaned(text).utf8.elementsEqual(clean.utf8))
    #expect(Paragraphs.areClean(clean))
    #expect(Paragraphs.areClean(text) == text.utf8.elementsEqual(clean.utf8))
  }

  @Test(arguments: ["a\u{200B}b", "日本\u{200B}語\n\n中文", "👩\u{200D}🍳", "a\u{AD}b", "\u{200F}שלום"])
  func `keeps what has no width`(text: String) {
    #expect(Paragraphs.cleaned(text).utf8.elementsEqual(text.utf8) && Paragraphs.areClean(text))
  }

  @Test func `may have twenty thousand scalars, and no more`() {
    #expect(Paragraphs.areClean(String(repeating: "ñ", count: 20_000)))
    #expect(!Paragraphs.areClean(String(repeating: "ñ", count: 20_001)))
    #expect(Paragraphs.cleaned(String(repeating: "ñ", count: 20_001)).count == 20_001)
  }

  @Test func `is clean once it was cleaned`() {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let text = random.text(0...12, of: Array("ab \t\n\r\u{A0}\u{200B}\u{2028}\u{0}é") + ["\r\n"])
      let clean = Paragraphs.cleaned(text)
      #expect(Paragraphs.areClean(clean), "\(text.debugDescription)")
      #expect(Paragraphs.cleaned(clean).utf8.elementsEqual(clean.utf8))
      #expect(!clean.contains("\n\n\n") && !clean.hasPrefix("\n") && !clean.hasSuffix("\n"))
    }
  }
}
