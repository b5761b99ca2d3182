import Entities
import Interfaces
import Testing
import UseCases

@Suite struct `The changes of the menu, as plain text` {
  private func lines(_ old: [Dish], _ new: [Dish]) -> [String] {
    let (old, new) = (sections(old), sections(new))
    let model = MenuChangesModel(ListChanges(from: old, to: new), of: old, in: BothLanguages.english)
    return MenuChangesText.lines(model).map { $0.text() }
  }

  private func sections(_ dishes: [Dish]) -> [ListSection<DishKind, Dish>] {
    MenuPage(menu: Menu(ordered: dishes), page: .first, hasMore: false).sections
  }

  @Test func `The plain text of menu changes lists removed dishes first, then the rest in menu order`() throws {
    let menu = try SmallMenu()
    let dearer = try Dish(
      name: menu.margarita.name, description: menu.margarita.description, price: Money(minorUnits: 1234),
      kind: menu.margarita.kind)
    #expect(
      lines([menu.steak, menu.margarita], [dearer, menu.cream]) == [
        "- \(menu.steak.name)  \(BothLanguages.english.money(menu.steak.price))  \(menu.steak.kind.name)",
        "~ \(dearer.name)  €12.34  \(dearer.kind.name)",
        "+ \(menu.cream.name)  \(BothLanguages.english.money(menu.cream.price))  \(menu.cream.kind.name)",
      ])
    #expect(lines([menu.steak], [menu.steak]).isEmpty)
  }
}
