import Entities
import Interfaces
import UseCases

extension Command {
  static let beersList = Command(
    "beers list [MAKER]", "las cervezas de un fabricante, o de todos", "the beers of a manufacturer, or of all",
    options: [
      .init("--sort name|abv|calories", "por qué se ordena cada tipo (nombre)", "what each type is sorted by (name)"),
      .init("--reverse", "de más a menos", "from the most to the least"),
      PageOptions.search,
    ] + PageOptions.specs,
    examples: ["recetas-cli beers list 1", "recetas-cli beers list --sort abv --reverse --search lager"]
  ) { context in
    let (kit, page) = (context.kit, try context.arguments.page())
    let (query, sorting) = (context.arguments.option("search") ?? "", context.beerSorting())
    try await kit.prepareBeers(context.output)
    let word = context.arguments.operand("MAKER")
    let maker = if let word { try await context.maker(word) } else { ManufacturerSummary?.none }
    let found = try await kit.store.beers(of: maker?.id, matching: SearchText(query), sortedBy: sorting, page: page)
    let model = BeersModel(
      found, of: maker?.manufacturer, searching: query, sortedBy: sorting, firstNumber: page.offset + 1,
      in: context.texts)
    try await context.show(model, .beers, of: .beers, page, or: .beers(found, page))
  }

  static let beersBest = Command(
    "beers best", "las cervezas mejor valoradas", "the best rated beers",
    options: PageOptions.specs,
    examples: ["recetas-cli beers best --limit 10"]
  ) { context in
    let (kit, page) = (context.kit, try context.arguments.page())
    try await kit.prepareBeers(context.output)
    let found = try await kit.store.bestBeers(page: page)
    let model = BestBeersModel(found, firstNumber: page.offset + 1, in: context.texts)
    try await context.show(model, .beers, of: .beers, page, or: .beers(found, page))
  }

  static let beersShow = Command(
    "beers show ID", "una cerveza", "a beer",
    examples: ["recetas-cli beers show 1"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await kit.prepareBeers(context.output)
    let beer = try await context.beer(context.arguments["ID"])
    let maker = try await context.found(
      await kit.store.manufacturer(beer.beer.manufacturer).manufacturer, or: texts.noSuchBeer(beer.id))
    try context.output.write(
      BeersText.lines(BeerModel(beer, of: maker, in: texts)), or: JSONObject.beer(beer))
  }
}

extension Context {
  /// The manufacturer that a word means.
  func maker(_ word: String) async throws -> ManufacturerSummary {
    let id: Manufacturer.ID = try self.id(word, in: .makers)
    return try await found(await kit.store.manufacturer(id), or: texts.noSuchManufacturer(id))
  }

  /// The beer that a word means.
  func beer(_ word: String) async throws -> RatedBeer {
    let id: Beer.ID = try self.id(word, in: .beers)
    return try await found(await kit.store.beer(id), or: texts.noSuchBeer(id))
  }

  fileprivate func beerSorting() -> BeerSorting {
    let measure = arguments.option("sort").flatMap(BeerMeasure.named)
    return BeerSorting(measure.map { .measure($0) } ?? .name, isReversed: arguments.has("reverse"))
  }
}
