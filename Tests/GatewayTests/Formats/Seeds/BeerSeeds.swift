import Entities
import Gateways
import TestSupport
import UseCases

/// Returns the seed items in a catalog file with this text.
func beerItems(
  _ text: String, assuming assumptions: CatalogSeed.Assumptions = .init(), in folder: TemporaryFolder? = nil
) async throws -> [SeedItem] {
  let folder = try folder ?? TemporaryFolder()
  return try await seedItems(CatalogSeed.file(try folder.file("cervezas.json", text), assuming: assumptions))
}

/// Returns a catalog of the manufacturer Casa Oso with these beers, as JSON.
func catalog(_ beers: String...) -> String {
  #"[{"name": "Casa Oso", "origin": "national", "beers": [\#(beers.joined(separator: ", "))]}]"#
}

/// Returns a lager by Casa Oso with additional fields, as JSON.
func beerRecord(_ more: String = "", name: String = "Oso") -> String {
  #"{"name": "\#(name)", "type": "Lager"\#(more.isEmpty ? "" : ", " + more)}"#
}

/// Returns the manufacturer Casa Oso.
func maker(
  _ name: String = "Casa Oso", _ address: String = "", _ origin: Manufacturer.Origin = .national
) throws -> Manufacturer { try Manufacturer(name: name, address: address, origin: origin) }

/// Returns a lager by Casa Oso.
func lager(
  _ name: String = "Oso", type: String = "Lager", measures: [BeerMeasure: Int] = [:],
  number: String? = nil, of maker: Manufacturer.ID? = nil
) throws -> Beer {
  let maker = try maker ?? Manufacturer.ID("maker-casa-oso")
  return try Beer(
    id: Beer.ID(ofBeerNamed: name, of: maker, number: number) ?? Beer.ID("beer-x"), of: maker, name: name,
    type: BeerType(type), measures: measures)
}
