import Entities
import Testing

@Suite struct `The numbers in a form for a beer` {
  @Test(arguments: [
    ("5,4 %", 5400), ("5.4%", 5400), ("5,4\u{A0}%", 5400), ("5.4000", 5400), ("\t5,400\n%\n", 5400), ("1e1", 10_000),
    ("-0", 0), ("-0,0 %", 0), ("100,000", 100_000),
  ])
  func `A beer form accepts an alcohol percentage with a decimal comma or point`(text: String, thousandths: Int) throws
  {
    #expect(try draft(alcohol: text).read().alcohol == thousandths)
  }

  @Test(arguments: [
    ("5,4x", BeerMeasureError.notANumber("5,4x")), ("1.000,5", .notANumber("1.000,5")), ("5,,4", .notANumber("5,,4")),
    ("NaN", .notANumber("NaN")), ("٥", .notANumber("٥")), ("5,4 % %", .notANumber("5,4 %")), ("%", .notANumber("%")),
    (" % ", .notANumber("%")), ("5 4", .notANumber("5 4")), ("5,4 %\u{301}", .notANumber("5,4 %\u{301}")),
    ("100,001 %", .outOfRange("100,001")), ("-1", .outOfRange("-1")), ("99,9999", .tooPrecise("99,9999")),
    ("100.0001", .tooPrecise("100.0001")),
  ])
  func `The error for an invalid alcohol percentage in a form contains the typed number`(
    text: String, error: BeerMeasureError
  ) {
    #expect(draft(alcohol: text).problems == [.measure(.alcohol): .measure(.alcohol, error)])
  }

  @Test(arguments: [("0", 0), ("-0", 0), ("+43", 43), ("007", 7), ("10000", 10_000), (" 43\n", 43)])
  func `A beer form accepts whole numbers of calories`(text: String, calories: Int) throws {
    #expect(try draft(calories: text).read().calories == calories)
  }

  @Test(arguments: [
    "12.5", "12,5", "12.0", "1 000", "1\u{A0}000", "1e3", "0x10", "43 kcal", "١٢", "１２", "-", "+", "--5", "+-5", "NaN",
    "4\u{301}", "1e99999999999999999999",
  ])
  func `The error for calories that aren't a whole number contains the value typed in the form`(text: String) {
    #expect(draft(calories: text).problems == [.measure(.calories): .measure(.calories, .notANumber(text))])
  }

  @Test(arguments: [
    "-1", "10001", "9223372036854775807", "9223372036854775808", "+99999999999999999999", "-99999999999999999999",
  ])
  func `A beer form reports calories outside 0 to 10,000 as out of range`(text: String) {
    #expect(draft(calories: text).problems == [.measure(.calories): .measure(.calories, .outOfRange(text))])
  }

  private func draft(alcohol: String = "", calories: String = "") -> BeerDraft {
    BeerDraft(name: "Clásica", type: "Lager", measures: [.alcohol: alcohol, .calories: calories])
  }
}
