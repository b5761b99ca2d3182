import Testing

@testable import Entities

@Suite struct `The short number of an order` {
  @Test(arguments: [(1, "A1"), (17, "A17"), (99, "A99"), (100, "B1"), (2574, "Z99"), (2575, "A100"), (2674, "B100")])
  func `The numbers of a day count up to 99 for each letter`(position: Int, text: String) {
    #expect(OrderNumber(position: position).text == text)
    #expect(OrderNumber(text) == OrderNumber(position: position))
  }

  @Test func `The first ten thousand numbers are different, and are read back from their text`() {
    let numbers = (1...10_000).map { OrderNumber(position: $0) }
    #expect(Set(numbers.map(\.text)).count == numbers.count)
    #expect(numbers.allSatisfy { OrderNumber($0.text) == $0 })
  }

  @Test(arguments: ["a17", "A 17", "a-17", "A017"])
  func `A number is understood in any usual spelling`(typed: String) {
    #expect(OrderNumber(typed) == OrderNumber(position: 17))
  }

  @Test(arguments: ["", "A", "17", "A0", "Ñ1", "AA1", "A1B", "A-", "A99999999999999999999", "A1²", "order-a17"])
  func `A text that isn't a letter with digits does not become an order number`(typed: String) {
    #expect(OrderNumber(typed) == nil)
  }
}
