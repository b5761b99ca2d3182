import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of a search of everything` {
  private let world = TestWorld()
  private let ui = RecordingScreen<FindModel, HomeRoute>()
  private let presenter: FindPresenter

  init() async throws {
    try await world.base.seed([Samples.dish("Tarta de queso"), Samples.dish("Pizza", "con queso")])
    try await world.base.seed(recipes: [Samples.details("Crema", ["queso", "pan", "quesitos"])])
    presenter = FindPresenter(
      FindFeature(findEverything: FindEverythingInteractor(gateway: world.store), texts: BothLanguages.spanish),
      screen: ui, router: ui)
  }

  @Test func `The search screen asks the user to type a search text before the first search`() async {
    await presenter.handle(.appeared)
    #expect(ui.steps == [.shows(.loading), .shows(.empty(message: "Escribe lo que buscas."))])
  }

  @Test func `A search of all domains shows the best results first and names the matching fields`() async throws {
    await presenter.handle(.submittedSearch("QUESO"))
    let model = try #require(ui.last)
    #expect(model.title == "Búsqueda: «QUESO»")
    #expect(
      model.rows.map { "\($0.number) \($0.kind) \($0.name) \($0.reason)" } == [
        "1 plato Tarta de queso nombre: queso", "2 receta Crema ingredientes: queso",
        "3 plato Pizza descripción: queso",
      ])
    #expect(model.more == nil)
  }

  @Test func `The search screen reports that nothing matches the search text`() async {
    await presenter.handle(.submittedSearch("zanahoria"))
    #expect(ui.steps.last == .shows(.empty(message: "Sin resultados para «zanahoria».")))
  }

  @Test func `Choosing a search result opens the screen of the record`() async throws {
    await presenter.handle(.submittedSearch("queso"))
    let rows = try #require(ui.last).rows
    for row in rows { await presenter.handle(.chose(row.id)) }
    let dishes = try ["Tarta de queso", "Pizza"].map { HomeRoute.restaurant(.dish(try Samples.dish($0).id)) }
    let recipe = HomeRoute.recipes(.recipe(try Samples.details("Crema").id))
    #expect(ui.steps.suffix(3) == [.goes(dishes[0]), .goes(recipe), .goes(dishes[1])])
  }

  @Test func `The search screen reads further results on request`() async throws {
    let dishes = try (10..<80).map { try Samples.dish("Pan \($0)") }
    try await world.base.seed(dishes)
    await presenter.handle(.submittedSearch("pan"))
    let first = try #require(ui.last)
    #expect(first.rows.count == 50)
    #expect(first.more == "Hay más resultados.")
    await presenter.handle(.wantedMore)
    #expect(try #require(ui.last).rows.count == 71)
  }

  @Test func `The record kinds and fields of search results have names in both languages`() throws {
    let maker = try Samples.manufacturer("a")
    let beer = try Samples.beer("a", of: maker, type: "b")
    let records: [FoundRecord] = [
      .dish(try Samples.dish("a", "b")), .recipe(try Samples.details("a", ["b"])), .beer(beer, maker: "c"),
      .manufacturer(maker),
      .review(BeerReview(try Samples.review("review-1", of: beer, 3, "b"), beerName: "a")),
      .place(try Samples.place("1", "a")),
    ]
    func words(_ texts: Texts) -> [String] {
      records.flatMap { record in
        ["a", "b"].compactMap { SearchMatch(of: SearchText($0), record.searchedTexts) }.map {
          match in
          let row = FoundRow(Findings.Row(record, match), number: 1, in: texts)
          return [row.kind, row.maker, row.reason].compactMap(\.self).joined(separator: ", ")
        }
      }
    }
    #expect(
      words(BothLanguages.english) == [
        "dish, name: a", "dish, description: b", "recipe, title: a", "recipe, ingredients: b", "beer, c, name: a",
        "beer, c, type: b", "manufacturer, name: a", "review, text: b", "place, name: a",
      ])
    #expect(
      words(BothLanguages.spanish) == [
        "plato, nombre: a", "plato, descripción: b", "receta, título: a", "receta, ingredientes: b",
        "cerveza, c, nombre: a",
        "cerveza, c, tipo: b", "fabricante, nombre: a", "reseña, texto: b", "lugar, nombre: a",
      ])
  }
}
