public import Entities
import UseCases

/// The menu as a screen shows it.
public struct MenuModel: Sendable, Hashable {
  public struct Section: Sendable, Hashable {
    public let title: String
    public let rows: [Row]
  }

  public struct Row: Sendable, Hashable {
    public let dish: Dish.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    public let name: String
    public let description: String
    public let price: String
  }

  public let title: String
  public let sections: [Section]
  /// Says that more follows; `nil` at the end.
  public let more: String?
  /// What just happened.
  public var notice: String?

  /// - Parameter firstNumber: the number of the first row.
  public init(_ menu: Menu, searching query: String, firstNumber: Int = 1, hasMore: Bool, in texts: Texts) {
    title = SearchText(query).isBlank ? texts.menu : texts.menu(searching: query)
    more = hasMore ? texts.moreDishes : nil
    var number = firstNumber
    sections = menu.sections.map { section in
      Section(
        title: section.kind.name,
        rows: section.dishes.map { dish in
          defer { number += 1 }
          return Row(
            dish: dish.id, number: number, name: dish.name, description: dish.description,
            price: texts.money(dish.price))
        })
    }
  }

  public var rows: [Row] { sections.flatMap(\.rows) }
}
