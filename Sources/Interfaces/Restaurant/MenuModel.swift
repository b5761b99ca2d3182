public import Entities
import UseCases

/// The content of the menu screen: the dishes, grouped into sections by kind.
public typealias MenuModel = ListModel<MenuFeature>

/// A list row that shows a dish.
public struct DishRow: ListRow, Sendable {
  /// The id of the dish.
  public let id: Dish.ID
  /// The number that the user types to choose the row, starting at 1.
  public var number: Int
  /// The name of the dish.
  public var name: String
  /// The description of the dish. Can be empty.
  public var description: String
  /// The price of the dish, for example `€12.95`.
  public var price: String

  /// Creates a row that shows a dish.
  public init(_ dish: Dish, number: Int, in texts: Texts) {
    id = dish.id
    self.number = number
    name = dish.name
    description = dish.description
    price = texts.money(dish.price)
  }
}

extension ListModel<MenuFeature> {
  /// Creates the model of the menu.
  ///
  /// - Parameter firstNumber: the number of the first row.
  public init(_ menu: Menu, searching query: String, firstNumber: Int = 1, hasMore: Bool, in texts: Texts) {
    let isBlank = SearchText(query).isBlank
    self.init(
      title: texts.title(texts.menu, searching: query),
      sections: Self.sections(menu.sections.map { ($0.kind.name, $0.dishes) }, from: firstNumber) {
        DishRow($0, number: $1, in: texts)
      }, more: hasMore ? texts.moreDishes : nil, nothing: isBlank ? texts.emptyMenu : texts.nothingFound(query))
  }
}
