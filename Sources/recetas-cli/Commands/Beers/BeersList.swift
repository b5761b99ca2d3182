import Entities
import Interfaces
import UseCases

extension Command {
  static let beersList = Command(
    "beers list [MAKER]", "las cervezas de un fabricante, o todas", "the beers of a manufacturer, or all beers",
    options: [
      .init("--sort name|abv|calories", "orden dentro de cada tipo (nombre)", "order within each type (name)"),
      .init("--reverse", "de más a menos", "from most to least"),
      PageOptions.search,
      .init(
        "--maker NAME", "solo las del fabricante cuyo nombre contiene este texto",
        "only those of the manufacturer whose name contains this text"),
    ] + BeerMeasure.allCases.flatMap(\.limitOptions) + PageOptions.specs,
    examples: [
      "recetas-cli beers list 1", "recetas-cli beers list --sort abv --reverse --search lager",
      "recetas-cli beers list --maker oso --max-calories 150", "recetas-cli beers list --min-abv 5 --max-abv 6.5",
    ]
  ) { context in
    let (kit, page) = (context.kit, try context.arguments.page())
    let (query, sorting) = (context.arguments.option("search") ?? "", context.beerSorting())
    let limits = try context.beerLimits()
    try await kit.prepareBeers(context.output)
    let word = context.arguments.operand("MAKER")
    var maker = if let word { try await context.maker(word) } else { ManufacturerSummary?.none }
    if maker == nil, let text = context.arguments.option("maker") { maker = try await context.maker(containing: text) }
    let filter = BeerFilter(of: maker?.id, matching: SearchText(query), limits: limits)
    let found = try await kit.store.beers(filter, sortedBy: sorting, page: page)
    let makers = try await kit.store.manufacturers(Set(found.items.map(\.beer.manufacturer)))
    let model = BeersModel(
      found, of: maker?.manufacturer, by: makers, within: limits, searching: query, sortedBy: sorting,
      firstNumber: page.offset + 1, in: context.texts)
    try await context.show(model, .beers, of: .beers, page, or: .beers(found, by: makers, page))
  }

  static let beersBest = Command(
    "beers best", "las cervezas mejor valoradas", "the top-rated beers",
    options: PageOptions.specs,
    examples: ["recetas-cli beers best --limit 10"]
  ) { context in
    let (kit, page) = (context.kit, try context.arguments.page())
    try await kit.prepareBeers(context.output)
    let found = try await kit.store.bestBeers(page: page)
    let makers = try await kit.store.manufacturers(Set(found.items.map(\.beer.manufacturer)))
    let model = BestBeersModel(found, by: makers, firstNumber: page.offset + 1, in: context.texts)
    try await context.show(model, .beers, of: .beers, page, or: .beers(found, by: makers, page))
  }

  static let beersShow = Command(
    "beers show ID", "una cerveza", "a beer",
    options: PictureOptions.specs,
    examples: ["recetas-cli beers show 1", "recetas-cli beers show 1 --images"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await kit.prepareBeers(context.output)
    let beer = try await context.beer(context.arguments["ID"])
    let maker = try await context.found(
      await kit.store.manufacturer(beer.beer.manufacturer).manufacturer, or: texts.noSuchBeer(beer.id))
    try await context.present(beer.beer.album.photos, of: beer.beer.name)
    try context.output.write(
      BeersText.lines(BeerModel(beer, of: maker, in: texts)), or: JSONObject.beer(beer, by: maker))
  }
}

extension Context {
  /// Returns the manufacturer that a word stands for.
  func maker(_ word: String) async throws -> ManufacturerSummary {
    let id: Manufacturer.ID = try await recordID(word, in: .makers)
    return try await found(await kit.store.manufacturer(id), or: texts.noSuchManufacturer(id))
  }

  /// Returns the only manufacturer with this name, or otherwise the only one whose name contains the text.
  fileprivate func maker(containing text: String) async throws -> ManufacturerSummary {
    let found = try await kit.store.manufacturers(matching: SearchText(text), page: Page(limit: Page.maximum)).items
    let named = found.filter { SearchText($0.manufacturer.name).folded == SearchText(text).folded }
    let meant = named.isEmpty ? found : named
    guard let maker = meant.first, meant.count == 1 else {
      throw texts.notOneManufacturer(text, meant.map(\.manufacturer))
    }
    return maker
  }

  /// Returns the limits given on the command line.
  fileprivate func beerLimits() throws -> [BeerMeasure: ClosedRange<Int>] {
    var limits: [BeerMeasure: ClosedRange<Int>] = [:]
    for measure in BeerMeasure.allCases {
      func value(_ side: String) throws -> Int? {
        guard let text = arguments.option("\(side)-\(measure.optionName)") else { return nil }
        do { return try measure.value(typed: text) } catch {
          throw texts.badLimit("\(side)-\(measure.optionName)", error, measure)
        }
      }
      let (low, high) = (try value("min"), try value("max"))
      if low == nil && high == nil { continue }
      let (least, most) = (low ?? measure.range.lowerBound, high ?? measure.range.upperBound)
      if least > most { throw texts.crossedLimits(measure.optionName) }
      limits[measure] = least...most
    }
    return limits
  }

  /// Returns the beer that a word stands for.
  func beer(_ word: String) async throws -> RatedBeer {
    let id: Beer.ID = try await recordID(word, in: .beers)
    return try await found(await kit.store.beer(id), or: texts.noSuchBeer(id))
  }

  fileprivate func beerSorting() -> BeerSorting {
    let measure = arguments.option("sort").flatMap(BeerMeasure.named)
    return BeerSorting(measure.map { .measure($0) } ?? .name, isReversed: arguments.has("reverse"))
  }
}
