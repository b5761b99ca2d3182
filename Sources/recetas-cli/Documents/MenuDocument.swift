import Entities
import Gateways
import UseCases

/// `menu list --json`.
struct MenuDocument: Encodable {
  struct Section: Encodable {
    let kind: String
    let dishes: [DishDocument]
  }

  let sections: [Section]
  let offset: Int
  let limit: Int
  let hasMore: Bool

  init(_ page: MenuPage) {
    sections = page.menu.sections.map { Section(kind: $0.kind.name, dishes: $0.dishes.map(DishDocument.init)) }
    offset = page.page.offset
    limit = page.page.limit
    hasMore = page.hasMore
  }
}
