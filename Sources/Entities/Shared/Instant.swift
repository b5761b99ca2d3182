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

/// The instants that every store keeps exactly: whole milliseconds from the year 1 to 9999.
enum KeptInstant {
  static func nearest(_ date: Date) -> Date {
    let milliseconds = (date.timeIntervalSince1970 * 1000).rounded()
    // The order of the arguments matters: NaN becomes the earliest.
    return Date(timeIntervalSince1970: min(max(earliest, milliseconds), latest) / 1000)
  }

  /// The first millisecond of the year 1 and the last of 9999, since 1970. Outside that range dates don't sort as text.
  private static let earliest = -62_135_596_800_000.0
  private static let latest = 253_402_300_799_999.0
}
