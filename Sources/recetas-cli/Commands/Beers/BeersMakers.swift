import Entities
import Gateways
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
    try await context.show(model, .makers, of: .beers, page, or: .manufacturers(found, page))
  }

  private static let fields: [CommandSpec.Option] = [
    .init("--name NAME", "cómo se llama", "the name"),
    .init("--origin national|imported", "su origen", "its origin"),
    .init("--address A", "su dirección", "its address"),
    .init("--logo FILE", "una imagen; vacío: ninguna", "a picture; empty: none", clears: true),
  ]

  static let beersMakersAdd = Command(
    "beers makers add", "añadir un fabricante", "add a manufacturer",
    options: fields,
    examples: ["recetas-cli beers makers add --name 'La Jarra Azul' --origin national --logo jarra.png"]
  ) { context in
    try await context.kit.prepareBeers(context.output)
    let logo = try context.photos("logo").last
    let draft = try context.filled(ManufacturerDraft(), logo)
    let added = try await context.kit.beers.addManufacturer(draft, logo: logo)
    try context.output.write([Line(context.texts.added(added.name, added.id.text))], or: ManufacturerDocument(added))
  }

  static let beersMakersShow = Command(
    "beers makers show MAKER", "un fabricante", "a manufacturer",
    options: PictureOptions.specs,
    examples: ["recetas-cli beers makers show 1", "recetas-cli beers makers show 5 --image logo.png"]
  ) { context in
    try await context.kit.prepareBeers(context.output)
    let maker = try await context.maker(context.arguments["MAKER"])
    let logo = [maker.manufacturer.logo].compactMap(\.self)
    try await context.present(logo, of: maker.manufacturer.name)
    try context.output.write(
      BeersText.lines(ManufacturerModel(maker, in: context.texts)), or: JSONObject.manufacturer(maker))
  }

  static let beersMakersEdit = Command(
    "beers makers edit MAKER", "cambiar un fabricante", "change a manufacturer",
    options: fields,
    examples: ["recetas-cli beers makers edit 2 --address 'Calle del Pez, 3'"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await kit.prepareBeers(context.output)
    let original = try await context.maker(context.arguments["MAKER"]).manufacturer
    let logo = try context.photos("logo").last
    let draft = try context.filled(ManufacturerDraft(original), logo)
    let maker = try await kit.beers.editManufacturer(original, as: draft, logo: logo)
    let text = maker == original ? texts.unchanged(maker.name) : texts.saved(maker.name)
    try context.output.write([Line(text)], or: ManufacturerDocument(maker))
  }

  static let beersMakersDelete = Command(
    "beers makers delete MAKER", "borrar un fabricante, con sus cervezas y reseñas",
    "delete a manufacturer, with its beers and reviews",
    examples: ["recetas-cli beers makers delete 2 --yes"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await kit.prepareBeers(context.output)
    let maker = try await context.maker(context.arguments["MAKER"])
    try await context.agree(on: maker, texts.confirmDeletion) { try await kit.beers.deleteManufacturer($0) }
    try context.output.write(
      [Line(texts.deleted(maker.manufacturer.name))], or: ManufacturerDocument(maker.manufacturer))
  }
}

extension Context {
  /// Returns the draft with the values given on the command line.
  fileprivate func filled(_ draft: ManufacturerDraft, _ logo: LoadedImage?) throws -> ManufacturerDraft {
    var draft = draft
    draft.name = arguments.option("name") ?? draft.name
    draft.address = arguments.option("address") ?? draft.address
    draft.origin = origin() ?? draft.origin
    if arguments.has("logo") { draft.logo = logo.map { Photo.ID(of: $0) } }
    return draft
  }
}
