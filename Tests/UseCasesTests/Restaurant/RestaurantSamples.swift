import Entities
import Foundation

extension Dish {
  static let royal = dish("Hamburguesa Royal", cents: 1990, kind: "Carnes")
  static let pizza = dish("Pizza de piña", cents: 990, kind: "Pizzas")
  static let cake = dish("Tarta de queso", cents: 550, kind: "Postres")
  /// A dish at the maximum price. Adding any other dish makes the total overflow.
  static let caviar = dish("Caviar", cents: .max, kind: "Entrantes")

  static func dish(
    _ name: String, cents: Int64 = 100, kind: String = "Pizzas", _ description: String = ""
  ) -> Dish {
    sample {
      try Dish(name: name, description: description, price: Money(minorUnits: cents), kind: DishKind(kind))
    }
  }

  func costing(_ cents: Int64) -> Dish { Dish(id, of: .dish(name, cents: cents, kind: kind.name, description)) }

  func described(_ text: String) -> Dish { Dish(id, of: .dish(name, cents: price.minorUnits, kind: kind.name, text)) }

  func inSection(_ kind: String) -> Dish { Dish(id, of: .dish(name, cents: price.minorUnits, kind: kind, description)) }

  /// Returns a dish with the same id, but with the given name.
  func renamed(_ name: String) -> Dish { Dish(id, of: spelled(name)) }

  /// Returns a dish with the given name and an id derived from the name. All other values are those of this dish.
  func spelled(_ name: String) -> Dish { .dish(name, cents: price.minorUnits, kind: kind.name, description) }
}

extension Quantity {
  static func of(_ value: Int) -> Quantity { sample { try Quantity(value) } }
}

extension OrderDraft {
  /// Returns a draft with each dish in a quantity of one.
  static func of(_ dishes: Dish..., id: Order.ID = .first) -> OrderDraft {
    sample {
      var order = OrderDraft(id: id)
      for dish in dishes { try order.add(dish) }
      return order
    }
  }

  /// Returns a copy of the draft after the given change.
  func after(_ change: (inout OrderDraft) throws -> Void) -> OrderDraft {
    sample {
      var copy = self
      try change(&copy)
      return copy
    }
  }

  func placed(at seconds: Double = 0, to delivery: Delivery = .home) -> PlacedOrder {
    sample { try placed(Placement(date: .noon(plus: seconds), delivery: delivery)) }
  }
}

extension Order.ID {
  static var first: Order.ID { sample { try Order.ID("order-1") } }
  static var second: Order.ID { sample { try Order.ID("order-2") } }
  static var third: Order.ID { sample { try Order.ID("order-3") } }
}

extension Identifier<User> {
  static var ana: User.ID { sample { try User.ID("ana") } }
}

extension Delivery {
  static let home = to("Calle del Pez, 3")

  static func to(_ address: String, phone: String = "+34 915 55 12 34") -> Delivery {
    sample { Delivery(address: try Address(address), phone: try PhoneNumber(phone)) }
  }
}

extension Date {
  static func noon(plus seconds: Double = 0) -> Date { Date(timeIntervalSince1970: 1_800_000_000 + seconds) }
}
