#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Instants as the kit writes them: ISO 8601 in UTC to the millisecond, `2026-11-21T10:15:30.123Z`, which sorts as text.
public enum Timestamp {
  private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  public static func text(_ date: Date) -> String {
    // The style cuts what it does not show; half a millisecond more makes that rounding.
    (date + 0.0005).formatted(style)
  }

  /// The instant that `text` stands for, or `nil` when it is no timestamp.
  public static func date(_ text: String) -> Date? {
    guard let date = try? style.parse(text) else { return nil }
    return Date(timeIntervalSince1970: (date.timeIntervalSince1970 * 1000).rounded() / 1000)
  }
}
