import Entities
import Foundation

/// A dish whose name is all that matters, but for what a test says.
func dish(_ name: String, _ price: String = "9.90", kind: String = "Pizzas", currency: Currency = .euro)
  throws -> Dish
{
  try Dish(name: name, description: "", price: Money(exactly: price, currency: currency), kind: DishKind(kind))
}

/// A line as it would be kept.
func line(_ name: String, _ price: String = "9.90", quantity: Int = 1, currency: Currency = .euro) throws
  -> OrderLine
{
  try OrderLine(
    dish: Dish.ID(ofDishNamed: name), name: name, unitPrice: Money(exactly: price, currency: currency),
    quantity: Quantity(quantity))
}

/// The dishes by their ids, as an order is compared with them.
func menu(_ dishes: Dish...) -> [Dish.ID: Dish] {
  Dictionary(uniqueKeysWithValues: dishes.map { ($0.id, $0) })
}

/// To Alcalá 1, on an evening of 2023.
func placement(at seconds: TimeInterval = 1_700_000_000) throws -> Placement {
  try Placement(
    date: Date(timeIntervalSince1970: seconds),
    delivery: Delivery(address: Address("Calle de Alcalá, 1"), phone: PhoneNumber("+34 915 55 12 34")))
}
