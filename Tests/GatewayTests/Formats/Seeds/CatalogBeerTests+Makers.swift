import Entities
import Gateways
import Testing
import UseCases

@Suite struct `Beers that name their makers in other words` {
  private func missing(_ field: String = "manufacturer", _ found: String? = nil) -> SeedProblem {
    SeedProblem(record: 1, field: field, expected: .text, found: found)
  }

  @Test(arguments: [
    "manufacturer", "fabricante", "brewery", "brewery_name", "breweryName", "brand", "maker", "producer", "marca",
    "cervecera", "cervecería", "productor",
  ])
  func `A beer is of the manufacturer that it names by any usual word`(field: String) async throws {
    let text = #"[{"name": "Osa", "type": "Lager", "\#(field)": "Casa Oso", "origin": "national"}]"#
    #expect(
      try await beerItems(text) == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager("Osa"), photos: [])),
      ])
  }

  @Test func `A manufacturer with beers may be called a brewery`() async throws {
    let items = try await beerItems(#"[{"brewery": "Casa Oso", "origin": "national", "beers": [\#(beerRecord())]}]"#)
    #expect(
      items == [.clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: []))])
  }

  @Test(arguments: [(#"{"name": "Casa Oso"}"#, "{…}"), ("7", "7"), (#"["Casa Oso"]"#, "[…]"), ("true", "true")])
  func `A beer whose maker is not a text is rejected, even if one is assumed`(
    json: String, found: String
  ) async throws {
    let text = #"[{"name": "Osa", "type": "Lager", "country": "Spain", "brewery": \#(json)}]"#
    #expect(try await beerItems(text) == [.rejected([missing("brewery", found)])])
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", origin: .national)
    #expect(try await beerItems(text, assuming: assumed).last == .rejected([missing("brewery", found)]))
  }

  @Test func `A beer whose maker is blank or null is of the assumed one`() async throws {
    let assumed = CatalogSeed.Assumptions(maker: "Casa Oso", origin: .national)
    for nothing in ["null", #"" ""#] {
      let text = #"[{"name": "Oso", "type": "Lager", "brewery": \#(nothing)}]"#
      #expect(try await beerItems(text, assuming: assumed).last == .clean(.beer(try lager(), photos: [])))
    }
  }

  @Test(arguments: [#""abv": 5"#, #""calories": 40"#, #""ibu": 30"#, #""style": "Lager""#, #""graduación": "5 %""#])
  func `A record with what only a beer has is no manufacturer, and is rejected without one`(
    field: String
  ) async throws {
    for place in [#""country": "Spain""#, #""origin": "national""#, #""city": "Soria", "logo": "a.png""#] {
      let text = #"[{"name": "Osa", "type": "Lager", \#(place), \#(field)}]"#
      #expect(try await beerItems(text) == [.rejected([missing()])])
    }
  }

  @Test func `An empty field says nothing where the record has it in another spelling`() async throws {
    let beer = #""type": "", "style": "Lager", "manufacturer": "", "brewery": "Casa Oso", "alcohol": "", "abv": 5"#
    let items = try await beerItems(#"[{"name": "Oso", \#(beer), "country": "", "pais": "España", "calories": ""}]"#)
    #expect(items.last?.clean?.beer == (try lager(measures: [.alcohol: 5000])))
  }

  @Test(arguments: ["style", "estilo"]) func `The style of a beer without a type is its type`(field: String)
    async throws
  {
    let items = try await beerItems(catalog(#"{"name": "Oso", "\#(field)": "Lager"}"#))
    #expect(items.last == .clean(.beer(try lager(), photos: [])))
  }
}

@Suite struct `Beers by themselves and the records of their makers` {
  private let inSoria = #"{"name": "Casa Oso", "address": "Soria", "origin": "national"}"#
  private let oso = #"{"name": "Oso", "type": "Lager", "manufacturer": "casa oso"}"#

  private func expectBeer(of maker: Manufacturer, in text: String, _ comment: Comment) async throws {
    let items = try await beerItems(text)
    #expect(
      items == [.clean(.manufacturer(maker, photos: [])), .clean(.beer(try lager(of: maker.id), photos: []))], comment)
  }

  @Test func `A beer is of the only maker of that name in the file, whatever the order`() async throws {
    let maker = try maker("Casa Oso", "Soria")
    try await expectBeer(of: maker, in: "[\(inSoria), \(oso)]", "maker first")
    try await expectBeer(of: maker, in: "[\(oso), \(inSoria)]", "beer first")
    let plain = #"{"name": "Casa Oso", "origin": "national"}"#
    try await expectBeer(of: try GatewayTests.maker(), in: "[\(oso), \(plain)]", "no address")
  }

  @Test func `A beer of one of two makers of its name is of neither`() async throws {
    let inLugo = inSoria.replacing("Soria", with: "Lugo")
    let items = try await beerItems("[\(inSoria), \(inLugo), \(oso)]")
    #expect(items.last == .clean(.beer(try lager(), photos: [])))
  }

  @Test func `Beers of one name keep their marks under the maker that is found for them`() async throws {
    let strong = oso.replacing("}", with: #", "alcohol": 7}"#)
    let items = try await beerItems("[\(oso), \(inSoria), \(strong)]")
    let maker = try maker("Casa Oso", "Soria")
    let ids = items.compactMap { if case .clean(.beer(let beer, _)) = $0 { beer.id } else { nil } }
    #expect(
      ids == [
        Beer.ID(ofBeerNamed: "Oso", of: maker.id, number: "Lager"),
        Beer.ID(ofBeerNamed: "Oso", of: maker.id, number: "Lager 7000"),
      ])
  }

  @Test func `A maker with beers that comes after one of its beers comes once`() async throws {
    let whole = #"{"name": "Casa Oso", "origin": "national", "beers": [{"name": "Osa", "type": "Lager"}]}"#
    let items = try await beerItems("[\(oso), \(whole)]")
    #expect(
      items == [
        .clean(.manufacturer(try maker(), photos: [])), .clean(.beer(try lager(), photos: [])),
        .clean(.beer(try lager("Osa"), photos: [])),
      ])
  }
}
