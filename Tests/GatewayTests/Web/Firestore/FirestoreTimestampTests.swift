import Foundation
import Testing
@testable import WebGateways

@Suite struct `Instants of Firestore` {
  @Test(arguments: [
    ("1970-01-01T00:00:00Z", 0.0), ("2024-01-02T03:04:05Z", 1_704_164_645),
    ("2024-01-02T03:04:05.123Z", 1_704_164_645.123), ("2024-01-02T03:04:05.123456Z", 1_704_164_645.123456),
    ("2024-01-02T03:04:05.123456789Z", 1_704_164_645.123456789), ("2024-01-02T03:04:05.5Z", 1_704_164_645.5),
    ("9999-12-31T23:59:59.999Z", 253_402_300_799.999),
    ("1969-12-31T23:59:59.250Z", -0.75),
  ]) func `are read with any number of digits`(text: String, seconds: Double) throws {
    let date = try #require(FirestoreTimestamp.date(text))
    #expect(abs(date.timeIntervalSince1970 - seconds) < 0.000_05)
  }

  @Test(arguments: [
    "", "Z", "2024-01-02", "2024-01-02T03:04:05", "2024-01-02T03:04:05.Z", "2024-01-02T03:04:05.1234567890Z",
    "2024-02-30T03:04:05Z", "2024-01-02T25:04:05Z", "2024-01-02T03:04:05.12aZ", "2024-01-02T03:04:05+01:00",
    "2024-01-02 03:04:05Z", "2024-01-02T03:04:05,123Z", "ñ024-01-02T03:04:05.123Z",
  ]) func `are none when they are written otherwise`(text: String) {
    #expect(FirestoreTimestamp.date(text) == nil)
  }
}
