import Entities
import Interfaces
import Testing

@Suite struct `Amounts of money` {
  @Test(arguments: [
    (0, "0,00", "0.00"),
    (5, "0,05", "0.05"),
    (50, "0,50", "0.50"),
    (100, "1,00", "1.00"),
    (1295, "12,95", "12.95"),
    (99_999, "999,99", "999.99"),
    (123_450, "1234,50", "1,234.50"),
    (999_999, "9999,99", "9,999.99"),
    (1_234_500, "12.345,00", "12,345.00"),
    (12_345_678, "123.456,78", "123,456.78"),
    (123_456_789, "1.234.567,89", "1,234,567.89"),
    (Int64.max, "92.233.720.368.547.758,07", "92,233,720,368,547,758.07"),
  ])
  func `Amounts in euros are formatted in the notation of each language`(cents: Int64, spanish: String, english: String)
  {
    let money = Money(minorUnits: cents)
    BothLanguages.check({ $0.money(money) }, "\(spanish)\u{A0}€", "€\(english)")
  }

  @Test(arguments: [
    (-5, "-0,05", "-€0.05"),
    (-1295, "-12,95", "-€12.95"),
    (-123_450, "-1234,50", "-€1,234.50"),
    (Int64.min, "-92.233.720.368.547.758,08", "-€92,233,720,368,547,758.08"),
  ])
  func `Negative amounts in euros start with a minus sign`(cents: Int64, spanish: String, english: String) {
    let money = Money(minorUnits: cents)
    BothLanguages.check({ $0.money(money) }, "\(spanish)\u{A0}€", english)
  }

  @Test(arguments: [
    ("USD", 1295, "12,95", "12.95"),
    ("USD", 1_234_500, "12.345,00", "12,345.00"),
    ("JPY", 0, "0", "0"),
    ("JPY", 5, "5", "5"),
    ("JPY", 1500, "1500", "1,500"),
    ("JPY", 12_345, "12.345", "12,345"),
    ("KWD", 5, "0,005", "0.005"),
    ("KWD", 1000, "1,000", "1.000"),
    ("CLF", 12_345, "1,2345", "1.2345"),
    ("KWD", 12_345_678, "12.345,678", "12,345.678"),
  ])
  func `Amounts in currencies other than the euro have the currency's code and number of decimals`(
    code: String, minorUnits: Int64, spanish: String, english: String
  ) throws {
    let money = Money(minorUnits: minorUnits, currency: try Currency(code: code))
    BothLanguages.check({ $0.money(money) }, "\(spanish)\u{A0}\(code)", "\(code)\u{A0}\(english)")
  }

  @Test func `Negative amounts in currencies other than the euro start with a minus sign`() throws {
    let money = Money(minorUnits: -1295, currency: try Currency(code: "USD"))
    BothLanguages.check({ $0.money(money) }, "-12,95\u{A0}USD", "-USD\u{A0}12.95")
  }
}
