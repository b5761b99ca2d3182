import Entities
import Testing

@Suite struct `A decimal text read as money` {
  @Test(
    arguments: [
      ("9.90", 990), ("9.9", 990), ("0.10", 10), ("12.95", 1295), ("7", 700), ("1e1", 1000), ("1.2e1", 1200),
      ("1E+1", 1000), ("1295e-2", 1295), ("9.950", 995), ("9.9500000000000000000000", 995), ("-3", -300),
      ("-0.01", -1), ("100", 10_000), ("0.29", 29), ("1.15", 115), ("1e16", 1_000_000_000_000_000_000),
      ("92233720368547758.07", .max), ("-92233720368547758.08", .min),
    ] as [(String, Int64)])
  func `is exactly so many cents`(text: String, cents: Int64) throws {
    #expect(try Money(exactly: text) == Money(minorUnits: cents, currency: .euro))
  }

  @Test(arguments: ["0", "-0", "0.00", "-0.00", "0.000", "0e400", "0e-400", "0e99999999999999999999"])
  func `is nothing at all however zero is written`(text: String) throws {
    #expect(try Money(exactly: text).minorUnits == 0)
  }

  @Test(arguments: [
    "", " ", "-", ".", "e", "NaN", "Infinity", "+1", "--1", "01", "-01", "00", "1.", ".5", "-.5", "1e", "1e+",
    "1e1.5", "1e1e1", "1.2.3", " 1", "1 ", "1\n", "1,50", "1_000", "0x10", "s/7.00", "7 €", "١", "１",
    "1\u{301}",
  ])
  func `The error for an amount of money that is not a number contains the text`(text: String) {
    #expect(throws: MoneyError.notANumber(text)) { try Money(exactly: text) }
  }

  @Test(arguments: ["9.995", "0.001", "-0.001", "1e-3", "1e-400", "1e-99999999999999999999", "0.10000001"])
  func `is refused, never rounded, when it has a fraction of a cent`(text: String) {
    #expect(throws: MoneyError.tooPrecise(text, digits: 2)) { try Money(exactly: text) }
  }

  @Test(arguments: [
    "1e17", "1e18", "1e400", "-1e400", "1e99999999999999999999", "92233720368547758.08", "-92233720368547758.09",
    "99999999999999999.99", "123456789012345678901234567890",
  ])
  func `is refused when it does not fit`(text: String) {
    #expect(throws: MoneyError.tooLarge(text)) { try Money(exactly: text) }
  }

  @Test func `has as many decimals as its currency`() throws {
    let yen = try Currency(code: "JPY")
    let dinar = try Currency(code: "KWD")

    #expect(try Money(exactly: "1200", currency: yen) == Money(minorUnits: 1200, currency: yen))
    #expect(try Money(exactly: "1200.0", currency: yen).minorUnits == 1200)
    #expect(try Money(exactly: "1.234", currency: dinar) == Money(minorUnits: 1234, currency: dinar))
    #expect(try Money(exactly: "1.2", currency: dinar).minorUnits == 1200)
    #expect(throws: MoneyError.tooPrecise("0.5", digits: 0)) { try Money(exactly: "0.5", currency: yen) }
    #expect(throws: MoneyError.tooPrecise("1.2345", digits: 3)) {
      try Money(exactly: "1.2345", currency: dinar)
    }
  }

  @Test func `gives back every number of cents that was written`() throws {
    var random = SeededGenerator(seed: 1295)
    for _ in 0..<500 {
      let cents = Int64.random(in: 0 ... .max, using: &random) >> Int64.random(in: 0...62, using: &random)
      let decimals = cents % 100
      let text = "-\(cents / 100).\(decimals / 10)\(decimals % 10)"
      try #require(Money(exactly: text).minorUnits == -cents)
    }
  }
}

@Suite struct `An exact amount of money` {
  let largest = Money(minorUnits: .max)
  let smallest = Money(minorUnits: .min)

  @Test func `is in euros unless it says otherwise`() throws {
    let dollar = try Currency(code: "USD")
    #expect(Money(minorUnits: 1).currency == .euro)
    #expect(Money(minorUnits: 1, currency: dollar) != Money(minorUnits: 1))
  }

  @Test func `adds up without drifting`() throws {
    let tenCents = Money(minorUnits: 10)
    var sum = Money(minorUnits: 0)
    for _ in 0..<1000 { sum = try sum.adding(tenCents) }
    #expect(try sum == Money(exactly: "100.00"))
    #expect(try sum.adding(Money(minorUnits: -10_001)) == Money(minorUnits: -1))
  }

  @Test func `is so many times the price of one piece`() throws {
    #expect(try Money(exactly: "4.35").times(Quantity(3)) == Money(exactly: "13.05"))
    #expect(try Money(exactly: "1.10").times(Quantity(100)) == Money(exactly: "110"))
    #expect(try Money(exactly: "-2.20").times(.one) == Money(exactly: "-2.20"))
  }

  @Test func `keeps the currency of its parts`() throws {
    let yen = try Currency(code: "JPY")
    let price = Money(minorUnits: 500, currency: yen)
    #expect(try price.adding(price) == Money(minorUnits: 1000, currency: yen))
    #expect(try price.times(Quantity(3)) == Money(minorUnits: 1500, currency: yen))
  }

  @Test func `is never added to another currency`() throws {
    let yen = try Currency(code: "JPY")
    #expect(throws: MoneyError.mixedCurrencies(.euro, yen)) {
      try Money(minorUnits: 0).adding(Money(minorUnits: 0, currency: yen))
    }
  }

  @Test func `reaches the ends of its range and is refused beyond them`() throws {
    let cent = Money(minorUnits: 1)
    #expect(try Money(minorUnits: .max - 1).adding(cent) == largest)
    #expect(try smallest.adding(largest) == Money(minorUnits: -1))
    #expect(throws: MoneyError.tooLarge("\(Int64.max) + 1")) { try largest.adding(cent) }
    #expect(throws: MoneyError.tooLarge("\(Int64.min) + -1")) { try smallest.adding(Money(minorUnits: -1)) }
    #expect(throws: MoneyError.tooLarge("\(Int64.max) × 2")) { try largest.times(Quantity(2)) }
    #expect(throws: MoneyError.tooLarge("\(Int64.min) × 100")) { try smallest.times(Quantity(100)) }
  }
}
