import Entities
import Interfaces
import UseCases

/// Which part of the menu a command is about.
struct MenuOptions {
  let query: String
  let kind: DishKind?
  let page: Page

  init(_ arguments: Arguments, _ texts: Texts) throws(Failure) {
    query = arguments.option("search") ?? ""
    page = Page(
      offset: try arguments.number("offset", otherwise: 0),
      limit: try arguments.number("limit", otherwise: Page.defaultLimit))
    kind = try arguments.option("kind").map { (name) throws(Failure) in try texts.kind(name) }
  }

  static let specs: [CommandSpec.Option] = [
    .init(
      name: "search", value: "TEXT",
      summary: LocalText(
        "solo lo que lo contenga, sin mirar tildes ni mayúsculas",
        "only what contains it, blind to accents and case")),
    .init(name: "kind", value: "KIND", summary: LocalText("solo esa sección", "only that section")),
    .init(name: "limit", value: "N", summary: LocalText("cuántos como mucho (50)", "how many at most (50)")),
    .init(name: "offset", value: "N", summary: LocalText("cuántos saltar antes (0)", "how many to skip first (0)")),
  ]
}

extension Context {
  /// Prints a page of the menu as people read it, and remembers its rows.
  func show(_ found: MenuPage, _ options: MenuOptions) throws(Failure) {
    let page = options.page
    let model = MenuModel(
      found.menu, searching: options.query, firstNumber: page.offset + 1, hasMore: found.hasMore, in: texts)
    try output.write(
      found.menu.isEmpty
        ? [Line(texts.noDishes(options.query, options.kind, page))]
        : MenuText.lines(model, width: console.width) + texts.nextPage(found.hasMore, page))
    remember(.menu, first: page.offset + 1, model.rows.map(\.dish.text))
  }
}
