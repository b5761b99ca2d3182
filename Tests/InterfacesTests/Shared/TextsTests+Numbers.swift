import Interfaces
import Testing

@Suite struct `Counts of things` {
  @Test(arguments: [
    (0, "0 platos", "0 dishes"), (1, "1 plato", "1 dish"), (2, "2 platos", "2 dishes"), (21, "21 platos", "21 dishes"),
    (100, "100 platos", "100 dishes"),
  ])
  func `A count uses the singular for one and the plural for any other number`(
    number: Int, spanish: String, english: String
  ) {
    BothLanguages.check({ $0.dishes(number) }, spanish, english)
    BothLanguages.check(
      { $0.count(number, ("plato", "platos"), ("dish", "dishes")) }, spanish, english)
  }
}

@Suite struct `Decimal numbers` {
  @Test(arguments: [
    (0, "0", "0"), (-0.0, "0", "0"), (7, "7", "7"), (0.5, "0,5", "0.5"), (0.05, "0,05", "0.05"), (1.25, "1,25", "1.25"),
    (1.1, "1,1", "1.1"), (0.995, "1", "1"), (0.004, "0", "0"), (-0.004, "0", "0"), (-2.5, "-2,5", "-2.5"),
    (1234.5, "1234,5", "1,234.5"), (12_345.67, "12.345,67", "12,345.67"),
  ])
  func `Decimal numbers have the notation of each language and are rounded to hundredths`(
    number: Double, spanish: String, english: String
  ) {
    BothLanguages.check({ $0.decimal(number) }, spanish, english)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
  func `A number that is NaN, infinite or too large is formatted as a dash`(number: Double) {
    BothLanguages.check({ $0.decimal(number) }, "—", "—")
  }
}
