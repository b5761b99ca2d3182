import Entities
import Testing

@Suite struct `A telephone number` {
  @Test(arguments: [
    "+34 915 55 12 34", "112", "(91) 555-12-34", "91/555.12.34", "+1 (212) 555-0100", "123456789012345",
    "0034915551234", "1" + String(repeating: "-", count: 37) + "23",
  ])
  func `is kept as its owner writes it`(typed: String) throws {
    #expect(try PhoneNumber(typed).text == typed)
  }

  @Test func `is one line without blanks around it`() throws {
    #expect(try PhoneNumber("  915 \t 55\n12 34 ").text == "915 55 12 34")
  }

  @Test(arguments: [
    "", " ", "+", "12", "+12", "1-2", "1234567890123456", "abc", "91a555", "91 555 ext 3", "34+915", "++34 915",
    "915,55", "915*55", "915#55", "915_55", "９１５", "٠١٢٣", "915\u{301}", "915 🍕", "915:55",
    "1" + String(repeating: "-", count: 38) + "23",
  ])
  func `is refused, as it was typed, when it is none`(typed: String) {
    #expect(throws: PhoneNumberError.malformed(typed)) { try PhoneNumber(typed) }
  }

  @Test func `is refused with its blanks, so that it can be shown`() {
    #expect(throws: PhoneNumberError.malformed(" 12 ")) { try PhoneNumber(" 12 ") }
  }

  @Test func `has as many digits as the world's numbers have`() {
    #expect(PhoneNumber.digits == 3...15)
  }

  @Test func `begins with a digit, a plus or a bracket`() throws {
    #expect(throws: PhoneNumberError.malformed("-123")) { try PhoneNumber("-123") }
    #expect(try PhoneNumber("(91)\u{A0}555 12 34").text == "(91)\u{A0}555 12 34")
  }
}
