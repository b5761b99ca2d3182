import Entities
import Testing

@Suite struct `The id that a new order gets by chance` {
  @Test func `is one that nobody misreads`() throws {
    for _ in 0..<100 {
      let id = Order.ID.random()
      let signs = id.text.dropFirst("order-".count)
      try #require(id.text.hasPrefix("order-"))
      try #require(signs.count == 20)
      try #require(signs.utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) })
      try #require(!signs.contains { "lo01".contains($0) })
      try #require(Order.ID(id.text) == id)
    }
  }

  @Test func `is no other order's`() {
    #expect(Set((0..<1000).map { _ in Order.ID.random() }).count == 1000)
  }
}
