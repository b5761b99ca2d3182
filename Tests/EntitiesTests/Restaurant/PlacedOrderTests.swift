import Entities
import Foundation
import Testing

@Suite struct `A placed order` {
  let pizza: Dish
  var order: OrderDraft

  init() throws {
    pizza = try dish("Margarita", "9.90")
    order = OrderDraft(id: try Order.ID("order-1"))
  }

  @Test mutating func `A placed order has the lines and the id of its draft, with a date and a delivery`() throws {
    try order.add(pizza, Quantity(2), note: OrderNote("sin sal"))
    let placed = try order.placed(placement())
    #expect(try placed.placement == placement())
    #expect(placed.lines == order.lines)
    #expect(placed.total == order.total && placed.units == order.units)
    #expect(placed.id == order.id)
  }

  @Test func `Placing an empty order draft is rejected`() throws {
    #expect(throws: OrderError.empty) { try order.placed(placement()) }
  }

  @Test mutating func `Changing an order draft after placing it doesn't change the placed order`() throws {
    try order.add(pizza)
    let placed = try order.placed(placement())
    try order.update(to: [:])
    #expect(try placed.lines == [line("Margarita", "9.90")])
    #expect(try placed.total == Money(exactly: "9.90"))
  }
}

@Suite struct `The date of an order` {
  @Test(arguments: [
    (1_700_000_000.1234, 1_700_000_000.123), (1_700_000_000.1236, 1_700_000_000.124), (0.0004, 0),
    (0.9996, 1),
    (-0.0014, -0.001), (-0.0016, -0.002), (1_700_000_000, 1_700_000_000),
  ])
  func `The date of a placed order is rounded to milliseconds`(seconds: TimeInterval, kept: TimeInterval) throws {
    #expect(try placement(at: seconds).date == Date(timeIntervalSince1970: kept))
  }

  @Test func `Storing the date of a placed order in whole milliseconds doesn't change the date`() throws {
    var random = SeededGenerator(seed: 1000)
    for _ in 0..<1000 {
      let placement = try placement(at: .random(in: -2_000_000_000...4_000_000_000, using: &random))
      let milliseconds = Int64((placement.date.timeIntervalSince1970 * 1000).rounded())
      try #require(Date(timeIntervalSince1970: Double(milliseconds) / 1000) == placement.date)
      try #require(Placement(date: placement.date, delivery: placement.delivery) == placement)
    }
  }

  @Test func `The placement of an order keeps the delivery address and the telephone number`() throws {
    let delivery = Delivery(address: try Address("Calle Mayor, 2"), phone: try PhoneNumber("112"))
    #expect(Placement(date: Date(timeIntervalSince1970: 0), delivery: delivery).delivery == delivery)
    #expect(delivery.address.text == "Calle Mayor, 2")
    #expect(delivery.phone.text == "112")
  }
}

@Suite struct `The address of a delivery` {
  @Test(arguments: [
    ("Calle de Alcalá, 1", "Calle de Alcalá, 1"), ("  Calle Mayor 1,\n 2º B\t", "Calle Mayor 1, 2º B"),
    ("Plaza\u{0}de\r\nEspaña", "Plaza de España"), ("1\u{A0}º", "1\u{A0}º"),
  ])
  func `A delivery address is reduced to one line`(typed: String, text: String) throws {
    #expect(try Address(typed).text == text)
  }

  @Test(arguments: ["", " ", "\n\t", "\0"])
  func `A blank delivery address is rejected`(typed: String) {
    #expect(throws: TextError.empty) { try Address(typed) }
  }

  @Test func `A delivery address can have up to 200 scalars, not counting leading or trailing blanks`() throws {
    let longest = String(repeating: "ñ", count: 200)
    #expect(try Address("  \(longest)\n").text == longest)
    #expect(throws: TextError.tooLong(201, limit: 200)) { try Address(longest + "a") }
  }
}

@Suite struct `A telephone number` {
  @Test(arguments: [
    "+34 915 55 12 34", "112", "(91) 555-12-34", "91/555.12.34", "+1 (212) 555-0100", "123456789012345",
    "0034915551234", "1" + String(repeating: "-", count: 37) + "23",
  ])
  func `A telephone number keeps its typed format`(typed: String) throws {
    #expect(try PhoneNumber(typed).text == typed)
  }

