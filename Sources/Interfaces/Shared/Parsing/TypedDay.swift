#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
package import Entities

/// A day in the user's time zone, as the user typed it (`2026-11-21`).
package struct TypedDay: Sendable, Hashable {
  /// The start of the day.
  package let start: Instant
  /// The start of the next day.
  package let end: Instant

  /// Parses a day.
  ///
  /// - Parameter texts: the kit's strings, with the offset of the user's clock from UTC.
  /// - Returns: the day. `nil` if the text isn't a calendar day in the years 1 to 9999.
  package init?(_ text: String, in texts: Texts) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    let isDigits = text.utf8.allSatisfy {
      $0 == UInt8(ascii: "-") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
    }
    guard isDigits, parts.map(\.utf8.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
      let day = Int(parts[2]), year > 0
    else { return nil }
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(year: year, month: month, day: day)
    guard let date = calendar.date(from: components),
      calendar.dateComponents([.year, .month, .day], from: date) == components
    else { return nil }
    start = date.addingTimeInterval(-Double(texts.utcOffset(date)))
    end = Self.dayAfter(start, texts.utcOffset)
  }

  private static func dayAfter(_ day: Instant, _ utcOffset: (Instant) -> Int) -> Instant {
    // Clock changes are shorter than twelve hours. So 36 hours after midnight is within the next day, even if a day is shorter or longer
    // than 24 hours.
    let later = day.addingTimeInterval(36 * 3600)
    let local = later.addingTimeInterval(Double(utcOffset(later)))
    let begin = (local.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    let date = Date(timeIntervalSince1970: begin)
    return date.addingTimeInterval(-Double(utcOffset(date)))
  }
}
