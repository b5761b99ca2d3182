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
    try context.show(model, .makers, page, or: .manufacturers(found, page))
  }

  static let beersMakersAdd = Command(
    "beers makers add", "añadir un fabricante", "add a manufacturer",
    options: [
      .init("--name NAME", "cómo se llama", "what it is called"),
      .init("--origin national|imported", "de dónde es", "where it is"),
      .init("--address A", "su dirección", "its address"),
      .init("--logo FILE", "una imagen", "a picture"),
    ],
    examples: ["recetas-cli beers makers add --name 'La Jarra Azul' --origin national --logo jarra.png"]
  ) { context in
    let (arguments, texts) = (context.arguments, context.texts)
    try await context.kit.prepareBeers(context.output)
    let logo = try context.photos("logo").last
    let origin = try arguments.option("origin").map(context.origin)
    let draft = ManufacturerDraft(
      name: arguments.option("name") ?? "", address: arguments.option("address") ?? "", origin: origin,
      logo: logo.map { Photo.ID(of: $0) })
    let added = try await context.kit.beers.addManufacturer(draft, logo: logo)
    try context.output.write([Line(texts.added(added.name, added.id.text))], or: ManufacturerDocument(added))
  }

  static let beersMakersDelete = Command(
    "beers makers delete MAKER", "borrar un fabricante, con sus cervezas y reseñas",
    "delete a manufacturer, with its beers and reviews",
    examples: ["recetas-cli beers makers delete 2 --yes"]
  ) { context in
    let (kit, texts) = (context.kit, context.texts)
    try await kit.prepareBeers(context.output)
    guard let maker = try await context.maker(context.arguments["MAKER"]) else { return }
    try await context.confirm(texts.confirmDeletion(maker))
    try await kit.beers.deleteManufacturer(maker)
    try context.output.write(
      [Line(texts.deleted(maker.manufacturer.name))], or: ManufacturerDocument(maker.manufacturer))
  }
}
