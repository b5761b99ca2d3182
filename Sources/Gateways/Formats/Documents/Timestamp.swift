#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Instants as the kit writes them: ISO 8601 in UTC to the millisecond, `2026-11-21T10:15:30.123Z`, which sorts as text.
public enum Timestamp {
  private static let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)

  /// The text of an instant, rounded to the millisecond.
  public static func text(_ date: Date) -> String {
    // The style cuts what it does not show; half a millisecond more makes that rounding.
    (date + 0.0005).formatted(style)
  }

  /// The instant that `text` stands for, or `nil` when it is not a timestamp.
  package static func date(_ text: String) -> Date? {
    guard text.utf8.count == 24, let parsed = try? style.parse(text) else { return nil }
    let date = Date(timeIntervalSince1970: (parsed.timeIntervalSince1970 * 1000).rounded() / 1000)
    // The style is lenient (30 February is 2 March); a text that the kit would not write sorts in the wrong place.
    return Self.text(date) == text ? date : nil
  }
}
