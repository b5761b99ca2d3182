public import Entities

/// A dish in a document.
public struct DishDocument: Codable, Sendable, Hashable {
  public let id: String
  public let name: String
  public let description: String
  public let price: MoneyDocument
  public let kind: String

  public init(_ dish: Dish) {
    id = dish.id.text
    name = dish.name
    description = dish.description
    price = MoneyDocument(dish.price)
    kind = dish.kind.name
  }

  func dish() throws -> Dish {
    let dish = try Dish(
      name: name, description: description, price: price.money(), kind: DishKind(kind))
    guard dish.id.text == id else { throw DocumentError.wrong("the id of a dish", found: id, expected: dish.id.text) }
    return dish
  }
}