  @Test func `A telephone number is reduced to one line`() throws {
    #expect(try PhoneNumber("  915 \t 55\n12 34 ").text == "915 55 12 34")
  }

  @Test(arguments: [
    "", " ", "+", "12", "+12", "1-2", "1234567890123456", "abc", "91a555", "91 555 ext 3", "34+915", "++34 915",
    "915,55", "915*55", "915#55", "915_55", "９１５", "٠١٢٣", "915\u{301}", "915 🍕", "915:55",
    "1" + String(repeating: "-", count: 38) + "23",
  ])
  func `The error for an invalid telephone number contains the typed text`(typed: String) {
    #expect(throws: PhoneNumberError.malformed(typed)) { try PhoneNumber(typed) }
  }

  @Test func `The error for an invalid telephone number keeps the blanks in the typed text`() {
    #expect(throws: PhoneNumberError.malformed(" 12 ")) { try PhoneNumber(" 12 ") }
  }

  @Test func `A telephone number must have 3 to 15 digits`() {
    #expect(PhoneNumber.digits == 3...15)
  }

  @Test func `A telephone number must start with a digit, a plus sign or a parenthesis`() throws {
    #expect(throws: PhoneNumberError.malformed("-123")) { try PhoneNumber("-123") }
    #expect(try PhoneNumber("(91)\u{A0}555 12 34").text == "(91)\u{A0}555 12 34")
  }
}

@Suite struct `The random id of a new order` {
  @Test func `The id of a new order contains no characters that look alike`() throws {
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

  @Test func `The random ids of orders are unique`() {
    #expect(Set((0..<1000).map { _ in Order.ID.random() }).count == 1000)
  }
}

@Suite struct `A stored order` {
  let id: Order.ID

  init() throws { id = try Order.ID("order-1") }

  @Test func `An order restored from its parts equals the original order`() throws {
    var filled = OrderDraft(id: id)
    try filled.add(dish("Zumo", "2.20"))
    try filled.add(dish("Agua", "1.10"), Quantity(3))
    let lines = [try line("Zumo", "2.20"), try line("Agua", "1.10", quantity: 3)]
    #expect(try OrderDraft(id: id, lines: lines) == filled)

    let kept = try PlacedOrder(id: id, lines: lines, placement: placement())
    #expect(try kept == filled.placed(placement()))
    #expect(kept.lines.map(\.name) == ["Zumo", "Agua"])
    #expect(try kept.total == Money(exactly: "5.50"))
  }

  @Test func `A restored order draft can be empty`() throws {
    #expect(try OrderDraft(id: id, lines: []) == OrderDraft(id: id))
  }

  @Test func `A placed order without lines can't be restored`() throws {
    #expect(throws: OrderError.empty) { try PlacedOrder(id: id, lines: [], placement: placement()) }
  }

  @Test func `A placed order with two lines for the same dish can't be restored`() throws {
    let lines = [try line("Agua"), try line("Zumo"), try line("agua", "1.00", quantity: 2)]
    let repeated = OrderError.repeatedLine(lines[0].dish)
    #expect(throws: repeated) { try OrderDraft(id: id, lines: lines) }
    #expect(throws: repeated) { try PlacedOrder(id: id, lines: lines, placement: placement()) }
  }

  @Test func `A placed order with mixed currencies can't be restored`() throws {
    let yen = try Currency(code: "JPY")
    let lines = [try line("Sushi", "1200", currency: yen), try line("Agua", "1.10")]
    #expect(throws: OrderError.money(.mixedCurrencies(yen, .euro))) {
      try OrderDraft(id: id, lines: lines)
    }
    #expect(try OrderDraft(id: id, lines: [lines[0]]).total == Money(minorUnits: 1200, currency: yen))
  }

  @Test func `A placed order whose total is too large can't be restored`() throws {
    let lines = [try line("Oro", "92233720368547758.07"), try line("Agua", "0.01")]
    #expect(throws: OrderError.money(.tooLarge("\(Int64.max) + 1"))) {
      try OrderDraft(id: id, lines: lines)
    }
  }
}
