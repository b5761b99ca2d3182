package import Entities

/// A dish in a document.
package struct DishDocument: Codable, Sendable, Hashable {
  /// The id: `dish-tiramisu`, made from its first name.
  package let id: String
  /// One line, within `Dish.nameRule`.
  package let name: String
  /// A sentence or two; may be empty.
  package let description: String
  /// Zero or more.
  package let price: MoneyDocument
  /// The name of its kind.
  package let kind: String

  /// The document of a dish.
  package init(_ dish: Dish) {
    id = dish.id.text
    name = dish.name
    description = dish.description
    price = MoneyDocument(dish.price)
    kind = dish.kind.name
  }

  /// The dish.
  ///
  /// - Throws: the error of its entity, for a part that can't be so; its description says which.
  package func dish() throws -> Dish {
    let dish = try Dish(
      id: Dish.ID(id), name: name, description: description, price: price.money(), kind: DishKind(kind))
    if !id.hasPrefix("dish-") { throw DocumentError.wrong("the id of a dish", found: id, expected: "one of a dish") }
    return dish
  }
}
