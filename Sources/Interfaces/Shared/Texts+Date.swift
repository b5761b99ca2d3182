#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension Texts {
  /// An instant on the user's clock: `21 nov 2026, 10:15`.
  public func date(_ date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: utcOffset(date)) ?? .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    let month = months[((parts.month ?? 1) - 1) % 12]
    return "\(parts.day ?? 0) \(month) \(parts.year ?? 0), \(twoDigits(parts.hour)):\(twoDigits(parts.minute))"
  }

  /// When the day after begins on the user's clock.
  public func dayAfter(_ day: Date) -> Date {
    // No clock is put forward or back by twelve hours: it is that day at this time, whatever its length.
    let later = day.addingTimeInterval(36 * 3600)
    let local = later.addingTimeInterval(Double(utcOffset(later)))
    let begin = (local.timeIntervalSince1970 / 86_400).rounded(.down) * 86_400
    let date = Date(timeIntervalSince1970: begin)
    return date.addingTimeInterval(-Double(utcOffset(date)))
  }

  /// When a day such as `2026-11-21` begins on the user's clock; `nil`: it is none.
  public func day(_ text: String) -> Date? {
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
    return date.addingTimeInterval(-Double(utcOffset(date)))
  }

  private var months: [String] {
    switch language {
    case .spanish: ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"]
    case .english: ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    }
  }

  private func twoDigits(_ number: Int?) -> String {
    let text = "\(number ?? 0)"
    return text.count < 2 ? "0" + text : text
  }
}
