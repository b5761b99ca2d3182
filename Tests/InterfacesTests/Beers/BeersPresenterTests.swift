import Entities
import Gateways
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the beers of a manufacturer` {
  let brewery: Brewery
  let ui = Brewery.BeersScreen()
  let presenter: BeersPresenter

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.beersPresenter(ui)
  }

  /// The sections of the list that was shown last, each as one line of text.
  private var sections: [String]? {
    ui.last?.sections.map { "\($0.title): \($0.rows.map(\.name).joined(separator: ", "))" }
  }

  @Test func `The beers screen shows a loading indicator, then the beers sorted by type and name`() async throws {
    await presenter.handle(.appeared)
    let all = [RatedBeer(brewery.stars), try brewery.ratedClassic, RatedBeer(brewery.pale)]
    let steps = ui.take()
    #expect(steps == [.shows(.loading), brewery.shown(all)])
    guard case .shows(.content(let model)) = steps.last else { throw GatewayError.notFound }
    #expect(model.title == "Mahou · Cervezas" && model.sections.map(\.title) == ["Lager", "Pale ale"])
  }

  @Test func `The beers screen reports that the manufacturer has no beers or does not exist`() async throws {
    let other = brewery.beersPresenter(ui, of: brewery.guinness)
    await other.handle(.appeared)
    try await brewery.base.deleteManufacturer(ManufacturerSummary(brewery.guinness))
    await other.handle(.appeared)
    ui.expect(
      .shows(.loading), .shows(.empty(message: "«\(brewery.guinness.name)» no tiene cervezas.")), .shows(.loading),
      .shows(.failed(brewery.texts.noSuchManufacturer(brewery.guinness.id))))
  }

  @Test func `A beer search shows only sections that contain results`() async {
    await presenter.handle(.searched("pal"))
    #expect(sections == ["Pale ale: Pálida"])
    await presenter.handle(.submittedSearch("sidra"))
    ui.expect(
      .shows(
        .empty(
          message: "Ninguna cerveza de «Mahou» coincide con «sidra». Se ha buscado en nombre, tipo y fabricante.")))
    await presenter.handle(.searched(""))
    #expect(sections == ["Lager: Cinco Estrellas, Clásica", "Pale ale: Pálida"])
  }

  @Test func `A beer search keeps the sort order of the beers within their sections`() async {
    await presenter.handle(.act(.sorted(BeerSorting(.measure(.alcohol)))))
    #expect(sections == ["Lager: Clásica, Cinco Estrellas", "Pale ale: Pálida"])
    await presenter.handle(.searched("lager"))
    #expect(sections == ["Lager: Clásica, Cinco Estrellas"])
    await presenter.handle(.submittedSearch("lag"))
    #expect(sections == ["Lager: Clásica, Cinco Estrellas"])
  }

  @Test func `The beers screen opens the chosen beer and the form for a new beer`() async {
    await presenter.handle(.chose(brewery.pale.id))
    await presenter.handle(.act(.wantedToAdd))
    ui.expect(.goes(.beer(brewery.pale.id)), .goes(.newBeer(of: brewery.mahou.id)))
  }
}
