import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let menuList = Command(
    "menu list", "la carta, por secciones", "the menu, in sections",
    options: MenuOptions.specs,
    examples: [
      "recetas-cli menu list", "recetas-cli menu list --search piña", "recetas-cli menu list --kind postres --json",
    ]
  ) { context in
    let options = try MenuOptions(context.arguments, context.texts)
    try await context.kit.prepareMenu(context.output)
    let found = try await context.kit.restaurant.getMenu(
      matching: SearchText(options.query), of: options.kind, page: options.page)
    try await context.show(found, options)
  }

  static let menuShow = Command(
    "menu show DISH", "un plato de la carta", "a dish on the menu",
    examples: ["recetas-cli menu show 1", "recetas-cli menu show dish-tarta-de-queso --json"]
  ) { context in
    try await context.kit.prepareMenu(context.output)
    let dish = try await context.dish(context.arguments["DISH"])
    let model = MenuModel(Menu(ordered: [dish]), searching: "", hasMore: false, in: context.texts)
    try context.output.write(ListText.lines(model, on: context.paper), or: DishDocument(dish))
  }
}

/// The options that select a part of the menu.
struct MenuOptions {
  let query: String
  let kind: DishKind?
  let page: Page

  init(_ arguments: Arguments, _ texts: Texts) throws {
    query = arguments.option("search") ?? ""
    page = try arguments.page()
    kind = try arguments.option("kind").map(texts.kind)
  }

  static let specs: [CommandSpec.Option] =
    [
      PageOptions.search,
      .init("--kind KIND", "solo esa sección", "only that section"),
    ] + PageOptions.specs
}

extension Context {
  /// Prints a page of the menu.
  func show(_ found: MenuPage, _ options: MenuOptions) async throws {
    let page = options.page
    let model = MenuModel(
      found.menu, searching: options.query, firstNumber: page.offset + 1, hasMore: found.hasMore, in: texts)
    var nothing = texts.noDishes(options.query, options.kind, page)
    if let kind = options.kind, found.menu.isEmpty, page.offset == 0 {
      let kinds = try await someDishes().map(\.kind)
      let meant = kinds.contains(kind) ? [] : Nearest.words(to: kind.name, among: kinds.map(\.name))
      if !meant.isEmpty { nothing += " " + texts.didYouMean(meant) }
    }
    try await show(model, .menu, of: .restaurant, page, nothing: nothing, or: .menu(found))
  }
}
