import Entities
import Interfaces
import UseCases

extension Command {
  static let beersMakers = Command(
    "beers makers list", "los fabricantes, nacionales e importados", "the manufacturers, national and imported",
    options: [PageOptions.search] + PageOptions.specs,
    examples: ["recetas-cli beers makers", "recetas-cli beers makers list --search malta"]
  ) { context in
    let (kit, texts, page) = (context.kit, context.texts, try context.arguments.page())
    let query = context.arguments.option("search") ?? ""
    try await kit.prepareBeers(context.output)
    let found = try await kit.store.manufacturers(matching: SearchText(query), page: page)
    let model = ManufacturersModel(found, searching: query, firstNumber: page.offset + 1, in: texts)
    let nothing = SearchText(query).isBlank ? texts.noManufacturers : texts.noManufacturerFound(query)
    try context.output.write(
      found.items.isEmpty
        ? [Line(texts.nothing(page, otherwise: nothing))]
        : ListText.lines(model, on: context.paper) + texts.nextPage(found.hasMore, page),
      or: JSONObject.manufacturers(found, page))
    context.remember(.makers, first: page.offset + 1, model.rows.map(\.id.text))
  }
}
