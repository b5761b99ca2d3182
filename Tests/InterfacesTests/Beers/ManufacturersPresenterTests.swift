import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of the manufacturers` {
  let brewery: Brewery
  let ui = Brewery.MakersScreen()
  let presenter: ManufacturersPresenter

  init() async throws {
    brewery = try await Brewery()
    presenter = brewery.manufacturersPresenter(ui)
  }

  @Test func `The manufacturers screen shows national manufacturers before imported ones`() async {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), brewery.shown())
  }

  @Test func `If there are no manufacturers, their screen shows a loading indicator, then a message`() async throws {
    try await brewery.base.reset()
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.empty(message: "No hay ningún fabricante.")))
  }

  @Test func `A manufacturer search shows the results, or all manufacturers if the text is blank`() async {
    await presenter.handle(.searched("MAH"))
    await presenter.handle(.submittedSearch("sidra"))
    await presenter.handle(.searched(" "))
    ui.expect(
      brewery.shown([brewery.mahouSummary], searching: "MAH"),
      .shows(.empty(message: "Ningún fabricante coincide con «sidra».")), brewery.shown(searching: " "))
  }

  @Test func `The manufacturers screen opens the chosen manufacturer and the best beers`() async {
    await presenter.handle(.chose(brewery.mahou.id))
    await presenter.handle(.act(.choseBest))
    ui.expect(.goes(.manufacturer(brewery.mahou.id)), .goes(.best))
  }
}
