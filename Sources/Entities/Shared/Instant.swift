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
