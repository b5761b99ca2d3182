import Entities
import Foundation
import Testing

@Suite struct `Texts at the edge of the rules` {
  @Test(arguments: ["\u{A0}", " \u{A0} ", "\u{202F}", "\u{A0}a", "a\u{A0}", "a \u{A0} "])
  func `a no-break space at an end is a blank`(text: String) {
    #expect(throws: (any Error).self) { try DishKind(text) }
    #expect(throws: Never.self) {
      try TextRule(maximumLength: 9, allowsEmpty: true).check(TextRule.cleaned(text))
    }
    #expect(["", "a"].contains(TextRule.cleaned(text)))
  }

  @Test(arguments: ["\u{A0}", "\u{200B} ", " \u{200B}", "\u{202F}"])
  func `a query of blanks is blank`(query: String) { #expect(SearchText(query).isBlank) }

  @Test(arguments: ["\u{200B} pizza", "pizza \u{FEFF}", "pizza\u{A0}", "\u{A0}pizza"])
  func `blanks at the ends of a query say nothing`(query: String) {
    #expect(SearchText(query).folded == "pizza")
  }

  @Test(arguments: [
    ("ǆ", "ǅ"), ("ǉ", "ǈ"), ("ǌ", "ǋ"), ("ǳ", "ǲ"), ("angstrom", "\u{212B}ngström"), ("ΣΟΦΟΣ", "σοφος"),
    ("kofte", "\u{212A}öfte"), ("k", "\u{212A}\u{301}"),
  ])
  func `case is blind for these too`(query: String, text: String) {
    #expect(SearchText(query).matches(text))
    #expect(SearchText(text).matches(query) || text.count == 1)
    #expect(SearchText.fold(SearchText.fold(text)).utf8.elementsEqual(SearchText.fold(text).utf8))
  }

  @Test func `every letter of the table decomposes alike`() throws {
    for value in [0xC0...0x24F, 0x1E00...0x1EFF].joined() where value != 0x1EE && value != 0x1EF {
      let letter = String(try #require(Unicode.Scalar(UInt32(value))))
      let decomposed = letter.decomposedStringWithCanonicalMapping
      #expect(SearchText.fold(letter).utf8.elementsEqual(SearchText.fold(decomposed).utf8), "\(letter)")
      #expect(CollationKey(letter).text.utf8.elementsEqual(CollationKey(decomposed).text.utf8), "\(letter)")
    }
  }

  @Test func `equal texts have equal keys`() {
    #expect(CollationKey("\u{212B}") == CollationKey("Å"))
  }

  @Test(arguments: ["¡Olé!", "¿Qué?", "«Café»", "“Café”", "’Café", "–", "€", "…"])
  func `Spanish punctuation comes before digits and letters`(text: String) {
    #expect(CollationKey(text) < CollationKey("0"))
    #expect(CollationKey(text) < CollationKey("Arroz"))
    #expect(CollationKey(" ") < CollationKey(text))
  }

  @Test func `a control character is a blank on both sides`() {
    #expect(SearchText("a\u{81}b").matches("a\u{81}b"))
  }

  @Test(arguments: ["\u{200B}", "\u{200B} \u{FEFF}", "\u{AD}"])
  func `a text in which nothing can be seen is empty`(text: String) {
    #expect(throws: TextError.empty) { try TextRule(maximumLength: 9).check(text) }
  }
}
