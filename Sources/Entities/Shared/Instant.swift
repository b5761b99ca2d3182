#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.Date
#else
  public import struct Foundation.Date
#endif

/// A point in time. This is Foundation's `Date`, under a name that doesn't require importing Foundation.
public typealias Instant = Date

/// The clock of the system, which provides the current time.
public enum SystemTime {
  /// Returns the current time of the system clock.
  public static func now() -> Instant { Date() }
}

/// The range and the precision of instants that every store saves exactly: whole milliseconds in the years 1 to 9999.
enum StoredInstant {
  static func nearest(_ date: Date) -> Date {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    // The order of the arguments of `max` matters: NaN becomes the earliest instant.
    return Date(timeIntervalSince1970: min(max(earliest, milliseconds), latest) / 1000)
  }

  /// The first millisecond of the year 1, relative to 1970. Dates before this one or after ``latest`` don't sort correctly as text.
  private static let earliest = -62_135_596_800_000.0
  private static let latest = 253_402_300_799_999.0
}
