import Entities
import Interfaces
import Testing

@Suite struct `An order as plain text` {
  let menu: SmallMenu

  init() throws { menu = try SmallMenu() }

  private func draft() throws -> OrderDraft { try Restaurant.order([(menu.margarita, 100), (menu.cream, 1)]) }

  @Test func `The plain text of a draft order in Spanish contains the remarks about its lines`() throws {
    let draft = try draft()
    let differences = [
      OrderDifference.changed(draft.lines[0], newPrice: Money(minorUnits: 1050)), .missing(draft.lines[1]),
    ]
    let texts = BothLanguages.spanish
    #expect(
      written(OrderText.lines(OrderModel(draft, differences: differences, in: texts), texts)) == """
        Tu pedido

           1  100 × 9,90 €  990,00 €  Margarita
              ahora cuesta 10,50 €
           2    1 × 0,10 €    0,10 €  nata
              ya no está en la carta
                     Total  990,10 €  101 platos
        """)
  }

  @Test func `The plain text of a placed order in English has no row numbers`() throws {
    let order = try Restaurant.placed(draft())
    let texts = BothLanguages.english
    #expect(
      written(OrderText.lines(OrderModel(order, in: texts), texts)) == """
        Order order-1
        15 Jan 2027, 08:00
        Address: Calle del Pez, 3
        Telephone: 915 55 12 34

              100 × €9.90  €990.00  Margarita
                1 × €0.10    €0.10  nata
                    Total  €990.10  101 dishes
        """)
  }

  @Test func `The plain text of an order right-aligns the amounts`() throws {
    let dear = try SmallMenu.dish("Caviar", cents: 999_999)
    let texts = BothLanguages.spanish
    let model = OrderModel(try Restaurant.order([(menu.cream, 1), (dear, 1), (menu.steak, 20)]), in: texts)
    #expect(
      written(OrderText.lines(model, texts)) == """
        Tu pedido

           1    1 ×    0,10 €       0,10 €  nata
           2    1 × 9999,99 €    9999,99 €  Caviar
           3   20 ×   24,90 €     498,00 €  Chuletón
                        Total  10.498,09 €  22 platos
        """)
  }

  @Test func `The plain text of an order does not contain the notice about the order`() throws {
    let texts = BothLanguages.spanish
    var model = OrderModel(try draft(), in: texts)
    let lines = OrderText.lines(model, texts)
    #expect(NoticeText.lines(model.notice) == [])
    model.notice = .done(["«dish-nata» no está en tu pedido."])
    #expect(NoticeText.lines(model.notice) == ["«dish-nata» no está en tu pedido."])
    #expect(OrderText.lines(model, texts) == lines)
  }
}
