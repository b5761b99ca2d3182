import Entities
import Testing

@Suite struct `The rule for a text that people write` {
  let rule = TextRule(maximumLength: 5)

  @Test(arguments: ["a", "abcde", "a b", "ñandú", "a\u{A0}b", "5\u{202F}€", "🍕", "l'a"])
  func `accepts a clean line that is not too long`(text: String) throws {
    try rule.check(text)
  }

  @Test func `refuses an empty text unless it may be empty`() throws {
    #expect(throws: TextError.empty) { try rule.check("") }
    try TextRule(maximumLength: 5, allowsEmpty: true).check("")
  }

  @Test func `counts scalars, and says how many there were`() throws {
    #expect(throws: TextError.tooLong(6, limit: 5)) { try rule.check("abcdef") }
    #expect(throws: TextError.tooLong(6, limit: 5)) { try rule.check("ñandu\u{301}") }
    #expect(throws: TextError.tooLong(7, limit: 5)) { try rule.check("👨‍👩‍👧ab") }
  }

  @Test(arguments: [
    " a", "a ", "a  b", "a\nb", "a\r\nb", "a\tb", "a\0b", "a\u{7F}", "a\u{85}b", "a\u{2028}b",
    "a\u{3000}b",
  ])
  func `refuses layout and control characters`(text: String) {
    #expect(throws: TextError.unclean) { try rule.check(text) }
    #expect(throws: TextError.unclean) { try TextRule(maximumLength: 5, allowsEmpty: true).check(text) }
  }

  @Test(arguments: [
    ("a b", "a b"), ("  a \t\r\n b  ", "a b"), ("a\0\u{1B}b", "a b"), ("a\u{200D}b", "a\u{200D}b"),
    ("", ""), (" \n", ""), ("1\u{A0}000", "1\u{A0}000"), ("1\u{202F}000", "1\u{202F}000"),
    ("a\u{2003}b", "a b"), ("ñ\u{301}", "ñ\u{301}"),
  ])
  func `makes one line of any text`(text: String, line: String) {
    #expect(TextRule.cleaned(text).unicodeScalars.elementsEqual(line.unicodeScalars))
  }

  @Test func `accepts whatever it cleaned itself`() throws {
    var random = SeededGenerator(seed: 3)
    let rule = TextRule(maximumLength: 40, allowsEmpty: true)
    for _ in 0..<500 {
      try rule.check(TextRule.cleaned(random.text(0...20, of: Array("ab ñ\t\n\r\0\u{85}\u{2029}\u{7F}\u{A0}\u{202F}"))))
    }
  }
}
