import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let beersMakersAdd = Command(
    spec: CommandSpec(
      name: ["beers", "makers", "add"],
      summary: LocalText("añadir un fabricante", "add a manufacturer"),
      options: [
        .init(name: "name", value: "NAME", summary: LocalText("cómo se llama", "what it is called")),
        .init(name: "origin", value: "national|imported", summary: LocalText("de dónde es", "where it is")),
        .init(name: "address", value: "A", summary: LocalText("su dirección", "its address")),
        .init(name: "logo", value: "FILE", summary: LocalText("una imagen", "a picture")),
      ],
      examples: ["recetas-cli beers makers add --name 'La Jarra Azul' --origin national --logo jarra.png"])
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
    spec: CommandSpec(
      name: ["beers", "makers", "delete"],
      summary: LocalText(
        "borrar un fabricante, con sus cervezas y reseñas", "delete a manufacturer, with its beers and reviews"),
      operands: [.init(name: "MAKER")], examples: ["recetas-cli beers makers delete 2 --yes"])
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
