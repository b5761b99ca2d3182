import Gateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Reads and writes Firestore's timestamps: RFC 3339 in UTC, with up to nine decimal places for the second, such as
/// `2026-11-21T10:15:30.123456Z`.
enum FirestoreTimestamp {
  /// Returns the date of a timestamp. `nil` if `text` isn't a timestamp.
  static func date(_ text: String) -> Date? {
    let bytes = Array(text.utf8)
    guard bytes.count >= 20, bytes.last == UInt8(ascii: "Z") else { return nil }
    let fraction = bytes[19..<bytes.count - 1]
    guard let whole = Timestamp.date(String(decoding: bytes[..<19], as: UTF8.self) + ".000Z") else { return nil }
    if fraction.isEmpty { return whole }
    let digits = fraction.dropFirst()
    guard fraction.first == UInt8(ascii: "."), (1...9).contains(digits.count),
      digits.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let seconds = Double("0." + String(decoding: digits, as: UTF8.self))
    else { return nil }
    return whole + seconds
  }

  /// Returns the timestamp that is this many seconds before `instant`.
  static func text(_ seconds: Double, before instant: String) -> String? {
    date(instant).map { Timestamp.text($0 - seconds) }
  }
}
