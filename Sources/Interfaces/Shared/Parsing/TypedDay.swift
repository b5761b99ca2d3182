#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
package import Entities

/// A day as somebody typed it, `2026-11-21`, on the user's clock.
package struct TypedDay: Sendable, Hashable {
  /// When the day begins.
  package let start: Instant
  /// When the next day begins.
  package let end: Instant

  /// - Parameter texts: know how far the user's clock is ahead of UTC.
  /// - Returns: `nil` when the text is not a calendar day in the years 1 to 9999.
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
    // No clock is put forward or back by twelve hours: it is that day at this time, whatever its length.
    let later = day.addingTimeInterval(36 * 3600)
    let local = later.addingTimeInterval(Double(utcOffset(later)))
    let begin = (local.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    let date = Date(timeIntervalSince1970: begin)
    return date.addingTimeInterval(-Double(utcOffset(date)))
  }
}
