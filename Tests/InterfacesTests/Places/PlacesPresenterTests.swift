import Entities
import Gateways
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `The first screen of Madrid` {
  let madrid: Madrid
  let ui = Madrid.HomeScreen()
  let cachePlaces = HeldCachePlaces()
  let presenter: PlacesPresenter

  init() throws {
    madrid = try Madrid()
    presenter = madrid.presenter(ui, cachePlaces: cachePlaces)
  }

  private func failed(_ error: GatewayError) -> Madrid.HomeScreen.Step { .shows(.failed(madrid.texts.problem(error))) }

  @Test func `The Madrid screen shows the downloaded places without a new download`() async throws {
    try await madrid.download()
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), try await madrid.shownHome())
    #expect(cachePlaces.held.questions.isEmpty)
  }

  @Test func `Choosing a kind of place opens its list without updating the Madrid screen`() async {
    await presenter.handle(.chose(.activity))
    ui.expect(.goes(.list(.activity)))
  }

  @Test
  func `If the places cannot be read, the Madrid screen shows the reason until a retry succeeds`() async throws {
    try await madrid.download()
    madrid.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), failed(.busy(what: "recetas.json")), .shows(.loading), try await madrid.shownHome())
  }

  @Test func `The Madrid screen shows the progress of another process's download`() async throws {
    let checkPlaces = HeldCheckPlaces()
    let unfinished = UnfinishedPlaceDownload(isRunning: true, source: "bundle", settled: 3, total: 84)
    checkPlaces.held.standing = .success(.running(unfinished))
    await madrid.presenter(ui, checkPlaces: checkPlaces, cachePlaces: cachePlaces).handle(.appeared)
    let problem = Problem(
      .notReady, "Otro programa está descargando los lugares: 3 de 84 imágenes.", "Vuelve a intentarlo cuando termine.")
    ui.expect(.shows(.loading), .shows(.failed(problem)))
    #expect(cachePlaces.held.questions.isEmpty)
  }

  nonisolated static let late: [Result<PlaceReadiness, GatewayError>] = [
    .success(.missing), .failure(.busy(what: "recetas.json")),
  ]

  @Test(arguments: late)
  func `The Madrid screen discards the result of a superseded read`(late: Result<PlaceReadiness, GatewayError>)
    async throws
  {
    try await madrid.download()
    let (checkPlaces, cachePlaces) = (HeldCheckPlaces(), cachePlaces)
    let presenter = madrid.presenter(ui, checkPlaces: checkPlaces, cachePlaces: cachePlaces)
    let first = await checkPlaces.held.begin { await presenter.handle(.appeared) }
    let second = await checkPlaces.held.begin { await presenter.handle(.appeared) }
    let note = try #require(try await madrid.base.placeDownload())
    await checkPlaces.held.answer(second, .success(.ready(note)))
    await checkPlaces.held.answer(first, late)
    ui.expect(.shows(.loading), .shows(.loading), try await madrid.shownHome())

    let third = await checkPlaces.held.begin { await presenter.handle(.appeared) }
    await presenter.handle(.disappeared)
    await checkPlaces.held.answer(third, late)
    ui.expect(.shows(.loading))
    #expect(cachePlaces.held.questions.isEmpty)
  }

  @Test func `The Madrid screen lists each kind of place with its number of places`() async throws {
    try await madrid.download()
    let note = try #require(try await madrid.base.placeDownload())
    let service = try Place(.service, number: "1", name: "Correos")
    func entries(_ places: [Place], _ texts: Texts) -> [String] {
      PlacesHomeModel(PlaceCounts(of: places), from: note, in: texts).entries.map {
        "\($0.number) \($0.title): \($0.detail)"
      }
    }
    #expect(entries(madrid.all, BothLanguages.spanish) == ["1 Tiendas: 3 lugares", "2 Actividades: 1 lugar"])
    #expect(
      entries(madrid.all + [service], BothLanguages.english) == [
        "1 Shops: 3 places", "2 Activities: 1 place", "3 Services: 1 place",
      ])
    #expect(entries([service], BothLanguages.english) == ["1 Services: 1 place"])
    BothLanguages.check(
      { PlacesHomeModel(PlaceCounts(of: madrid.all), from: note, in: $0).note },
      "4 lugares, del 15 ene 2027, 08:00. Están disponibles sin conexión.",
      "4 places, from 15 Jan 2027, 08:00. They are available offline.")
  }
}
