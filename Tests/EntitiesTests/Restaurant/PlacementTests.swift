import Entities
import Foundation
import Testing

@Suite struct `When an order was placed` {
  @Test(arguments: [
    (1_700_000_000.1234, 1_700_000_000.123), (1_700_000_000.1236, 1_700_000_000.124), (0.0004, 0),
    (0.9996, 1),
    (-0.0014, -0.001), (-0.0016, -0.002), (1_700_000_000, 1_700_000_000),
  ])
  func `is kept to the nearest millisecond`(seconds: TimeInterval, kept: TimeInterval) throws {
    #expect(try placement(at: seconds).date == Date(timeIntervalSince1970: kept))
  }

  @Test func `comes back from a store that keeps whole milliseconds`() throws {
    var random = SeededGenerator(seed: 1000)
    for _ in 0..<1000 {
      let placement = try placement(at: .random(in: -2_000_000_000...4_000_000_000, using: &random))
      let milliseconds = Int64((placement.date.timeIntervalSince1970 * 1000).rounded())
      try #require(Date(timeIntervalSince1970: Double(milliseconds) / 1000) == placement.date)
      try #require(Placement(date: placement.date, delivery: placement.delivery) == placement)
    }
  }

  @Test func `goes with where to and whom to call`() throws {
    let delivery = Delivery(address: try Address("Calle Mayor, 2"), phone: try PhoneNumber("112"))
    #expect(Placement(date: Date(timeIntervalSince1970: 0), delivery: delivery).delivery == delivery)
    #expect(delivery.address.text == "Calle Mayor, 2")
    #expect(delivery.phone.text == "112")
  }
}
