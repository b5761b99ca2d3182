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

  /// What is shown last, a line for each section.
  private var sections: [String]? {
    ui.last?.sections.map { "\($0.title): \($0.rows.map(\.name).joined(separator: ", "))" }
  }

  @Test func `loads, and then shows them by type and name`() async throws {
    await presenter.handle(.appeared)
    let all = [RatedBeer(brewery.stars), try brewery.ratedClassic, RatedBeer(brewery.pale)]
    let steps = ui.take()
    #expect(steps == [.shows(.loading), brewery.shown(all)])
    guard case .shows(.content(let model)) = steps.last else { throw GatewayError.notFound }
    #expect(model.title == "Mahou · Cervezas" && model.sections.map(\.title) == ["Lager", "Pale ale"])
  }

  @Test func `says that there are none, and that there is no such manufacturer`() async throws {
    let other = brewery.beersPresenter(ui, of: brewery.guinness)
    await other.handle(.appeared)
    try await brewery.base.deleteManufacturer(ManufacturerSummary(brewery.guinness))
    await other.handle(.appeared)
    #expect(
      ui.take() == [
        .shows(.loading), .shows(.empty(message: "No hay ninguna cerveza.")), .shows(.loading),
        .shows(.failed(brewery.texts.noSuchManufacturer(brewery.guinness.id))),
      ])
  }

  @Test func `shows no section without hits, and says what was not found`() async {
    await presenter.handle(.searched("pal"))
    #expect(sections == ["Pale ale: Pálida"])
    await presenter.handle(.submittedSearch("sidra"))
    #expect(ui.take() == [.shows(.empty(message: "Ninguna cerveza contiene «sidra»."))])
    await presenter.handle(.searched(""))
    #expect(sections == ["Lager: Cinco Estrellas, Clásica", "Pale ale: Pálida"])
  }

  @Test func `sorts within the sections, and keeps the order while it searches`() async {
    await presenter.handle(.sorted(BeerSorting(.measure(.alcohol))))
    #expect(sections == ["Lager: Clásica, Cinco Estrellas", "Pale ale: Pálida"])
    await presenter.handle(.searched("lager"))
    #expect(sections == ["Lager: Clásica, Cinco Estrellas"])
    await presenter.handle(.submittedSearch("lag"))
    #expect(sections == ["Lager: Clásica, Cinco Estrellas"])
  }

  @Test func `keeps the search while it sorts`() async {
    await presenter.handle(.searched("lager"))
    #expect(sections == ["Lager: Cinco Estrellas, Clásica"])
    await presenter.handle(.sorted(BeerSorting(.name, isReversed: true)))
    #expect(sections == ["Lager: Clásica, Cinco Estrellas"])
  }

  @Test func `keeps search and order when more is wanted, and when it appears again`() async throws {
    for number in 1...60 {
      let name = "Turno \(String("0\(number)".suffix(2)))"
      try await brewery.base.addBeer(try Brewery.beer(name, of: brewery.mahou), photos: [])
    }
    await presenter.handle(.searched("turno"))
    await presenter.handle(.sorted(BeerSorting(.name, isReversed: true)))
    #expect(ui.last?.rows.count == 50)
    await presenter.handle(.wantedMore)
    let model = try #require(ui.last)
    #expect(model.rows.count == 60 && model.rows.first?.name == "Turno 60" && model.more == nil)
    await presenter.handle(.appeared)
    #expect(ui.last?.rows.first?.name == "Turno 60")
  }

  @Test func `leads to the beer that was chosen, and to the form for a new one`() async {
    await presenter.handle(.chose(brewery.pale.id))
    await presenter.handle(.wantedToAdd)
    #expect(ui.take() == [.goes(.beer(brewery.pale.id)), .goes(.newBeer(of: brewery.mahou.id))])
  }

  nonisolated static let late: [Result<Void, GatewayError>] = [.success(()), .failure(.offline(what: "example.org"))]

  @Test(arguments: 0...1) func `never shows an order or a search that was overtaken`(late: Int) async {
    let held = brewery.holdLists()
    let search = await held.begin { [presenter] in await presenter.handle(.searched("pal")) }
    let sorted = await held.begin { [presenter] in await presenter.handle(.sorted(BeerSorting(.measure(.alcohol)))) }
    let last = await held.begin { [presenter] in await presenter.handle(.searched("lager")) }
    await held.answer(last, .success(()))
    await held.answer(search, Self.late[late])
    await held.answer(sorted, Self.late[late])
    let gone = await held.begin { [presenter] in await presenter.handle(.searched("")) }
    await presenter.handle(.disappeared)
    await held.answer(gone, Self.late[late])
    let steps = ui.take()
    #expect(steps.count == 1)
    guard case .shows(.content(let model)) = steps.last else {
      Issue.record("no list")
      return
    }
    #expect(model.rows.map(\.name) == ["Clásica", "Cinco Estrellas"])
    #expect(model.title == "Mahou · Cervezas: «lager»")
  }

  @Test func `is not kept alive by its search`() async {
    var list: BeersPresenter? = brewery.beersPresenter(ui)
    weak let kept = list
    await list?.handle(.searched("g"))
    list = nil
    #expect(kept == nil)
  }
}
