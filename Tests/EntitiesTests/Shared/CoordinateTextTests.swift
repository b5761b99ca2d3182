import Entities
import Testing

@Suite struct `A coordinate in a text` {
  @Test(
    arguments: [
      ("40.4180563", 40.4180563, "40.4180563"), ("-3.70", -3.7, "-3.70"), ("+3.7", 3.7, "+3.7"), ("0", 0, "0"),
      ("-0.0", 0, "-0.0"), ("007", 7, "007"), ("1234567.5", 1_234_567.5, "1234567.5"),
    ] as [(String, Double, String)])
  func `is taken as it stands when it is a number`(text: String, degrees: Double, kept: String) {
    let found = CoordinateText(text)
    #expect(found?.degrees == degrees)
    #expect(found?.text == kept && found?.isRepaired == false)
  }

  @Test(
    arguments: [
      ("40.4180563,275 ", 40.4180563275, "40.4180563275"), (" 40.4", 40.4, "40.4"), ("40.4\n", 40.4, "40.4"),
      ("\t-3.7038 ", -3.7038, "-3.7038"), ("-3.70,38", -3.7038, "-3.7038"), ("40,4168", 40.4168, "40.4168"),
      ("-3,7", -3.7, "-3.7"), ("40.416,8,", 40.4168, "40.4168"), (",40.4", 40.4, "40.4"), ("40.4,", 40.4, "40.4"),
      ("1,0.5,5", 10.55, "10.55"), ("40.4\u{0}", 40.4, "40.4"),
    ] as [(String, Double, String)])
  func `is mended of blanks and commas`(text: String, degrees: Double, kept: String) {
    let found = CoordinateText(text)
    #expect(found?.degrees == degrees)
    #expect(found?.text == kept && found?.isRepaired == true)
  }

  @Test(arguments: [
    "", " ", ".", "-", "+", ",", "-.", "x", "40.4x", "40 .4", "4 0", "40.4.1", "--3", "+-3", "-+3", "3-", "1e2", "0x10",
    "nan", "inf", "-infinity", "40,4,1", "40°", "40.4 N", "٤٠", "４０", "40.4\u{301}", "1_000", "½", "−3", "40..4",
  ])
  func `is none when anything else is in it`(text: String) {
    #expect(CoordinateText(text) == nil)
    #expect(Coordinate(latitude: text, longitude: "0") == nil)
    #expect(Coordinate(latitude: "0", longitude: text) == nil)
  }

  @Test func `makes a point of two, if there is one`() throws {
    #expect(
      Coordinate(latitude: "40.4180563,275 ", longitude: " -3,7")
        == (try Coordinate(latitude: 40.4180563275, longitude: -3.7)))
    #expect(Coordinate(latitude: "90.1", longitude: "0") == nil)
    #expect(Coordinate(latitude: "0", longitude: "180,5") == nil)
    #expect(Coordinate(latitude: "1" + String(repeating: "0", count: 400), longitude: "0") == nil)
  }
}
