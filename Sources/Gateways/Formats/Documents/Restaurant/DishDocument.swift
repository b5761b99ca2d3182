package import Entities

/// The JSON representation of a dish.
package struct DishDocument: Codable, Sendable, Hashable {
  /// The id, which is derived from the dish's original name, such as `dish-tiramisu`.
  package let id: String
  /// The name of the dish, on one line. It complies with `Dish.nameRule`.
  package let name: String
  /// A description of a sentence or two. It can be empty.
  package let description: String
  /// The price, which is zero or more.
  package let price: MoneyDocument
  /// The name of the dish's kind.
  package let kind: String

  /// Creates the JSON representation of a dish.
  package init(_ dish: Dish) {
    id = dish.id.text
    name = dish.name
    description = dish.description
    price = MoneyDocument(dish.price)
    kind = dish.kind.name
  }

  /// Returns the dish that this value represents.
  ///
  /// - Throws: The error for the first invalid part. Its description names the part.
  package func dish() throws -> Dish {
    let dish = try Dish(
      id: Dish.ID(id), name: name, description: description, price: price.money(), kind: DishKind(kind))
    if !id.hasPrefix("dish-") { throw DocumentError.wrong("the id of a dish", found: id, expected: "one of a dish") }
    return dish
  }
}
