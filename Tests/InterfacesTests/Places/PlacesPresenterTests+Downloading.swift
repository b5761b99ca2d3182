import Entities
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Downloading Madrid from the screen` {
  let madrid: Madrid
  let ui = Madrid.HomeScreen()
  let cachePlaces = HeldCachePlaces()
  let presenter: PlacesPresenter
  var held: HeldCachePlaces.Answers { cachePlaces.held }

  init() throws {
    madrid = try Madrid()
    presenter = madrid.presenter(ui, cachePlaces: cachePlaces)
  }

  private func begin(_ event: PlacesEvent = .appeared) async -> HeldCachePlaces.Answers.Event {
    await held.begin { [presenter] in await presenter.handle(event) }
  }

  private func tell(_ progress: PlaceProgress) { held.questions.last?.progress(progress) }

  @Test func `The Madrid screen shows the progress of the first download, then the places`() async throws {
    let download = await begin()
    ui.expect(.shows(.loading))
    for done in 0...2 {
      tell(.pictures(done))
      #expect(await ui.next() == madrid.shown(.pictures(done)))
    }
    try await madrid.download()
    await held.answer(download, .success(nil))
    ui.expect(try await madrid.shownHome())
    #expect(held.questions.map(\.mode) == [.first])
  }

  @Test func `An interrupted place download resumes when the Madrid screen appears`() async throws {
    let checkPlaces = HeldCheckPlaces()
    let unfinished = UnfinishedPlaceDownload(isRunning: false, source: "bundle", settled: 3, total: 84)
    checkPlaces.held.standing = .success(.interrupted(unfinished))
    let presenter = madrid.presenter(ui, checkPlaces: checkPlaces, cachePlaces: cachePlaces)
    let download = await held.begin { await presenter.handle(.appeared) }
    #expect(held.questions.map(\.mode) == [.first])
    try await madrid.download()
    await held.answer(download, .success(PlaceDownloadReport(SeedReport())))
    ui.expect(.shows(.loading), try await madrid.shownHome(notice: .done(["Descargados 0 lugares."])))
  }

  @Test func `The Madrid screen does not start a second download when it reappears`() async throws {
    let download = await begin()
    tell(.pictures(1))
    while ui.take().last != madrid.shown(.pictures(1)) { await Task.yield() }
    await presenter.handle(.appeared)
    await presenter.handle(.refreshed)
    ui.expect(madrid.shown(.pictures(1)))
    #expect(held.questions.count == 1)
    try await madrid.download()
    await held.answer(download, .success(nil))
  }

  @Test func `Progress that arrives after the end of a place download is not shown`() async throws {
    let download = await begin()
    try await madrid.download()
    await held.answer(download, .success(nil))
    _ = ui.take()
    tell(.pictures(3))
    for _ in 1...1000 { await Task.yield() }
    #expect(ui.take() == [])
  }

  @Test func `Canceling a place download reports that the received pictures are kept`() async throws {
    let presenter = madrid.presenter(ui, cachePlaces: EndlessCachePlaces())
    let running = Task { await presenter.handle(.appeared) }
    #expect([await ui.next(), await ui.next()] == [.shows(.loading), madrid.shown(.pictures(1))])
    await presenter.handle(.cancelledDownload)
    await running.value
    let problem = Problem(
      .notReady, "Se ha interrumpido. Se han recibido 1 de 4 imágenes.",
      "Lo recibido está guardado: vuelve a intentarlo y se descargará solo lo que falta.")
    ui.expect(.shows(.failed(problem)))
  }

  @Test func `The advice after a place download that was interrupted while offline is shown only once`() {
    let error = CachePlacesError.interrupted(.offline(what: "example.org"), settled: 1, total: 4)
    for (language, start, advice) in [
      (Language.spanish, "Lo recibido está guardado: solo se descargará lo que falta.", "Repite sin --offline."),
      (.english, "The downloaded data is kept: only the rest will be downloaded.", "Repeat without --offline."),
    ] {
      var texts = Texts(language)
      texts.offlineAdvice = advice
      #expect(texts.problem(error).advice == start + " " + advice)
    }
  }

  @Test func `Hiding the Madrid screen stops the download, which resumes when the screen reappears`() async throws {
    let presenter = madrid.presenter(ui, cachePlaces: EndlessCachePlaces())
    for _ in 1...2 {
      let running = Task { await presenter.handle(.appeared) }
      #expect([await ui.next(), await ui.next()] == [.shows(.loading), madrid.shown(.pictures(1))])
      await presenter.handle(.disappeared)
      await running.value
      #expect(ui.take() == [])
    }
  }

  @Test func `A canceled place download ends before the places are checked again`() async throws {
    let checkPlaces = HeldCheckPlaces()
    checkPlaces.held.standing = .success(.missing)
    let presenter = madrid.presenter(ui, checkPlaces: checkPlaces, cachePlaces: cachePlaces)
    let download = await held.begin { await presenter.handle(.appeared) }
    let left = Task { await presenter.handle(.disappeared) }
    let back = Task { await presenter.handle(.appeared) }
    for _ in 1...1000 { await Task.yield() }
    #expect(checkPlaces.held.questions.count == 1)
    held.standing = .failure(.source(.gateway(.cancelled)))
    await held.answer(download, .failure(.source(.gateway(.cancelled))))
    await left.value
    await back.value
    #expect(checkPlaces.held.questions.count == 2)
    let problem = madrid.texts.problem(GatewayError.cancelled)
    ui.expect(.shows(.loading), .shows(.loading), .shows(.failed(problem)))
  }

  // MARK: Refreshing

  @Test func `Refreshing the places leaves the old places visible during the download`() async throws {
    try await madrid.download()
    await presenter.handle(.appeared, unseenOn: ui)
    let download = await begin(.refreshed)
    tell(.pictures(2))
    #expect(await ui.next() == (try await madrid.shownHome(refreshing: .pictures(2))))
    try await madrid.download([madrid.museum])
    await held.answer(download, .success(PlaceDownloadReport(SeedReport())))
    ui.expect(try await madrid.shownHome([madrid.museum], notice: .done(["Descargados 0 lugares."])))
    #expect(held.questions.map(\.mode) == [.refresh])
  }

  @Test func `A failed refresh of the places is explained without a quotation`() async throws {
    try await madrid.download()
    await presenter.handle(.appeared, unseenOn: ui)
    let offline = CachePlacesError.source(.gateway(.offline(what: "madrid.example")))
    await held.answer(await begin(.refreshed), .failure(offline))
    ui.expect(try await madrid.shownHome(notice: .failed(madrid.texts.problem(offline))))
  }

  @Test func `Canceling a refresh of the places keeps the old places`() async throws {
    try await madrid.download()
    let presenter = madrid.presenter(ui, cachePlaces: EndlessCachePlaces())
    await presenter.handle(.appeared, unseenOn: ui)
    let running = Task { await presenter.handle(.refreshed) }
    #expect(await ui.next() == (try await madrid.shownHome(refreshing: .pictures(1))))
    await presenter.handle(.cancelledDownload)
    await running.value
    let problem = madrid.texts.problem(CachePlacesError.interrupted(.cancelled, settled: 1, total: 4))
    ui.expect(try await madrid.shownHome(notice: .failed(problem)))
  }

  @Test func `Hiding the Madrid screen during a refresh keeps the old places`() async throws {
    try await madrid.download()
    let presenter = madrid.presenter(ui, cachePlaces: EndlessCachePlaces())
    await presenter.handle(.appeared, unseenOn: ui)
    let running = Task { await presenter.handle(.refreshed) }
    #expect(await ui.next() == (try await madrid.shownHome(refreshing: .pictures(1))))
    await presenter.handle(.disappeared)
    await running.value
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), try await madrid.shownHome())
  }
}
