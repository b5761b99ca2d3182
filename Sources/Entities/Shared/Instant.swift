#if canImport(FoundationEssentials)
  public import struct FoundationEssentials.Date
#else
  public import struct Foundation.Date
#endif

/// A point in time: Foundation's `Date`, under a name that needs no import of either Foundation.
public typealias Instant = Date

/// The clock of the machine.
public enum SystemTime {
  /// The time of the call.
  public static func now() -> Instant { Date() }
}

/// The instants that every store can keep and gives back the same: whole milliseconds of the years 1 to 9999.
enum KeptInstant {
  static func nearest(_ date: Date) -> Date {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    // In this order: what is no number is the earliest, too.
    return Date(timeIntervalSince1970: min(max(earliest, milliseconds), latest) / 1000)
  }

  /// The beginning of the year 1 and the last millisecond of 9999, in milliseconds: beyond, a date does not sort as text.
  private static let earliest = -62_135_596_800_000.0
  private static let latest = 253_402_300_799_999.0
}
