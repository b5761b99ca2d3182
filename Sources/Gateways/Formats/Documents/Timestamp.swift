#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Formats and parses instants in ISO 8601, in UTC with milliseconds: `2026-11-21T10:15:30.123Z`. The alphabetical order of timestamps is
/// their chronological order.
public enum Timestamp {
  private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// Returns the timestamp of an instant, rounded to milliseconds.
  public static func text(_ date: Date) -> String {
    // The style truncates to milliseconds. Adding half a millisecond rounds instead.
    (date + 0.0005).formatted(style)
  }

  /// Returns the instant of a timestamp, or `nil` if `text` isn't a valid timestamp.
  package static func date(_ text: String) -> Date? {
    guard text.utf8.count == 24, let parsed = try? style.parse(text) else { return nil }
    let date = Date(timeIntervalSince1970: (parsed.timeIntervalSince1970 * 1000).rounded() / 1000)
    // The style is lenient (it parses February 30 as March 2), and a timestamp in a different format would be sorted incorrectly.
    return Self.text(date) == text ? date : nil
  }
}
