import Entities
import Interfaces
import UseCases

extension Command {
  static let beersMakers = Command(
    "beers makers list", "los fabricantes, nacionales e importados", "the manufacturers, national and imported",
    options: [PageOptions.search] + PageOptions.specs,
    examples: ["recetas-cli beers makers", "recetas-cli beers makers list --search malta"]
  ) { context in
    let (kit, page) = (context.kit, try context.arguments.page())
    let query = context.arguments.option("search") ?? ""
    try await kit.prepareBeers(context.output)
    let found = try await kit.store.manufacturers(matching: SearchText(query), page: page)
    let model = ManufacturersModel(found, searching: query, firstNumber: page.offset + 1, in: context.texts)
    try context.show(model, .makers, page, or: .manufacturers(found, page))
  }
}
