import Testing

@testable import Entities

@Suite struct `The short number of an order` {
  @Test(arguments: [(1, "A1"), (17, "A17"), (99, "A99"), (100, "B1"), (2574, "Z99"), (2575, "A100"), (2674, "B100")])
  func `Order numbers count up to 99 for each letter before returning to A with 100`(position: Int, text: String) {
    #expect(OrderNumber(position: position).text == text)
    #expect(OrderNumber(text) == OrderNumber(position: position))
  }

  @Test func `Parsing the text of each of the first ten thousand order numbers restores the number`() {
    let numbers = (1...10_000).map { OrderNumber(position: $0) }
    #expect(Set(numbers.map(\.text)).count == numbers.count)
    #expect(numbers.allSatisfy { OrderNumber($0.text) == $0 })
  }

  @Test(arguments: ["a17", "A 17", "a-17", "A017"])
  func `An order number is parsed from any common spelling`(typed: String) {
    #expect(OrderNumber(typed) == OrderNumber(position: 17))
  }

  @Test(arguments: ["", "A", "17", "A0", "Ñ1", "AA1", "A1B", "A-", "A99999999999999999999", "A1²", "order-a17"])
  func `Text that isn't a letter followed by digits is rejected as an order number`(typed: String) {
    #expect(OrderNumber(typed) == nil)
  }
}
