import Foundation
import Testing

@testable import Entities

@Suite struct `The business day of an order` {
  @Test(arguments: [
    ("2026-11-28T03:59:59Z", 27), ("2026-11-28T04:00:00Z", 28), ("2026-11-28T23:30:00Z", 28),
    ("2026-11-29T00:30:00Z", 28),
  ])
  func `A business day starts at five in the morning in Madrid`(text: String, day: Int) throws {
    let day = try #require(LocalDay(year: 2026, month: 11, day: day))
    #expect(BusinessDay(of: try Date(text, strategy: .iso8601)).day == day)
  }

  @Test(arguments: [("2026-03-29T02:59:59Z", 28), ("2026-03-29T03:00:00Z", 29)])
  func `A business day starts at five even on the day of a clock change`(text: String, day: Int) throws {
    let day = try #require(LocalDay(year: 2026, month: 3, day: day))
    #expect(BusinessDay(of: try Date(text, strategy: .iso8601)).day == day)
  }

  @Test func `A restaurant can choose another hour for the start of its business day`() throws {
    let instant = try Date("2026-11-28T04:30:00Z", strategy: .iso8601)
    #expect(BusinessDay(of: instant, startingAt: 6) < BusinessDay(of: instant))
    #expect(BusinessDay(of: instant, startingAt: 0).day == BusinessDay(of: instant).day)
  }
}
