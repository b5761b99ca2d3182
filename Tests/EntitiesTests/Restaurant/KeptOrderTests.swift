import Entities
import Testing

@Suite struct `An order as it was kept` {
  let id: Order.ID

  init() throws { id = try Order.ID("order-1") }

  @Test func `is the order that somebody filled and placed`() throws {
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

  @Test func `may be an empty draft`() throws {
    #expect(try OrderDraft(id: id, lines: []) == OrderDraft(id: id))
  }

  @Test func `was not placed without lines`() throws {
    #expect(throws: OrderError.empty) { try PlacedOrder(id: id, lines: [], placement: placement()) }
  }

  @Test func `has a dish in one line only`() throws {
    let lines = [try line("Agua"), try line("Zumo"), try line("agua", "1.00", quantity: 2)]
    let repeated = OrderError.repeatedLine(lines[0].dish)
    #expect(throws: repeated) { try OrderDraft(id: id, lines: lines) }
    #expect(throws: repeated) { try PlacedOrder(id: id, lines: lines, placement: placement()) }
  }

  @Test func `A saved order cannot mix currencies`() throws {
    let yen = try Currency(code: "JPY")
    let lines = [try line("Sushi", "1200", currency: yen), try line("Agua", "1.10")]
    #expect(throws: OrderError.money(.mixedCurrencies(yen, .euro))) {
      try OrderDraft(id: id, lines: lines)
    }
    #expect(
      try OrderDraft(id: id, lines: [lines[0]]).total == Money(minorUnits: 1200, currency: yen))
  }

  @Test func `has a total that can be counted`() throws {
    let lines = [try line("Oro", "92233720368547758.07"), try line("Agua", "0.01")]
    #expect(throws: OrderError.money(.tooLarge("\(Int64.max) + 1"))) {
      try OrderDraft(id: id, lines: lines)
    }
  }
}
