import Entities
import Testing

@Suite struct `A form for a dish` {
  @Test func `A dish form trims typed text and joins its lines`() throws {
    let dish = try DishDraft(name: " Tarta\nde queso ", kind: "Postres\t", price: " 5,50 € ", description: " Con miel ")
      .dish()
    #expect((dish.name, dish.kind.name, dish.description) == ("Tarta de queso", "Postres", "Con miel"))
    #expect(dish.price == Money(minorUnits: 550))
    #expect(dish.id.text == "dish-tarta-de-queso")
  }

  @Test(arguments: [
    ("14", 1400), ("14,5", 1450), ("14.50", 1450), ("€14.50", 1450), ("14,50\u{A0}€", 1450), ("14.50 EUR", 1450),
    ("0", 0), ("-0", 0),
  ])
  func `A dish form accepts the common notations for a price`(text: String, cents: Int64) throws {
    #expect(try DishDraft(name: "A", kind: "B", price: text).dish().price == Money(minorUnits: cents))
  }

  @Test(arguments: [
    ("", DishDraft.Problem.text(.empty)), (" \u{A0}", .text(.empty)), ("gratis", .price(.notANumber("gratis"))),
    ("€", .price(.notANumber("€"))), ("1e2", .price(.notANumber("1e2"))), ("1.234,50", .price(.notANumber("1.234,50"))),
    ("1,234", .price(.tooPrecise("1,234", digits: 2))), ("1.250", .price(.tooPrecise("1.250", digits: 2))),
    ("12,500 €", .price(.tooPrecise("12,500 €", digits: 2))), ("-1", .price(.negative(Money(minorUnits: -100)))),
    ("99999999999999999999", .price(.tooLarge("99999999999999999999"))), ("5 USD", .price(.notANumber("5 USD"))),
  ])
  func `A dish form rejects a price that isn't a number`(text: String, problem: DishDraft.Problem) {
    #expect(DishDraft(name: "A", kind: "B", price: text).problems == [.price: problem])
  }

  @Test func `A dish form reports all invalid fields in one error`() {
    let long = String(repeating: "x", count: 2001)
    #expect(DishDraft().problems == [.name: .text(.empty), .kind: .text(.empty), .price: .text(.empty)])
    #expect(
      DishDraft(name: long, kind: long, price: "-1", description: long).problems == [
        .name: .text(.tooLong(2001, limit: 120)), .kind: .text(.tooLong(2001, limit: 60)),
        .price: .price(.negative(Money(minorUnits: -100))), .description: .text(.tooLong(2001, limit: 2000)),
      ])
  }

  @Test(arguments: [("EUR", "0.05"), ("EUR", "1234.50"), ("JPY", "1200"), ("KWD", "1.005")])
  func `A dish form filled with a dish describes the same dish with its currency`(code: String, price: String) throws {
    let dish = try dish("Piña", price, currency: Currency(code: code))
    #expect(DishDraft(dish).price == price)
    #expect(try DishDraft(dish).dish() == dish)
  }

  @Test func `A dish form keeps the typed values when another user changes the dish`() throws {
    let old = try dish("Piña", "9.90")
    let new = try dish("Piña", "12", kind: "Postres", currency: Currency(code: "USD"))
    var typed = DishDraft(old)
    typed.description = "Con miel"
    let carried = try typed.carried(from: old, to: new).dish()
    #expect((carried.description, carried.price, carried.kind.name) == ("Con miel", new.price, "Postres"))
    typed.price = "1"
    #expect(typed.carried(from: old, to: new).price == "1")
  }
}

extension DishDraft {
  /// The problems in the form. `nil` if there are none.
  fileprivate var problems: [Field: Problem]? {
    do {
      _ = try dish()
      return nil
    } catch {
      return error.problems
    }
  }
}
