import Entities
import Testing

@Suite struct `A currency code` {
  @Test(arguments: ["EUR", "USD", "JPY", "KWD", "AAA", "ZZZ"])
  func `is three capital letters`(code: String) throws {
    #expect(try Currency(code: code).code == code)
  }

  @Test(arguments: ["", "E", "EU", "EURO", "eur", "Eur", "EU1", "€", "E R", "EÜ", "EUR ", "@@@", "[[["])
  func `The error for an invalid currency code contains the code`(code: String) {
    #expect(throws: CurrencyError.notACode(code)) { try Currency(code: code) }
  }

  @Test func `of the euro is EUR, with two decimals`() throws {
    #expect(try Currency(code: "EUR") == .euro)
    #expect(Currency.euro.minorUnitDigits == 2)
  }

  @Test(arguments: [
    ("USD", 2), ("GBP", 2), ("MXN", 2), ("JPY", 0), ("CLP", 0), ("KRW", 0), ("XOF", 0), ("KWD", 3),
    ("TND", 3),
  ])
  func `says how many decimals an amount has`(code: String, digits: Int) throws {
    #expect(try Currency(code: code).minorUnitDigits == digits)
  }

  @Test(arguments: [("UYI", 0), ("CLF", 4), ("UYW", 4)])
  func `currencies of list one`(code: String, digits: Int) throws {
    #expect(try Currency(code: code).minorUnitDigits == digits)
  }
}
