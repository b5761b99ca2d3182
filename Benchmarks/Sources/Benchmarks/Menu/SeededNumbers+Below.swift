import GatewayTesting

extension SeededNumbers {
  /// Returns a number that is at least 0 and less than `limit`. The numbers are slightly less uniform than those of the standard library,
  /// but the same in every version of Swift.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
