import Entities
import Interfaces
import Testing

@Suite struct `An order as a model` {
  let menu: SmallMenu
  let draft: OrderDraft
  let placed: PlacedOrder

  init() throws {
    menu = try SmallMenu()
    draft = try Restaurant.order([(menu.margarita, 2), (menu.cream, 1)])
    placed = try Restaurant.placed(draft)
  }

  @Test func `The order model has a numbered row for each line of the order`() {
    let rows = OrderModel(draft, in: BothLanguages.spanish).rows
    #expect(rows.map(\.number) == [1, 2])
    #expect(rows.map(\.dish) == [menu.margarita.id, menu.cream.id])
    #expect(rows.map(\.name) == ["Margarita", "nata"])
    #expect(rows.map(\.quantity) == ["2", "1"])
    #expect(rows.map(\.remark) == [nil, nil])
  }

  @Test func `The amounts in the order model are formatted for the user's language`() {
    let spanish = OrderModel(draft, in: BothLanguages.spanish)
    #expect(spanish.rows.map(\.unitPrice) == ["9,90\u{A0}€", "0,10\u{A0}€"])
    #expect(spanish.rows.map(\.total) == ["19,80\u{A0}€", "0,10\u{A0}€"])
    #expect(spanish.total == "19,90\u{A0}€" && spanish.units == "3 platos")

    let english = OrderModel(draft, in: BothLanguages.english)
    #expect(english.rows.map(\.unitPrice) == ["€9.90", "€0.10"])
    #expect(english.rows.map(\.total) == ["€19.80", "€0.10"])
    #expect(english.total == "€19.90" && english.units == "3 dishes")
  }

  @Test func `An order line has a remark if its dish has changed on the menu`() {
    let differences = [
      OrderDifference.missing(draft.lines[1]), .changed(draft.lines[0], newPrice: Money(minorUnits: 1050)),
    ]
    let spanish = OrderModel(draft, differences: differences, in: BothLanguages.spanish)
    #expect(spanish.rows.map(\.remark) == ["ahora cuesta 10,50\u{A0}€", "ya no está en la carta"])
    let english = OrderModel(draft, differences: differences, in: BothLanguages.english)
    #expect(english.rows.map(\.remark) == ["now costs €10.50", "no longer on the menu"])
  }

  @Test func `The remark on an order line states the new name and the new price`() {
    let line = draft.lines[0]
    let price = Money(minorUnits: 1050)
    let remarks = { (difference: OrderDifference) in
      { (texts: Texts) in OrderModel(draft, differences: [difference], in: texts).rows[0].remark ?? "" }
    }
    BothLanguages.check(
      remarks(.changed(line, newName: "Reina")), "ahora se llama «Reina»", "now called “Reina”")
    BothLanguages.check(
      remarks(.changed(line, newName: "Reina", newPrice: price)), "ahora se llama «Reina» y cuesta 10,50\u{A0}€",
      "now called “Reina” and costs €10.50")
  }

  @Test func `An order line that already has its dish's new name and price has no remark about them`() throws {
    let differences = [
      OrderDifference.changed(draft.lines[0], newName: "Reina", newPrice: Money(minorUnits: 1050)),
      .missing(draft.lines[1]),
    ]
    let accepted = OrderModel(try draft.accepting(differences), differences: differences, in: BothLanguages.spanish)
    #expect(accepted.rows.map(\.name) == ["Reina"])
    #expect(accepted.rows.map(\.unitPrice) == ["10,50\u{A0}€"])
    #expect(accepted.rows.map(\.remark) == [nil])
  }

  @Test func `The model of a draft order has neither a date nor an address`() {
    BothLanguages.check({ OrderModel(draft, in: $0).title }, "Tu pedido", "Your order")
    #expect(OrderModel(draft, in: BothLanguages.spanish).details == [])
  }

  @Test func `The model of a placed order has the date, the address and the phone number`() {
    BothLanguages.check({ OrderModel(placed, in: $0).title }, "Pedido order-1", "Order order-1")
    #expect(
      OrderModel(placed, in: BothLanguages.spanish).details
        == ["15 ene 2027, 08:00", "Dirección: Calle del Pez, 3", "Teléfono: 915 55 12 34"])
    #expect(
      OrderModel(placed, in: BothLanguages.english).details
        == ["15 Jan 2027, 08:00", "Address: Calle del Pez, 3", "Telephone: 915 55 12 34"])
  }

  @Test func `The order model has neither a question nor a notice at first`() {
    let model = OrderModel(placed, in: BothLanguages.spanish)
    #expect(model.request == nil && model.notice == nil)
  }
}
