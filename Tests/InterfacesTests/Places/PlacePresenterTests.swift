import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The screen of a place` {
  typealias UI = RecordingScreen<PlaceModel, Never>

  let madrid: Madrid
  let ui = UI()
  let presenter: PlacePresenter

  init() async throws {
    madrid = try Madrid()
    try await madrid.download()
    presenter = PlacePresenter(madrid.cheese.id, madrid.useCases(), screen: ui, texts: madrid.texts)
  }

  private var shown: UI.Step { .shows(.content(PlaceModel(madrid.cheese, in: madrid.texts))) }

  @Test func `The place screen shows a loading indicator, then the place`() async {
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shown)
  }

  @Test func `If a place cannot be read, its screen shows the reason until a retry succeeds`() async {
    madrid.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    let problem = madrid.texts.problem(GatewayError.busy(what: "recetas.json"))
    ui.expect(.shows(.loading), .shows(.failed(problem)), .shows(.loading), shown)
  }

  @Test func `The place screen reports that a place does not exist, even if it existed before`() async throws {
    try await madrid.download([madrid.museum])
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), .shows(.failed(madrid.texts.noSuchPlace(madrid.cheese.id))))
  }
}
