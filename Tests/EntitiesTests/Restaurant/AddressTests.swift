import Entities
import Testing

@Suite struct `The address that an order is taken to` {
  @Test(arguments: [
    ("Calle de Alcalá, 1", "Calle de Alcalá, 1"), ("  Calle Mayor 1,\n 2º B\t", "Calle Mayor 1, 2º B"),
    ("Plaza\u{0}de\r\nEspaña", "Plaza de España"), ("1\u{A0}º", "1\u{A0}º"),
  ])
  func `is one clean line of what was typed`(typed: String, text: String) throws {
    #expect(try Address(typed).text == text)
  }

  @Test(arguments: ["", " ", "\n\t", "\0"])
  func `is refused when nothing is left`(typed: String) {
    #expect(throws: TextError.empty) { try Address(typed) }
  }

  @Test func `has two hundred letters at most, blanks around it not counted`() throws {
    let longest = String(repeating: "ñ", count: 200)
    #expect(try Address("  \(longest)\n").text == longest)
    #expect(throws: TextError.tooLong(201, limit: 200)) { try Address(longest + "a") }
  }
}
