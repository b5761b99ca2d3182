import Foundation
import Testing

@testable import Entities

@Suite struct `The time in Madrid` {
  private let zone = TimeZone(identifier: "Europe/Madrid")

  @Test func `Madrid's UTC offset in every hour from 1996 to 2037 agrees with the system's time zone`() throws {
    let zone = try #require(zone)
    let (start, end) = (820_454_400, 2_145_916_800)
    let wrong = stride(from: start, to: end, by: 3600).filter { second in
      let instant = Date(timeIntervalSince1970: Double(second))
      return MadridTime.offset(at: instant) != zone.secondsFromGMT(for: instant)
    }
    #expect(wrong == [])
  }

  @Test func `A local time in Madrid is converted to its instant and back`() throws {
    let time = try local(2026, 11, 28, 21, 30)
    #expect(MadridTime.instants(of: time) == [try date("2026-11-28T20:30:00Z")])
    #expect(MadridTime.local(try date("2026-11-28T20:30:59Z")) == time)
  }

  @Test func `A local time in the hour that is skipped in March in Madrid has no instant`() throws {
    #expect(MadridTime.instants(of: try local(2026, 3, 29, 2, 30)) == [])
    #expect(MadridTime.instants(of: try local(2026, 3, 29, 3)) == [try date("2026-03-29T01:00:00Z")])
  }

  @Test func `A local time in the hour that is repeated in October in Madrid has two instants`() throws {
    let instants = MadridTime.instants(of: try local(2026, 10, 25, 2, 30))
    #expect(instants == [try date("2026-10-25T00:30:00Z"), try date("2026-10-25T01:30:00Z")])
  }

  @Test(arguments: [(1970, 1, 1, 4), (2000, 2, 29, 2), (2026, 11, 28, 6), (1900, 3, 1, 4), (2100, 12, 31, 5)])
  func `Weekdays are numbered from 1 for Monday to 7 for Sunday`(year: Int, month: Int, day: Int, weekday: Int) throws {
    let found = try #require(LocalDay(year: year, month: month, day: day))
    #expect(found.weekday == weekday)
    #expect(found.parts == (year, month, day))
  }

  @Test(arguments: [(2026, 2, 29), (2026, 13, 1), (2026, 4, 31), (2026, 1, 0), (1900, 2, 29)])
  func `A calendar date that doesn't exist is rejected`(year: Int, month: Int, day: Int) {
    #expect(LocalDay(year: year, month: month, day: day) == nil)
  }

  @Test func `The day numbers of consecutive dates are consecutive over four centuries`() throws {
    let first = try #require(LocalDay(year: 1900, month: 1, day: 1))
    for number in 0..<146_097 {
      let day = first.adding(number)
      let parts = day.parts
      #expect(LocalDay(year: parts.year, month: parts.month, day: parts.day) == day)
    }
  }

  @Test(arguments: [(Double.infinity, 10_000), (1e300, 10_000), (-Double.infinity, 1), (-1e300, 1), (Double.nan, 1)])
  func `An instant outside the years 1 to 9999 counts as the nearest instant in that range`(seconds: Double, year: Int)
  {
    // The last instant of 9999 in UTC is in the next year in Madrid.
    #expect(MadridTime.local(Date(timeIntervalSince1970: seconds)).day.parts.year == year)
  }

  private func local(_ year: Int, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int = 0) throws -> LocalTime {
    LocalTime(try #require(LocalDay(year: year, month: month, day: day)), hour: hour, minute: minute)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }
}
