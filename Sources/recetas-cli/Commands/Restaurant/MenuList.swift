import Entities
import Interfaces
import UseCases

extension Command {
  static let menuList = Command(
    spec: CommandSpec(
      name: ["menu", "list"],
      summary: LocalText("la carta, por secciones", "the menu, in sections"),
      options: [
        .init(
          name: "search", value: "TEXT",
          summary: LocalText(
            "solo lo que lo contenga, sin mirar tildes ni mayúsculas",
            "only what contains it, blind to accents and case")),
        .init(name: "kind", value: "KIND", summary: LocalText("solo esa sección", "only that section")),
        .init(name: "limit", value: "N", summary: LocalText("cuántos como mucho (50)", "how many at most (50)")),
        .init(name: "offset", value: "N", summary: LocalText("cuántos saltar antes (0)", "how many to skip first (0)")),
      ],
      examples: [
        "recetas-cli menu list", "recetas-cli menu list --search piña", "recetas-cli menu list --kind postres --json",
      ])
  ) { (context) async throws(Failure) in
    let (arguments, texts) = (context.arguments, context.texts)
    let query = arguments.option("search") ?? ""
    let page = Page(
      offset: try arguments.number("offset", otherwise: 0),
      limit: try arguments.number("limit", otherwise: Page.defaultLimit))
    let kind = try arguments.option("kind").map { (name) throws(Failure) in try texts.kind(name) }

    try await context.kit.prepareMenu(context.output)
    let found = try await context.attempt(Failure.init) { () async throws(GatewayError) in
      try await context.kit.getMenu(matching: SearchText(query), of: kind, page: page)
    }
    let model = MenuModel(
      found.menu, searching: query, firstNumber: page.offset + 1, hasMore: found.hasMore, in: texts)
    try context.output.write(
      found.menu.isEmpty
        ? [Line(texts.noDishes(query, kind, page))]
        : MenuText.lines(model, width: context.console.width) + texts.nextPage(found.hasMore, page),
      or: MenuDocument(found))
    context.remember(.menu, first: page.offset + 1, model.rows.map(\.dish.text))
  }
}
