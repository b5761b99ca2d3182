import Entities
import Testing

@Suite struct `An order as it was kept` {
  let id: Order.ID

  init() throws { id = try Order.ID("order-1") }

  @Test func `is the order that somebody filled and placed`() throws {
    var filled = Order(id: id)
    try filled.add(dish("Zumo", "2.20"))
    try filled.add(dish("Agua", "1.10"), Quantity(3))
    let lines = [try line("Zumo", "2.20"), try line("Agua", "1.10", quantity: 3)]
    #expect(try Order(id: id, lines: lines, placement: nil) == filled)

    try filled.place(placement())
    let kept = try Order(id: id, lines: lines, placement: placement())
    #expect(kept == filled)
    #expect(kept.lines.map(\.name) == ["Zumo", "Agua"])
    #expect(try kept.total == Money(exactly: "5.50"))
    #expect(throws: OrderError.alreadyPlaced(id)) {
      var copy = kept
      try copy.removeLine(lines[0].dish)
    }
  }

  @Test func `may be an empty draft`() throws {
    #expect(try Order(id: id, lines: [], placement: nil) == Order(id: id))
  }

  @Test func `was not placed without lines`() throws {
    #expect(throws: OrderError.empty) { try Order(id: id, lines: [], placement: placement()) }
  }

  @Test func `has a dish in one line only`() throws {
    let lines = [try line("Agua"), try line("Zumo"), try line("agua", "1.00", quantity: 2)]
    for placement in [nil, try placement()] {
      #expect(throws: OrderError.repeatedLine(lines[0].dish)) {
        try Order(id: id, lines: lines, placement: placement)
      }
    }
  }

  @Test func `A saved order cannot mix currencies`() throws {
    let yen = try Currency(code: "JPY")
    let lines = [try line("Sushi", "1200", currency: yen), try line("Agua", "1.10")]
    #expect(throws: OrderError.money(.mixedCurrencies(yen, .euro))) {
      try Order(id: id, lines: lines, placement: nil)
    }
    #expect(
      try Order(id: id, lines: [lines[0]], placement: nil).total == Money(minorUnits: 1200, currency: yen))
  }

  @Test func `has a total that can be counted`() throws {
    let lines = [try line("Oro", "92233720368547758.07"), try line("Agua", "0.01")]
    #expect(throws: OrderError.money(.tooLarge("\(Int64.max) + 1"))) {
      try Order(id: id, lines: lines, placement: nil)
    }
  }
}
