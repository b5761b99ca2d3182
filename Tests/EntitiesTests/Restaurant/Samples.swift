import Entities
import Foundation

/// Returns a dish with the given name and defaults for everything else.
func dish(_ name: String, _ price: String = "9.90", kind: String = "Pizzas", currency: Currency = .euro)
  throws -> Dish
{
  try Dish(name: name, description: "", price: Money(exactly: price, currency: currency), kind: DishKind(kind))
}

/// Returns an order line as a store restores it.
func line(_ name: String, _ price: String = "9.90", quantity: Int = 1, currency: Currency = .euro) throws
  -> OrderLine
{
  try OrderLine(
    dish: Dish.ID(ofDishNamed: name), name: name, unitPrice: Money(exactly: price, currency: currency),
    quantity: Quantity(quantity))
}

/// Returns a menu with the given dishes by id, for comparison with an order.
func menu(_ dishes: Dish...) -> [Dish.ID: Dish] {
  Dictionary(uniqueKeysWithValues: dishes.map { ($0.id, $0) })
}

/// Returns a placement with a delivery to Calle de Alcalá, 1, by default in November 2023.
func placement(at seconds: TimeInterval = 1_700_000_000) throws -> Placement {
  try Placement(
    date: Date(timeIntervalSince1970: seconds),
    delivery: Delivery(address: Address("Calle de Alcalá, 1"), phone: PhoneNumber("+34 915 55 12 34")))
}
