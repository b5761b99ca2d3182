public import Entities
import UseCases

/// The dishes of the menu in its order, ready to be searched.
public struct MenuState: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    let dish: Dish
    let position: MenuPosition
    let name: String
    let description: String

    init(_ dish: Dish) {
      self.dish = dish
      position = MenuPosition(dish)
      name = SearchText.fold(dish.name)
      description = SearchText.fold(dish.description)
    }

    func matches(_ search: SearchText) -> Bool {
      search.matches(folded: name) || search.matches(folded: description)
    }
  }

  private var entries: [Entry] = []
  private var byID: [Dish.ID: Dish] = [:]

  /// - Returns: `nil` when two dishes have one id.
  init?(_ dishes: some Sequence<Dish>) {
    for dish in dishes where byID.updateValue(dish, forKey: dish.id) != nil { return nil }
    entries = byID.values.map(Entry.init).sorted { $0.position < $1.position }
  }

  init() {}

  /// All dishes, in the menu's order.
  public var dishes: [Dish] { entries.map(\.dish) }
  var count: Int { entries.count }
  var kindCount: Int { Set(entries.lazy.map(\.dish.kind)).count }

  func dish(_ id: Dish.ID) throws(GatewayError) -> Dish {
    guard let dish = byID[id] else { throw .notFound }
    return dish
  }

  func dishes(_ ids: Set<Dish.ID>) -> [Dish.ID: Dish] {
    ids.reduce(into: [:]) { $0[$1] = byID[$1] }
  }

  func dishes(matching search: SearchText, of kind: DishKind?, page: Page) -> Paged<Dish> {
    let letters = kind.map { CollationKey($0.name).letters }
    var items: [Dish] = []
    var skipped = 0
    for entry in entries where entry.matches(search) {
      if let letters, entry.position.kind.letters != letters { continue }
      if skipped < page.offset {
        skipped += 1
      } else if items.count < page.limit {
        items.append(entry.dish)
      } else {
        return Paged(items, hasMore: true)
      }
    }
    return Paged(items, hasMore: false)
  }
}
