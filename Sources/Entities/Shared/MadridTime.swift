#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A local date and time of day, to the minute, without a time zone.
package struct LocalTime: Sendable, Hashable, Comparable {
  /// The calendar day.
  package let day: LocalDay
  /// The minute of the day, from 0 to 1439.
  package let minute: Int

  /// Creates a time. `hour` ranges from 0 to 23, and `minute` from 0 to 59.
  package init(_ day: LocalDay, hour: Int, minute: Int = 0) {
    precondition((0..<24).contains(hour) && (0..<60).contains(minute))
    self.day = day
    self.minute = hour * 60 + minute
  }

  package static func < (left: LocalTime, right: LocalTime) -> Bool {
    (left.day, left.minute) < (right.day, right.minute)
  }
}

/// A day of the Gregorian calendar.
package struct LocalDay: Sendable, Hashable, Comparable {
  /// The number of days since January 1, 1970. Earlier days have negative numbers.
  package let number: Int

  /// Creates the day that is this number of days after January 1, 1970.
  package init(number: Int) { self.number = number }

  /// Creates a day from its parts. `nil` if the month has no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    // Years start in March here, so that the leap day is the last day of a year (howardhinnant.github.io/date_algorithms.html).
    let shifted = month <= 2 ? year - 1 : year
    let era = (shifted >= 0 ? shifted : shifted - 399) / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    self.init(number: era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468)
    guard self.month == month else { return nil }
  }

  /// The year, the month from 1 to 12, and the day of the month from 1 to 31.
  package var parts: (year: Int, month: Int, day: Int) {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
  }

  private var month: Int { parts.month }

  /// The day of the week, from 1 for Monday to 7 for Sunday.
  package var weekday: Int { ((number + 3) % 7 + 7) % 7 + 1 }

  /// Returns the day that is this number of days later. The number can be negative.
  package func adding(_ days: Int) -> LocalDay { LocalDay(number: number + days) }

  package static func < (left: LocalDay, right: LocalDay) -> Bool { left.number < right.number }
}

/// The time zone Europe/Madrid, according to the rule that the European Union has used since 1996.
///
/// Summer time (UTC+2) lasts from the last Sunday of March to the last Sunday of October, and starts and ends at 01:00 UTC. Otherwise, the
/// time is UTC+1. The same rule is applied to earlier years, which is wrong for some of their days.
package enum MadridTime {
  /// Returns the difference from UTC at an instant, in seconds: 3600 or 7200.
  package static func offset(at instant: Instant) -> Int {
    let seconds = seconds(instant)
    let year = LocalDay(number: days(seconds)).parts.year
    return (change(in: 3, of: year)..<change(in: 10, of: year)).contains(seconds) ? summer : winter
  }

  /// Returns the local time at an instant.
  package static func local(_ instant: Instant) -> LocalTime {
    let seconds = seconds(instant) + offset(at: instant)
    let day = days(seconds)
    let minute = (seconds - day * 86_400) / 60
    return LocalTime(LocalDay(number: day), hour: minute / 60, minute: minute % 60)
  }

  /// Returns the instants at which clocks in Madrid show a local time, in order. Usually there is one.
  ///
  /// There are none for a time in the hour that is skipped in March, and two for a time in the hour that is repeated in October.
  package static func instants(of time: LocalTime) -> [Instant] {
    let seconds = time.day.number * 86_400 + time.minute * 60
    return [summer, winter].map { Instant(timeIntervalSince1970: Double(seconds - $0)) }.filter { local($0) == time }
  }

  private static let summer = 7200
  private static let winter = 3600

  /// Returns the time of a clock change: 01:00 UTC on the last Sunday of a month, in seconds since 1970.
  private static func change(in month: Int, of year: Int) -> Int {
    guard let last = LocalDay(year: year, month: month, day: 31) else { preconditionFailure("the month has 31 days") }
    return (last.number - last.weekday % 7) * 86_400 + 3600
  }

  /// Returns the whole seconds since 1970. Instants outside the years 1 to 9999 count as the nearest instant in that range.
  private static func seconds(_ instant: Instant) -> Int {
    Int(StoredInstant.nearest(instant).timeIntervalSince1970.rounded(.down))
  }

  private static func days(_ seconds: Int) -> Int { Int((Double(seconds) / 86_400).rounded(.down)) }
}
