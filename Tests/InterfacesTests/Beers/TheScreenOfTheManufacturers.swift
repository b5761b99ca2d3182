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

  @Test func `loads, and then shows the national ones and the imported ones`() async {
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), brewery.shown()])
  }

  @Test func `loads, and then says that there are none`() async throws {
    try await brewery.base.reset()
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), .shows(.empty(message: "No hay ningún fabricante."))])
  }

  @Test func `shows what a search finds, and says what was not found`() async {
    await presenter.handle(.searched("MAH"))
    await presenter.handle(.submittedSearch("sidra"))
    await presenter.handle(.searched(" "))
    #expect(
      ui.take() == [
        brewery.shown([brewery.mahouSummary], searching: "MAH"),
        .shows(.empty(message: "Ningún fabricante contiene «sidra».")), brewery.shown(searching: " "),
      ])
  }

  @Test func `asks nothing twice that was typed and submitted`() async {
    let recorder = CallRecorder()
    brewery.intercept { (call) throws(GatewayError) in recorder.record(call) }
    await presenter.handle(.searched("mah"))
    await presenter.handle(.submittedSearch("mah"))
    #expect(recorder.calls == [.manufacturers(SearchText("mah"), .first)])
    await presenter.handle(.submittedSearch("gui"))
    await presenter.handle(.submittedSearch("gui"))
    #expect(recorder.calls.count == 3)
  }

  @Test func `waits for a pause while somebody types`() async {
    let clock = ManualClock()
    let presenter = brewery.manufacturersPresenter(ui, searchDelay: Typing.pause, clock: clock)
    let typed = Task { await presenter.handle(.searched("mah")) }
    await clock.hasSleepers(1)
    #expect(ui.take() == [])
    clock.advance(by: Typing.pause)
    await typed.value
    #expect(ui.take() == [brewery.shown([brewery.mahouSummary], searching: "mah")])
  }

  @Test func `goes on as long as more is wanted and there is more`() async throws {
    try await brewery.addMakers(118)
    await presenter.handle(.wantedMore)
    await presenter.handle(.appeared)
    for _ in 1...3 { await presenter.handle(.wantedMore) }
    let lengths = ui.take().compactMap { step in
      if case .shows(.content(let model)) = step { [model.rows.count, model.more == nil ? 0 : 1] } else { nil }
    }
    #expect(lengths == [[50, 1], [100, 1], [120, 0]])
  }

  @Test func `keeps the list when no more of it can be read`() async throws {
    try await brewery.addMakers(60)
    await presenter.handle(.appeared)
    var model = try #require(ui.last)
    brewery.fail(.always(.busy(what: "recetas.json")))
    await presenter.handle(.wantedMore)
    model.notice = .failed(brewery.texts.problem(GatewayError.busy(what: "recetas.json")))
    #expect(ui.take() == [.shows(.content(model))])
    brewery.fail(nil)
    await presenter.handle(.wantedMore)
    #expect(ui.last?.rows.count == 62)
  }

  @Test func `says why it can't be read, and reads again when it appears again`() async {
    brewery.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.appeared)
    let problem = brewery.texts.problem(GatewayError.busy(what: "recetas.json"))
    #expect(ui.take() == [.shows(.loading), .shows(.failed(problem))])
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), brewery.shown()])
  }

  @Test func `makes a search again that failed`() async {
    brewery.fail(.onCall(1, .busy(what: "recetas.json")))
    await presenter.handle(.searched("mah"))
    _ = ui.take()
    await presenter.handle(.submittedSearch("mah"))
    #expect(ui.take() == [brewery.shown([brewery.mahouSummary], searching: "mah")])
  }

  @Test func `leads to the one that was chosen, and to the best beers`() async {
    await presenter.handle(.chose(brewery.mahou.id))
    await presenter.handle(.choseBest)
    #expect(ui.take() == [.goes(.manufacturer(brewery.mahou.id)), .goes(.best)])
  }

  nonisolated static let late: [Result<Void, GatewayError>] = [.success(()), .failure(.offline(what: "example.org"))]

  @Test(arguments: 0...1) func `never shows what was overtaken`(late: Int) async {
    let held = brewery.holdLists()
    let first = await held.begin { [presenter] in await presenter.handle(.searched("g")) }
    let second = await held.begin { [presenter] in await presenter.handle(.searched("mah")) }
    await held.answer(second, .success(()))
    await held.answer(first, Self.late[late])
    let third = await held.begin { [presenter] in await presenter.handle(.searched("gu")) }
    await presenter.handle(.disappeared)
    await held.answer(third, Self.late[late])
    #expect(ui.take() == [brewery.shown([brewery.mahouSummary], searching: "mah")])
  }

  @Test func `reads no more of a list that is about to go`() async throws {
    try await brewery.addMakers(60)
    await presenter.handle(.appeared)
    let held = brewery.holdLists()
    let search = await held.begin { [presenter] in await presenter.handle(.searched("g")) }
    held.standing = .success(())
    await presenter.handle(.wantedMore)
    #expect(held.questions == [.manufacturers(SearchText("g"), .first)])
    await held.answer(search, .success(()))
  }

  @Test func `is not kept alive by its search`() async {
    var list: ManufacturersPresenter? = brewery.manufacturersPresenter(ui)
    weak let kept = list
    await list?.handle(.searched("g"))
    list = nil
    #expect(kept == nil)
  }
}
