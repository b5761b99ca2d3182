import Entities
import Foundation
import Testing

@Suite struct `The rule for user-written text` {
  let rule = TextRule(maximumLength: 5)

  @Test(arguments: ["a", "abcde", "a b", "ñandú", "a\u{A0}b", "5\u{202F}€", "🍕", "l'a"])
  func `A text rule accepts a clean line of a permitted length`(text: String) throws {
    try rule.check(text)
  }

  @Test func `A text rule rejects empty text unless it allows empty text`() throws {
    #expect(throws: TextError.empty) { try rule.check("") }
    try TextRule(maximumLength: 5, allowsEmpty: true).check("")
  }

  @Test func `The error for text that is too long contains its number of scalars`() throws {
    #expect(throws: TextError.tooLong(6, limit: 5)) { try rule.check("abcdef") }
    #expect(throws: TextError.tooLong(6, limit: 5)) { try rule.check("ñandu\u{301}") }
    #expect(throws: TextError.tooLong(7, limit: 5)) { try rule.check("👨‍👩‍👧ab") }
  }

  @Test(arguments: [
    " a", "a ", "a  b", "a\nb", "a\r\nb", "a\tb", "a\0b", "a\u{7F}", "a\u{85}b", "a\u{2028}b",
    "a\u{3000}b",
  ])
  func `A text rule rejects layout and control characters`(text: String) {
    #expect(throws: TextError.unclean) { try rule.check(text) }
    #expect(throws: TextError.unclean) { try TextRule(maximumLength: 5, allowsEmpty: true).check(text) }
  }

  @Test(arguments: [
    ("a b", "a b"), ("  a \t\r\n b  ", "a b"), ("a\0\u{1B}b", "a b"), ("a\u{200D}b", "a\u{200D}b"),
    ("", ""), (" \n", ""), ("1\u{A0}000", "1\u{A0}000"), ("1\u{202F}000", "1\u{202F}000"),
    ("a\u{2003}b", "a b"), ("ñ\u{301}", "ñ\u{301}"),
  ])
  func `Cleaning text turns any string into a single line`(text: String, line: String) {
    #expect(TextRule.cleaned(text).unicodeScalars.elementsEqual(line.unicodeScalars))
  }

  @Test func `A text rule accepts any text that has been cleaned`() throws {
    var random = SeededGenerator(seed: 3)
    let rule = TextRule(maximumLength: 40, allowsEmpty: true)
    for _ in 0..<500 {
      try rule.check(TextRule.cleaned(random.text(0...20, of: Array("ab ñ\t\n\r\0\u{85}\u{2029}\u{7F}\u{A0}\u{202F}"))))
    }
  }
}

