import Entities
import Gateways
import Interfaces
import UseCases

extension Command {
  static let beersImport = Command(
    "beers import FILE-OR-URL", "añadir fabricantes y cervezas de un catálogo JSON",
    "add manufacturers and beers from a JSON catalog",
    options: [
      .init(
        "--maker NAME", "fabricante de las cervezas que no lo indican; con --origin",
        "manufacturer of beers that name none; with --origin"),
      .init("--type TEXT", "tipo de las cervezas que no lo indican", "type of beers that name none"),
      .init(
        "--origin national|imported", "origen de los fabricantes que no lo indican",
        "origin of manufacturers that name none"),
    ]
      + ImportOptions.specs(
        force: "sustituir el catálogo por el archivo; se pierden las reseñas de las cervezas que no trae",
        "replace the catalog with the file; reviews of beers that are not in the file are lost"),
    examples: [
      "recetas-cli beers import catalogo.json",
      "recetas-cli beers import punkapi.json --maker BrewDog --origin imported --type Ale",
    ]
  ) { context in
    let importSeed = try context.kit.importBeers(
      from: context.arguments.path("FILE-OR-URL") ?? "", assuming: context.assumptions())
    try await context.run(importSeed, into: .beers, .adding, conclusion: context.texts.importedBeers)
  }
}

extension Context {
  fileprivate func assumptions() throws -> CatalogSeed.Assumptions {
    var assumptions = CatalogSeed.Assumptions(maker: arguments.option("maker"), type: arguments.option("type"))
    assumptions.origin = origin()
    if let maker = assumptions.maker {
      guard let origin = assumptions.origin else { throw texts.makerWithoutOrigin }
      do { _ = try Manufacturer(name: maker, origin: origin) } catch { throw texts.badName(maker) }
    }
    if let type = assumptions.type {
      do { _ = try BeerType(type) } catch { throw texts.badName(type) }
    }
    return assumptions
  }

  /// Returns the value of `--origin`, if it was given.
  func origin() -> Manufacturer.Origin? { arguments.option("origin").flatMap { Manufacturer.Origin(rawValue: $0) } }
}
