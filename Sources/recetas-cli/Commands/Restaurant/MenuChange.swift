import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  private static let fields: [CommandSpec.Option] = [
    .init("--name NAME", "cómo se llama", "the name"),
    .init("--kind KIND", "su sección de la carta", "its menu section"),
    .init("--price AMOUNT", "el precio: 12,50", "the price: 12.50"),
    .init("--description TEXT", "qué lleva; vacío: nada", "the description; empty: none"),
  ]

  static let menuAdd = Command(
    "menu add", "añadir un plato a la carta", "add a dish to the menu",
    options: fields,
    examples: ["recetas-cli menu add --name 'Tarta de queso' --kind Postres --price 5.50"]
  ) { context in
    try await context.kit.prepareMenu(context.output)
    let dish = try await context.kit.restaurant.addDish(context.filled(DishDraft()))
    try context.output.write([Line(context.texts.added(dish.name, dish.id.text))], or: DishDocument(dish))
  }

  static let menuEdit = Command(
    "menu edit DISH", "cambiar un plato de la carta", "change a dish on the menu",
    options: fields,
    examples: ["recetas-cli menu edit 3 --price 5.90"]
  ) { context in
    try await context.kit.prepareMenu(context.output)
    let original = try await context.dish(context.arguments["DISH"])
    let dish = try await context.kit.restaurant.editDish(original, as: context.filled(DishDraft(original)))
    let text = dish == original ? context.texts.unchanged(dish.name) : context.texts.saved(dish.name)
    try context.output.write([Line(text)], or: DishDocument(dish))
  }

  static let menuDelete = Command(
    "menu delete DISH", "quitar un plato de la carta", "take a dish off the menu",
    examples: ["recetas-cli menu delete 3 --yes"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await kit.prepareMenu(context.output)
    let dish = try await context.dish(context.arguments["DISH"])
    try await context.agree(on: dish, texts.confirmDeletion) { try await kit.restaurant.deleteDish($0) }
    try context.output.write([Line(texts.deleted(dish.name))], or: DishDocument(dish))
  }
}

extension Context {
  /// Returns the dish that an argument identifies by row number, id or name.
  func dish(_ word: String) async throws -> Dish {
    let named = Result { () throws -> Dish.ID in try self.id(word, in: .menu) }
    if case .success(let id) = named, let dish = try await onTheMenu(id) { return dish }
    let name = TextRule.cleaned(word)
    // Row numbers and ids have their own error messages.
    if name.isEmpty || name.allSatisfy(\.isNumber) || name.hasPrefix("dish-") {
      throw texts.noSuchDish(try named.get())
    }
    do { return try await kit.store.dish(named: name) } catch {
      if error != .notFound { throw error }
      let names = try await someDishes().map(\.name)
      throw texts.noDish(named: word).suggesting(Nearest.words(to: name, among: names), texts)
    }
  }

  /// Returns dishes to compare with a misspelled word.
  func someDishes() async throws(GatewayError) -> [Dish] {
    try await kit.store.dishes(matching: SearchText(), of: nil, page: Page(limit: 2000)).items
  }

  private func onTheMenu(_ id: Dish.ID) async throws -> Dish? {
    do { return try await kit.store.dish(id) } catch GatewayError.notFound { return nil }
  }

  /// Returns the draft with the values given on the command line.
  fileprivate func filled(_ draft: DishDraft) -> DishDraft {
    var draft = draft
    draft.name = arguments.option("name") ?? draft.name
    draft.kind = arguments.option("kind") ?? draft.kind
    draft.price = arguments.option("price") ?? draft.price
    draft.description = arguments.option("description") ?? draft.description
    return draft
  }
}
