import GatewayTesting

extension SeededNumbers {
  /// Returns a number that is at least 0 and less than `limit`. It is slightly less uniform than the library's, but the same in every
  /// version.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
