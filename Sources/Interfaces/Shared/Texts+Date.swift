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

  private var months: [String] {
    choose(
      ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"],
      ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"])
  }

  private func twoDigits(_ number: Int?) -> String {
    let text = "\(number ?? 0)"
    return text.count < 2 ? "0" + text : text
  }
}
