import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  private static let fields: [CommandSpec.Option] =
    [
      .init("--name NAME", "cómo se llama", "the name"),
      .init("--type TEXT", "de qué tipo es: Lager, Pilsen, IPA…", "the type: Lager, Pilsen, IPA…"),
    ] + BeerMeasure.allCases.map(\.option) + [
      .init(
        "--photo FILE", "una foto, o varias, en lugar de las actuales; la primera es la portada; vacío: ninguna",
        "a photo, or several, instead of the current ones; the first is the cover; empty: none", clears: true)
    ]

  static let beersAdd = Command(
    "beers add MAKER", "añadir una cerveza", "add a beer",
    options: fields,
    examples: ["recetas-cli beers add 1 --name 'Jarra Rubia' --type Lager --abv 4.8 --calories 140"]
  ) { context in
    try await context.kit.prepareBeers(context.output)
    let maker: Manufacturer.ID = try await context.recordID(context.arguments["MAKER"], in: .makers)
    let photos = try context.photos("photo")
    let draft = try context.filled(BeerDraft(), photos)
    let beer = try await context.kit.beers.addBeer(draft, to: maker, photos: photos)
    try context.output.write([Line(context.texts.added(beer.name, beer.id.text))], or: BeerDocument(beer))
  }

  static let beersEdit = Command(
    "beers edit ID", "cambiar una cerveza", "change a beer",
    options: fields,
    examples: ["recetas-cli beers edit 3 --abv 5.2 --photo jarra.jpg"]
  ) { context in
    let kit = context.kit
    try await kit.prepareBeers(context.output)
    let original = try await context.beer(context.arguments["ID"]).beer
    let photos = try context.photos("photo")
    let draft = try context.filled(BeerDraft(original), photos)
    let beer = try await kit.beers.editBeer(original, as: draft, photos: photos)
    let text = beer == original ? context.texts.unchanged(beer.name) : context.texts.saved(beer.name)
    try context.output.write([Line(text)], or: BeerDocument(beer))
  }

  static let beersDelete = Command(
    "beers delete ID", "borrar una cerveza, con sus reseñas", "delete a beer, with its reviews",
    examples: ["recetas-cli beers delete 3 --yes"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await kit.prepareBeers(context.output)
    let beer = try await context.beer(context.arguments["ID"])
    try await context.agree(on: beer, texts.confirmDeletion) { try await kit.beers.deleteBeer($0) }
    try context.output.write([Line(texts.deleted(beer.beer.name))], or: BeerDocument(beer.beer))
  }
}

extension Context {
  /// Returns the draft with the values given on the command line.
  fileprivate func filled(_ draft: BeerDraft, _ photos: [LoadedImage]) throws -> BeerDraft {
    var draft = draft
    draft.name = arguments.option("name") ?? draft.name
    draft.type = arguments.option("type") ?? draft.type
    for measure in BeerMeasure.allCases {
      if let text = arguments.option(measure.optionName) { draft[.measure(measure)] = text }
    }
    if !arguments.paths("photo").isEmpty { draft.album = try album(of: photos) }
    return draft
  }
}
