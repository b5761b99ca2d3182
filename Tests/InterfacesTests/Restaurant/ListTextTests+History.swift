import Entities
import Foundation
import Interfaces
import Testing
import UseCases

@Suite struct `The history as plain text` {
  private func model(hasMore: Bool = false, in texts: Texts) throws -> HistoryModel {
    let delivery = try Restaurant.delivery()
    let orders = try [("order-2", 0.0, Int64(1_234_500), 120), ("order-1", -14 * 86_400, 10, 1)].map { order in
      OrderSummary(
        id: try Order.ID(order.0), placement: Placement(date: Restaurant.now + order.1, delivery: delivery),
        total: Money(minorUnits: order.2), units: order.3)
    }
    return HistoryModel(orders, hasMore: hasMore, in: texts)
  }

  @Test func `The order history is formatted as plain text in Spanish`() throws {
    #expect(
      written(
        ListText.lines(try model(hasMore: true, in: BothLanguages.spanish), on: Paper(width: 80, BothLanguages.spanish))
      ) == """
        Pedidos anteriores

           1  15 ene 2027, 08:00  12.345,00 €  120 platos  order-2
           2   1 ene 2027, 08:00       0,10 €  1 plato  order-1

        Hay más pedidos.
        """)
  }

  @Test func `The order history is formatted as plain text in English`() throws {
    #expect(
      written(ListText.lines(try model(in: BothLanguages.english), on: Paper(width: 80, BothLanguages.english))) == """
        Past orders

           1  15 Jan 2027, 08:00  €12,345.00  120 dishes  order-2
           2   1 Jan 2027, 08:00       €0.10  1 dish  order-1
        """)
  }
}
