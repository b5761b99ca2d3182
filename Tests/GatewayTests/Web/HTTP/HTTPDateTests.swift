import Foundation
import TestGroups
import Testing
@testable import WebGateways

@Suite struct `A date in a header` {
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200), ("Sat, 01 Mar 2100 00:00:00 GMT", 4_107_542_400),
    ("Fri, 31 Dec 9999 23:59:59 GMT", 253_402_300_799),
  ])
  func `A date in a header is converted to seconds since 1970`(text: String, seconds: Int) {
    #expect(HTTPDate(text)?.secondsSince1970 == seconds)
  }

  @Test(.group(.heavy)) func `Dates in headers agree with the calendar on each day of 200 years`() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "GMT"))
    let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    for day in 0..<73_000 {
      let parts = calendar.dateComponents(
        [.year, .month, .day], from: Date(timeIntervalSince1970: Double(day * 86400)))
      let (year, month) = (try #require(parts.year), try #require(parts.month))
      let text = "Xyz, \(try #require(parts.day)) \(months[month - 1]) \(year) 00:00:01 GMT"
      #expect(HTTPDate(text)?.secondsSince1970 == day * 86400 + 1)
    }
  }

  @Test(arguments: [
    "", "7", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 08:49:37 CET",
    "Sun, 32 Nov 1994 08:49:37 GMT", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
  ])
  func `A malformed date in a header is refused`(text: String) { #expect(HTTPDate(text) == nil) }
}
