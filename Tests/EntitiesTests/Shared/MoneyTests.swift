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
  func `A decimal string is parsed exactly, to the cent`(text: String, cents: Int64) throws {
    #expect(try Money(exactly: text) == Money(minorUnits: cents, currency: .euro))
  }

  @Test(arguments: ["0", "-0", "0.00", "-0.00", "0.000", "0e400", "0e-400", "0e99999999999999999999"])
  func `Every notation of zero is parsed as zero cents`(text: String) throws {
    #expect(try Money(exactly: text).minorUnits == 0)
  }

  @Test(arguments: [
    "", " ", "-", ".", "e", "NaN", "Infinity", "+1", "--1", "01", "-01", "00", "1.", ".5", "-.5", "1e", "1e+",
    "1e1.5", "1e1e1", "1.2.3", " 1", "1 ", "1\n", "1,50", "1_000", "0x10", "s/7.00", "7 €", "١", "１",
    "1\u{301}",
  ])
  func `The error for an amount of money that isn't a number contains the typed text`(text: String) {
    #expect(throws: MoneyError.notANumber(text)) { try Money(exactly: text) }
  }

  @Test(arguments: ["9.995", "0.001", "-0.001", "1e-3", "1e-400", "1e-99999999999999999999", "0.10000001"])
  func `An amount with a fraction of a cent is rejected instead of rounded`(text: String) {
    #expect(throws: MoneyError.tooPrecise(text, digits: 2)) { try Money(exactly: text) }
  }

  @Test(arguments: [
    "1e17", "1e18", "1e400", "-1e400", "1e99999999999999999999", "92233720368547758.08", "-92233720368547758.09",
    "99999999999999999.99", "123456789012345678901234567890",
  ])
  func `An amount of money that is too large is rejected`(text: String) {
    #expect(throws: MoneyError.tooLarge(text)) { try Money(exactly: text) }
  }

  @Test func `An amount of money can have as many decimals as its currency`() throws {
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

  @Test func `Formatting and then parsing an amount of money gives the same number of cents`() throws {
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

  @Test func `The default currency of an amount of money is the euro`() throws {
    let dollar = try Currency(code: "USD")
    #expect(Money(minorUnits: 1).currency == .euro)
    #expect(Money(minorUnits: 1, currency: dollar) != Money(minorUnits: 1))
  }

  @Test func `The sum of many amounts of money is exact`() throws {
    let tenCents = Money(minorUnits: 10)
    var sum = Money(minorUnits: 0)
    for _ in 0..<1000 { sum = try sum.adding(tenCents) }
    #expect(try sum == Money(exactly: "100.00"))
    #expect(try sum.adding(Money(minorUnits: -10_001)) == Money(minorUnits: -1))
  }

  @Test func `An amount of money can be multiplied by a quantity`() throws {
    #expect(try Money(exactly: "4.35").times(Quantity(3)) == Money(exactly: "13.05"))
    #expect(try Money(exactly: "1.10").times(Quantity(100)) == Money(exactly: "110"))
    #expect(try Money(exactly: "-2.20").times(.one) == Money(exactly: "-2.20"))
  }

  @Test func `Sums and products of amounts of money keep the currency`() throws {
    let yen = try Currency(code: "JPY")
    let price = Money(minorUnits: 500, currency: yen)
    #expect(try price.adding(price) == Money(minorUnits: 1000, currency: yen))
    #expect(try price.times(Quantity(3)) == Money(minorUnits: 1500, currency: yen))
  }

  @Test func `Adding amounts in different currencies is rejected`() throws {
    let yen = try Currency(code: "JPY")
    #expect(throws: MoneyError.mixedCurrencies(.euro, yen)) {
      try Money(minorUnits: 0).adding(Money(minorUnits: 0, currency: yen))
    }
  }

  @Test func `A sum or product outside the range of an amount of money is rejected`() throws {
    let cent = Money(minorUnits: 1)
    #expect(try Money(minorUnits: .max - 1).adding(cent) == largest)
    #expect(try smallest.adding(largest) == Money(minorUnits: -1))
    #expect(throws: MoneyError.tooLarge("\(Int64.max) + 1")) { try largest.adding(cent) }
    #expect(throws: MoneyError.tooLarge("\(Int64.min) + -1")) { try smallest.adding(Money(minorUnits: -1)) }
    #expect(throws: MoneyError.tooLarge("\(Int64.max) × 2")) { try largest.times(Quantity(2)) }
    #expect(throws: MoneyError.tooLarge("\(Int64.min) × 100")) { try smallest.times(Quantity(100)) }
  }
}

