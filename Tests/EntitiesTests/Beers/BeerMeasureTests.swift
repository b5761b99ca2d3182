import Entities
import TestGroups
import Testing

@Suite struct `The strength of a beer` {
  @Test(arguments: [
    ("5.4", 5400), ("5.4000", 5400), ("5.40000000000000000000000", 5400), ("0.001", 1), ("1e1", 10_000),
    ("1E+2", 100_000), ("54e-1", 5400), ("1e-3", 1), ("100", 100_000), ("100.000", 100_000), ("99.999", 99_999),
    ("0", 0), ("-0", 0), ("-0.000", 0), ("0e99999999999999999999", 0), ("0.00000", 0), ("12345e-3", 12_345),
  ])
  func `An alcohol percentage is parsed exactly to thousandths of a percent`(text: String, thousandths: Int) throws {
    #expect(try BeerMeasure.alcohol.value(exactly: text) == thousandths)
  }

  @Test(arguments: [
    "", " ", "-", ".", "NaN", "nan", "Infinity", "+5", "5,4", "5.4 %", "5.4%", "05", ".5", "5.", " 5", "5\n", "1e",
    "1_0", "٥", "５", "5\u{301}", "5\u{200B}", "fuerte",
  ])
  func `The error for an alcohol percentage that isn't a number contains the typed value`(text: String) {
    #expect(throws: BeerMeasureError.notANumber(text)) { try BeerMeasure.alcohol.value(exactly: text) }
  }

  @Test(arguments: [
    "100.001", "101", "1e3", "1e99999999999999999999", "1000", "123456789012345678901234567890", "-1", "-0.001",
    "-1e-99999999999999999999", "1000.0001",
  ])
  func `Parsing an alcohol percentage outside 0 to 100 fails`(text: String) {
    #expect(throws: BeerMeasureError.outOfRange(text)) { try BeerMeasure.alcohol.value(exactly: text) }
  }

  @Test(arguments: ["99.9999", "0.0001", "5.4321", "1e-4", "1e-99999999999999999999", "54321e-4", "100.0001"])
  func `An alcohol percentage with more than three decimals is rejected instead of rounded`(text: String) {
    #expect(throws: BeerMeasureError.tooPrecise(text)) { try BeerMeasure.alcohol.value(exactly: text) }
  }

  @Test(arguments: [-1, 100_001, Int.min, .max]) func `A beer with an alcohol percentage outside 0 to 100 is rejected`(
    thousandths: Int
  ) {
    #expect(throws: BeerError.measure(.alcohol, thousandths)) { try beer("Rubia", measures: [.alcohol: thousandths]) }
  }

  @Test(arguments: [
    (0, "0"), (1, "0.001"), (10, "0.01"), (100, "0.1"), (1000, "1"), (1001, "1.001"), (5400, "5.4"), (5040, "5.04"),
    (10_000, "10"), (100_000, "100"),
  ])
  func `An alcohol percentage is formatted as the shortest possible number`(thousandths: Int, text: String) {
    #expect(BeerMeasure.alcohol.text(thousandths) == text)
  }

  @Test(.group(.heavy)) func `Formatting and then parsing an alcohol percentage gives the original value`() throws {
    for thousandths in BeerMeasure.alcohol.range {
      try #require(BeerMeasure.alcohol.value(exactly: BeerMeasure.alcohol.text(thousandths)) == thousandths)
    }
  }
}
