import GatewayTesting

extension SeededNumbers {
  /// A number from 0 on; a little less even than the library's, and the same with every version of it.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