@Suite struct `Parts of an amount of money` {
  @Test func `The difference between two amounts of money is exact`() throws {
    #expect(try Money(minorUnits: 1000).subtracting(Money(minorUnits: 995)) == Money(minorUnits: 5))
    #expect(try Money(minorUnits: 5).subtracting(Money(minorUnits: 995)) == Money(minorUnits: -990))
    #expect(throws: MoneyError.tooLarge("\(Int64.min) - 1")) {
      try Money(minorUnits: .min).subtracting(Money(minorUnits: 1))
    }
    let yen = try Currency(code: "JPY")
    #expect(throws: MoneyError.mixedCurrencies(.euro, yen)) {
      try Money(minorUnits: 1).subtracting(Money(minorUnits: 1, currency: yen))
    }
  }

  @Test func `Amounts in the same currency are sorted by value`() throws {
    let dollar = try Currency(code: "USD")
    let amounts = [Money(minorUnits: 7, currency: dollar), Money(minorUnits: 9), Money(minorUnits: -3)]
    #expect(amounts.sorted() == amounts.reversed())
  }

  @Test(
    arguments: [(1000, 3, [334, 333, 333]), (-1000, 3, [-334, -333, -333]), (2, 3, [1, 1, 0]), (0, 2, [0, 0])]
      as [(Int64, Int, [Int64])])
  func `If an amount can't be split evenly, the first parts are one cent larger than the others`(
    cents: Int64, count: Int, parts: [Int64]
  )
    throws
  {
    #expect(try Money(minorUnits: cents).split(into: count).map(\.minorUnits) == parts)
  }

  @Test func `The parts of a split amount add up to the amount and differ by at most one cent`() throws {
    var random = SeededGenerator(seed: 39)
    for _ in 0..<500 {
      let amount = Money(
        minorUnits: Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 0...62, using: &random))
      let parts = try amount.split(into: Int.random(in: 1...40, using: &random)).map(\.minorUnits)
      try #require(parts.reduce(0, +) == amount.minorUnits)
      try #require(parts.max()! - parts.min()! <= 1)
    }
  }

  @Test(arguments: [0, -1, .min])
  func `Splitting an amount of money into fewer than one part is rejected`(count: Int) {
    #expect(throws: MoneyError.noParts(count)) { try Money(minorUnits: 100).split(into: count) }
  }

  @Test(
    arguments: [
      (1295, 2100, 272), (-1295, 2100, -272), (1000, 1000, 100), (999, 550, 55), (50, 100, 1), (-50, 100, -1),
      (49, 100, 0), (100, -1000, -10), (Int64.max, 10_000, .max), (Int64.max, 5000, .max / 2 + 1),
    ] as [(Int64, Int64, Int64)])
  func `A percentage of an amount is rounded half away from zero by default`(
    cents: Int64, hundredths: Int64, share: Int64
  ) throws {
    let percentage = Percentage(hundredths: hundredths)
    #expect(try Money(minorUnits: cents).share(percentage) == Money(minorUnits: share))
  }

  @Test(
    arguments: [
      (.up, [1, 2, -1, 1]), (.down, [0, 1, -2, 0]), (.towardZero, [0, 1, -1, 0]), (.awayFromZero, [1, 2, -2, 1]),
      (.toNearestOrEven, [0, 2, -2, 1]), (.toNearestOrAwayFromZero, [1, 2, -2, 1]),
    ] as [(FloatingPointRoundingRule, [Int64])])
  func `A percentage of an amount is rounded according to the given rule`(
    rule: FloatingPointRoundingRule, shares: [Int64]
  ) throws {
    let amounts: [Int64] = [50, 150, -150, 51]
    #expect(try amounts.map { try Money(minorUnits: $0).share(Percentage(1), rounded: rule).minorUnits } == shares)
  }

  @Test func `Calculating a percentage of an amount is rejected if the result is too large`() {
    #expect(throws: MoneyError.tooLarge("\(Int64.max) × 100.01 %")) {
      try Money(minorUnits: .max).share(Percentage(hundredths: 10_001))
    }
  }

  @Test func `A percentage is formatted as a decimal number`() {
    let percentages = ([2100, 550, 25, 5, 0, -1005, .min] as [Int64]).map { "\(Percentage(hundredths: $0))" }
    #expect(percentages == ["21 %", "5.5 %", "0.25 %", "0.05 %", "0 %", "-10.05 %", "-92233720368547758.08 %"])
    #expect(Percentage(5) < Percentage(hundredths: 501))
  }
}

@Suite struct `A currency code` {
  @Test(arguments: ["EUR", "USD", "JPY", "KWD", "AAA", "ZZZ"])
  func `A currency code must consist of three capital letters`(code: String) throws {
    #expect(try Currency(code: code).code == code)
  }

  @Test(arguments: ["", "E", "EU", "EURO", "eur", "Eur", "EU1", "€", "E R", "EÜ", "EUR ", "@@@", "[[["])
  func `The error for an invalid currency code contains the invalid code`(code: String) {
    #expect(throws: CurrencyError.notACode(code)) { try Currency(code: code) }
  }

  @Test func `The euro has the code EUR and two decimals`() throws {
    #expect(try Currency(code: "EUR") == .euro)
    #expect(Currency.euro.minorUnitDigits == 2)
  }

  @Test(arguments: [
    ("USD", 2), ("GBP", 2), ("MXN", 2), ("JPY", 0), ("CLP", 0), ("KRW", 0), ("XOF", 0), ("KWD", 3),
    ("TND", 3),
  ])
  func `A currency code determines the number of decimals`(code: String, digits: Int) throws {
    #expect(try Currency(code: code).minorUnitDigits == digits)
  }

  @Test(arguments: [("UYI", 0), ("CLF", 4), ("UYW", 4)])
  func `Some ISO 4217 currency codes have zero or four decimals`(code: String, digits: Int) throws {
    #expect(try Currency(code: code).minorUnitDigits == digits)
  }
}
