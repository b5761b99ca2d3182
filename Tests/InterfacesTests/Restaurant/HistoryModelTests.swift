import Entities
import Foundation
import Interfaces
import Testing
import UseCases

@Suite struct `The history as a model` {
  let orders: [OrderSummary]

  init() throws {
    let delivery = try Restaurant.delivery()
    let ids = [try Order.ID("order-2"), try Order.ID("order-1")]
    orders = [
      OrderSummary(
        id: ids[0], placement: Placement(date: Restaurant.now, delivery: delivery), total: Money(minorUnits: 123_450),
        units: 120),
      OrderSummary(
        id: ids[1], placement: Placement(date: Restaurant.now - 86_400 * 14, delivery: delivery),
        total: Money(minorUnits: 10), units: 1),
    ]
  }

  @Test func `The rows of the order history have dates and amounts in the user's language`() {
    let spanish = HistoryModel(orders, hasMore: false, in: BothLanguages.spanish).rows
    #expect(spanish.map(\.id) == orders.map(\.id))
    #expect(spanish.map(\.date) == ["15 ene 2027, 08:00", "1 ene 2027, 08:00"])
    #expect(spanish.map(\.total) == ["1234,50\u{A0}€", "0,10\u{A0}€"])
    #expect(spanish.map(\.units) == ["120 platos", "1 plato"])

    let english = HistoryModel(orders, hasMore: false, in: BothLanguages.english).rows
    #expect(english.map(\.date) == ["15 Jan 2027, 08:00", "1 Jan 2027, 08:00"])
    #expect(english.map(\.total) == ["€1,234.50", "€0.10"])
    #expect(english.map(\.units) == ["120 dishes", "1 dish"])
  }

  @Test func `The order history shows dates in the user's time zone`() {
    let texts = Texts(.spanish) { _ in -9 * 3600 }
    #expect(HistoryModel(orders, hasMore: false, in: texts).rows.map(\.date)[0] == "14 ene 2027, 23:00")
  }

  @Test func `The row numbers of the order history can start at any number`() {
    #expect(HistoryModel(orders, hasMore: false, in: BothLanguages.spanish).rows.map(\.number) == [1, 2])
    #expect(
      HistoryModel(orders, firstNumber: 51, hasMore: false, in: BothLanguages.spanish).rows.map(\.number) == [51, 52])
  }

  @Test func `The order history has a title, and a message if more orders follow`() {
    BothLanguages.check(
      { HistoryModel(orders, hasMore: false, in: $0).title }, "Pedidos anteriores", "Past orders")
    #expect(HistoryModel(orders, hasMore: false, in: BothLanguages.spanish).more == nil)
    BothLanguages.check(
      { HistoryModel(orders, hasMore: true, in: $0).more ?? "" }, "Hay más pedidos.", "There are more orders.")
    #expect(HistoryModel(orders, hasMore: true, in: BothLanguages.spanish).notice == nil)
  }
}