@Suite struct `Texts at the limits of the rules` {
  @Test(arguments: ["\u{A0}", " \u{A0} ", "\u{202F}", "\u{A0}a", "a\u{A0}", "a \u{A0} "])
  func `A no-break space at either end of a string counts as a blank`(text: String) {
    #expect(throws: (any Error).self) { try DishKind(text) }
    #expect(throws: Never.self) {
      try TextRule(maximumLength: 9, allowsEmpty: true).check(TextRule.cleaned(text))
    }
    #expect(["", "a"].contains(TextRule.cleaned(text)))
  }

  @Test(arguments: ["\u{A0}", "\u{200B} ", " \u{200B}", "\u{202F}"])
  func `A search query that consists of no-break or zero-width spaces is blank`(query: String) {
    #expect(SearchText(query).isBlank)
  }

  @Test(arguments: ["\u{200B} pizza", "pizza \u{FEFF}", "pizza\u{A0}", "\u{A0}pizza"])
  func `A search ignores blanks at the ends of its query`(query: String) {
    #expect(SearchText(query).folded == "pizza")
  }

  @Test(arguments: [
    ("ǆ", "ǅ"), ("ǉ", "ǈ"), ("ǌ", "ǋ"), ("ǳ", "ǲ"), ("angstrom", "\u{212B}ngström"), ("ΣΟΦΟΣ", "σοφος"),
    ("kofte", "\u{212A}öfte"), ("k", "\u{212A}\u{301}"),
  ])
  func `A search ignores the case of titlecase letters and letterlike symbols`(query: String, text: String) {
    #expect(SearchText(query).matches(text))
    #expect(SearchText(text).matches(query) || text.count == 1)
    #expect(SearchText.fold(SearchText.fold(text)).utf8.elementsEqual(SearchText.fold(text).utf8))
  }

  @Test func `Folding and collation treat composed and decomposed forms of every letter as equal`() throws {
    for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() where value != 0x1EE && value != 0x1EF {
      let letter = String(try #require(Unicode.Scalar(UInt32(value))))
      let decomposed = letter.decomposedStringWithCanonicalMapping
      #expect(SearchText.fold(letter).utf8.elementsEqual(SearchText.fold(decomposed).utf8), "\(letter)")
      #expect(CollationKey(letter).text.utf8.elementsEqual(CollationKey(decomposed).text.utf8), "\(letter)")
    }
  }

  @Test func `Equal strings have equal collation keys`() {
    #expect(CollationKey("\u{212B}") == CollationKey("Å"))
  }

  @Test(arguments: ["¡Olé!", "¿Qué?", "«Café»", "“Café”", "’Café", "–", "€", "…"])
  func `Spanish punctuation sorts before digits and letters`(text: String) {
    #expect(CollationKey(text) < CollationKey("0"))
    #expect(CollationKey(text) < CollationKey("Arroz"))
    #expect(CollationKey(" ") < CollationKey(text))
  }

  @Test func `In a search, a control character in the query or in the searched text counts as a blank`() {
    #expect(SearchText("a\u{81}b").matches("a\u{81}b"))
  }

  @Test(arguments: ["\u{200B}", "\u{200B} \u{FEFF}", "\u{AD}"])
  func `Text without visible characters counts as empty`(text: String) {
    #expect(throws: TextError.empty) { try TextRule(maximumLength: 9).check(text) }
  }
}

@Suite struct `A text of several lines` {
  @Test(arguments: [
    ("a\nb", "a\nb"), ("a\n\nb", "a\n\nb"), ("a\n\n\n\nb", "a\n\nb"), ("a\r\nb", "a\nb"), ("a\r\n\r\n\r\nb", "a\n\nb"),
    ("a\rb", "a\nb"), ("a\u{2028}b\u{2029}c\u{85}d\u{B}e\u{C}f", "a\nb\nc\nd\ne\nf"),
    ("\n\na\n\n", "a"), ("a\n \t\n\nb", "a\n\nb"),
    ("  a  b  \n  c", "a b\nc"), ("a\tb\n\t\tc\t", "a b\nc"), ("a\u{0}b", "a b"), ("a\u{1B}[31mb", "a [31mb"), ("", ""),
    (" ", ""), ("\n\n", ""), ("\r\n", ""), ("\u{A0}\na", "a"), ("a\u{A0}b", "a\u{A0}b"),
  ])
  func `Cleaning text with several lines keeps its paragraphs`(text: String, clean: String) {
    #expect(Paragraphs.cleaned(text).utf8.elementsEqual(clean.utf8))
    #expect(Paragraphs.areClean(clean))
    #expect(Paragraphs.areClean(text) == text.utf8.elementsEqual(clean.utf8))
  }

  @Test(arguments: ["a\u{200B}b", "日本\u{200B}語\n\n中文", "👩\u{200D}🍳", "a\u{AD}b", "\u{200F}שלום"])
  func `Cleaning text keeps zero-width characters`(text: String) {
    #expect(Paragraphs.cleaned(text).utf8.elementsEqual(text.utf8) && Paragraphs.areClean(text))
  }

  @Test func `Text with several lines can have at most 20,000 scalars`() {
    #expect(Paragraphs.areClean(String(repeating: "ñ", count: 20_000)))
    #expect(!Paragraphs.areClean(String(repeating: "ñ", count: 20_001)))
    #expect(Paragraphs.cleaned(String(repeating: "ñ", count: 20_001)).count == 20_001)
  }

  @Test func `Text with several lines is valid after it has been cleaned`() {
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
