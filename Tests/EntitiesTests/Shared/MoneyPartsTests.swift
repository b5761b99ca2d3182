import Entities
import Testing

@Suite struct `Parts of an amount of money` {
  @Test func `The difference of two amounts is exact`() throws {
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

  @Test func `Amounts of one currency are ordered by amount`() throws {
    let dollar = try Currency(code: "USD")
    let amounts = [Money(minorUnits: 7, currency: dollar), Money(minorUnits: 9), Money(minorUnits: -3)]
    #expect(amounts.sorted() == amounts.reversed())
  }

  @Test(
    arguments: [(1000, 3, [334, 333, 333]), (-1000, 3, [-334, -333, -333]), (2, 3, [1, 1, 0]), (0, 2, [0, 0])]
      as [(Int64, Int, [Int64])])
  func `The first parts of an amount are larger by a cent`(cents: Int64, count: Int, parts: [Int64]) throws {
    #expect(try Money(minorUnits: cents).split(into: count).map(\.minorUnits) == parts)
  }

  @Test func `The parts of an amount add up to it and differ by a cent at most`() throws {
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
  func `An amount can't be split into less than one part`(count: Int) {
    #expect(throws: MoneyError.noParts(count)) { try Money(minorUnits: 100).split(into: count) }
  }

  @Test(
    arguments: [
      (1295, 2100, 272), (-1295, 2100, -272), (1000, 1000, 100), (999, 550, 55), (50, 100, 1), (-50, 100, -1),
      (49, 100, 0), (100, -1000, -10), (Int64.max, 10_000, .max), (Int64.max, 5000, .max / 2 + 1),
    ] as [(Int64, Int64, Int64)])
  func `A percentage of an amount is rounded half away from zero`(cents: Int64, hundredths: Int64, share: Int64) throws
  {
    let percentage = Percentage(hundredths: hundredths)
    #expect(try Money(minorUnits: cents).share(percentage) == Money(minorUnits: share))
  }

  @Test(
    arguments: [
      (.up, [1, 2, -1, 1]), (.down, [0, 1, -2, 0]), (.towardZero, [0, 1, -1, 0]), (.awayFromZero, [1, 2, -2, 1]),
      (.toNearestOrEven, [0, 2, -2, 1]), (.toNearestOrAwayFromZero, [1, 2, -2, 1]),
    ] as [(FloatingPointRoundingRule, [Int64])])
  func `A percentage of an amount is rounded by the given rule`(rule: FloatingPointRoundingRule, shares: [Int64]) throws
  {
    let amounts: [Int64] = [50, 150, -150, 51]
    #expect(try amounts.map { try Money(minorUnits: $0).share(Percentage(1), rounded: rule).minorUnits } == shares)
  }

  @Test func `A percentage of an amount that does not fit is refused`() {
    #expect(throws: MoneyError.tooLarge("\(Int64.max) × 100.01 %")) {
      try Money(minorUnits: .max).share(Percentage(hundredths: 10_001))
    }
  }

  @Test func `A percentage is written as a decimal number`() {
    let percentages = ([2100, 550, 25, 5, 0, -1005, .min] as [Int64]).map { "\(Percentage(hundredths: $0))" }
    #expect(
      percentages == ["21 %", "5.5 %", "0.25 %", "0.05 %", "0 %", "-10.05 %", "-92233720368547758.08 %"])
    #expect(Percentage(5) < Percentage(hundredths: 501))
  }
}
