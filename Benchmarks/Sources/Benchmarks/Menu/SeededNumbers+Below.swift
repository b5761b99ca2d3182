import GatewayTesting

extension SeededNumbers {
  /// Returns a number from 0 up to a limit. It is slightly less uniform than the library's, but the same in every version.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
