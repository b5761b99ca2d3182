public import Entities
import UseCases

/// The menu as a screen shows it.
public struct MenuModel: Sendable, Hashable {
  /// The dishes of one kind.
  public struct Section: Sendable, Hashable {
    /// The kind.
    public let title: String
    /// Its dishes.
    public let rows: [Row]
  }

  /// One dish.
  public struct Row: Sendable, Hashable {
    /// The dish that the row is of.
    public let dish: Dish.ID
    /// The number that chooses the row, from 1 on.
    public let number: Int
    /// What it is called.
    public let name: String
    /// What is in it.
    public let description: String
    /// What it costs.
    public let price: String
  }

  /// What the list is called, with the search if there is one.
  public let title: String
  /// In the order of their kinds.
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

  /// The rows of all sections.
  public var rows: [Row] { sections.flatMap(\.rows) }
}
