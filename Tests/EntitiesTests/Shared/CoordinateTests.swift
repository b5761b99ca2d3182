import Entities
import Testing

@Suite struct `A coordinate` {
  @Test(
    arguments: [(0, 0), (90, 180), (-90, -180), (40.4168, -3.7038), (-0.0, .leastNonzeroMagnitude)]
      as [(Double, Double)])
  func `A coordinate within the limits is accepted`(latitude: Double, longitude: Double) throws {
    let point = try Coordinate(latitude: latitude, longitude: longitude)
    #expect((point.latitude, point.longitude) == (latitude, longitude))
  }

  @Test(
    arguments: [
      (90.0000001, 0), (-91, 0), (0, 180.0000001), (0, -181), (.infinity, 0), (0, -.infinity), (1e300, 1e300),
    ] as [(Double, Double)])
  func `The error for a coordinate out of range contains both numbers`(latitude: Double, longitude: Double) {
    #expect(throws: CoordinateError.outOfRange(latitude: latitude, longitude: longitude)) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  @Test func `A coordinate that isn't a number is rejected`() {
    for (latitude, longitude) in [(Double.nan, 0.0), (0, .nan)] {
      #expect(throws: CoordinateError.self) { try Coordinate(latitude: latitude, longitude: longitude) }
    }
  }

  /// Pairs of points in degrees, with their published distances in kilometers, which were calculated for an ellipsoid.
  static let known: [(from: (Double, Double), to: (Double, Double), kilometers: Double)] = [
    ((40.4168, -3.7038), (41.3874, 2.1686), 505),
    ((40.4168, -3.7038), (37.3891, -5.9845), 391),
    ((51.5074, -0.1278), (40.7128, -74.0060), 5570),
    ((-33.4489, -70.6693), (35.6762, 139.6503), 17_230),
    ((0, 0), (0, 1), 111.19),
    ((0, 0), (1, 0), 111.19),
    ((60, 0), (60, 2), 111.19),
    ((10, 179.9), (10, -179.9), 21.9),
    ((89.9, 0), (89.9, 180), 22.2),
  ]

  @Test func `The calculated distance between two coordinates agrees with the published distance`() throws {
    for (from, to, kilometers) in Self.known {
      let (here, there) = (
        try Coordinate(latitude: from.0, longitude: from.1), try Coordinate(latitude: to.0, longitude: to.1)
      )
      let found = here.distance(to: there) / 1000
      #expect(abs(found - kilometers) <= kilometers * 0.006, "\(found), not \(kilometers)")
    }
  }

  @Test func `The distance from a point to its antipode is half the Earth's circumference`() throws {
    for (latitude, longitude) in [(0.0, 0.0), (40.4168, -3.7038), (90, 0), (-12, 100), (0.1, -179)] {
      let here = try Coordinate(latitude: latitude, longitude: longitude)
      let there = try Coordinate(latitude: -latitude, longitude: longitude > 0 ? longitude - 180 : longitude + 180)
      #expect(abs(here.distance(to: there) - 20_015_114) < 100, "\(here.distance(to: there))")
      #expect(here.distance(to: there) <= Coordinate.earthRadius * .pi)
    }
  }

  @Test func `The distance between coordinates is symmetric and satisfies the triangle inequality`() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let (here, there) = (try point(&random), try point(&random))
      #expect(here.distance(to: there) == there.distance(to: here))
      #expect(here.distance(to: here) == 0)
      #expect(here.distance(to: there) > 0)
      let third = try point(&random)
      #expect(here.distance(to: there) <= here.distance(to: third) + third.distance(to: there) + 0.001)
    }
  }

  @Test func `The distance between equal points at the poles and on the date line is zero`() throws {
    for (latitude, east, west) in [(90.0, 10.0, -120.0), (-90, 0, 180), (5, 180, -180)] {
      let here = try Coordinate(latitude: latitude, longitude: east)
      #expect(here.distance(to: try Coordinate(latitude: latitude, longitude: west)) < 0.001)
    }
  }

  private func point(_ random: inout SeededGenerator) throws -> Coordinate {
    try Coordinate(
      latitude: Double.random(in: -90...90, using: &random), longitude: Double.random(in: -180...180, using: &random))
  }
}

@Suite struct `A coordinate in text form` {
  @Test(
    arguments: [
      ("40.4180563", 40.4180563, "40.4180563"), ("-3.70", -3.7, "-3.70"), ("+3.7", 3.7, "+3.7"), ("0", 0, "0"),
      ("-0.0", 0, "-0.0"), ("007", 7, "007"), ("1234567.5", 1_234_567.5, "1234567.5"),
    ] as [(String, Double, String)])
  func `Parsing keeps a coordinate string that is a plain number`(text: String, degrees: Double, kept: String) {
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
  func `Parsing a coordinate string repairs blanks and commas`(text: String, degrees: Double, kept: String) {
    let found = CoordinateText(text)
    #expect(found?.degrees == degrees)
    #expect(found?.text == kept && found?.isRepaired == true)
  }

  @Test(arguments: [
    "", " ", ".", "-", "+", ",", "-.", "x", "40.4x", "40 .4", "4 0", "40.4.1", "--3", "+-3", "-+3", "3-", "1e2", "0x10",
    "nan", "inf", "-infinity", "40,4,1", "40°", "40.4 N", "٤٠", "４０", "40.4\u{301}", "1_000", "½", "−3", "40..4",
  ])
  func `A coordinate string that contains anything but a number is rejected`(text: String) {
    #expect(CoordinateText(text) == nil)
    #expect(Coordinate(latitude: text, longitude: "0") == nil)
    #expect(Coordinate(latitude: "0", longitude: text) == nil)
  }

  @Test func `Two coordinate strings are parsed into a point only if both numbers are in range`() throws {
    #expect(
      Coordinate(latitude: "40.4180563,275 ", longitude: " -3,7")
        == (try Coordinate(latitude: 40.4180563275, longitude: -3.7)))
    #expect(Coordinate(latitude: "90.1", longitude: "0") == nil)
    #expect(Coordinate(latitude: "0", longitude: "180,5") == nil)
    #expect(Coordinate(latitude: "1" + String(repeating: "0", count: 400), longitude: "0") == nil)
  }
}
