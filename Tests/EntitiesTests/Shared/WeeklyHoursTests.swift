import Foundation
import Testing

@testable import Entities

@Suite struct `The opening hours of a week` {
  /// The hours of a restaurant that is closed on Mondays, opens twice on all other days, and stays open past midnight on Fridays and
  /// Saturdays.
  private let hours: WeeklyHours

  init() throws {
    var spans: [WeeklyHours.Span] = []
    for day in 2...7 {
      spans.append(try .init(day, from: 13 * 60, to: 16 * 60))
      spans.append(try .init(day, from: 20 * 60, to: day == 5 || day == 6 ? 90 : 24 * 60))
    }
    hours = WeeklyHours(spans)
  }

  /// The dates are in November 2026, starting with Monday the 23rd.
  @Test(arguments: [
    (23, 14, 0, false), (24, 12, 59, false), (24, 13, 0, true), (24, 15, 59, true), (24, 16, 0, false),
    (24, 23, 59, true), (25, 0, 0, false), (27, 23, 59, true), (28, 0, 30, true), (28, 1, 30, false),
    (29, 0, 30, true), (30, 0, 30, false),
  ])
  func `A restaurant can be open past midnight`(day: Int, hour: Int, minute: Int, isOpen: Bool) throws {
    #expect(hours.isOpen(at: try time(day, hour, minute)) == isOpen)
  }

  @Test(arguments: [
    ("2026-11-23T10:00:00Z", "2026-11-24T12:00:00Z"), ("2026-11-24T12:30:00Z", "2026-11-24T12:30:00Z"),
    ("2026-11-24T15:00:00Z", "2026-11-24T19:00:00Z"), ("2026-11-29T23:30:00Z", "2026-12-01T12:00:00Z"),
  ])
  func `A restaurant's next opening is now or the start of its next open hours`(now: String, opening: String) throws {
    #expect(hours.nextOpening(atOrAfter: try date(now)) == (try date(opening)))
  }

  @Test func `A restaurant without opening hours never opens`() throws {
    #expect(WeeklyHours([]).nextOpening(atOrAfter: try date("2026-11-23T10:00:00Z")) == nil)
  }

  @Test func `Opening hours that touch or overlap are merged`() throws {
    let spans = [(1, 600, 720), (1, 720, 780), (1, 700, 900), (7, 1380, 120), (1, 60, 180)]
    let hours = WeeklyHours(try spans.map { try .init($0.0, from: $0.1, to: $0.2) })
    #expect(hours.spans == WeeklyHours(try [.init(1, from: 600, to: 900), .init(7, from: 1380, to: 180)]).spans)
    #expect(hours.spans.count == 2)
    #expect(hours.isOpen(at: try time(23, 2, 30)))
  }

  @Test func `A restaurant that is open on seven whole days is always open`() throws {
    let hours = WeeklyHours(try (1...7).map { try .init($0, from: 0, to: 0) })
    #expect(hours.spans.count == 1)
    for hour in 0..<24 * 7 { #expect(hours.isOpen(at: try time(23 + hour / 24, hour % 24, 30))) }
  }

  @Test func `An opening time in the hour that is skipped in March is moved to the end of that hour`() throws {
    let hours = WeeklyHours([try .init(7, from: 150, to: 360)])
    #expect(hours.nextOpening(atOrAfter: try date("2026-03-28T20:00:00Z")) == (try date("2026-03-29T01:00:00Z")))
  }

  @Test(arguments: [(0, 60, 120), (8, 60, 120), (1, -1, 60), (1, 1440, 60), (1, 60, 2881)])
  func `Opening hours with a weekday or minute out of range are rejected`(weekday: Int, start: Int, end: Int) {
    #expect(throws: WeeklyHoursError.outOfRange) { try WeeklyHours.Span(weekday, from: start, to: end) }
  }

  @Test func `A span that runs into the next week is merged with every span that it covers`() throws {
    let spans = [(7, 0, 2880), (1, 780, 960), (1, 1200, 1440), (3, 600, 660)]
    let hours = WeeklyHours(try spans.map { try .init($0.0, from: $0.1, to: $0.2) })
    #expect(hours.spans == WeeklyHours(try [.init(3, from: 600, to: 660), .init(7, from: 0, to: 2880)]).spans)
    #expect(hours.spans.count == 2)
  }

  @Test func `An opening in the hour that is repeated in October is found after its first occurrence`() throws {
    let hours = WeeklyHours([try .init(7, from: 150, to: 360)])
    #expect(hours.nextOpening(atOrAfter: try date("2026-10-25T01:10:00Z")) == (try date("2026-10-25T01:30:00Z")))
    #expect(hours.nextOpening(atOrAfter: try date("2026-10-25T00:10:00Z")) == (try date("2026-10-25T00:30:00Z")))
  }

  private func time(_ day: Int, _ hour: Int, _ minute: Int) throws -> LocalTime {
    let first = try #require(LocalDay(year: 2026, month: 11, day: 23))
    return LocalTime(first.adding(day - 23), hour: hour, minute: minute)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
}
