import Entities
import GatewayTesting
import Interfaces
import Testing
import UseCases

@MainActor @Suite struct `Lists of places that overtake each other` {
  let madrid: Madrid
  let ui = Madrid.ListScreen()
  let getPlaceList = HeldGetPlaceList()
  let presenter: PlaceListPresenter
  var held: HeldGetPlaceList.Answers { getPlaceList.held }

  nonisolated static let late: [Result<PlaceList, GetPlacesError>] = [
    .success(PlaceList(Paged([], hasMore: true), firstNumber: 1, pins: [], hits: nil, position: nil)),
    .failure(.store(.busy(what: "recetas.json"))), .failure(.positionUnknown),
  ]

  init() throws {
    madrid = try Madrid()
    presenter = madrid.listPresenter(ui, getPlaceList: getPlaceList)
  }

  private func begin(_ event: PlaceListEvent) async -> HeldGetPlaceList.Answers.Event {
    await held.begin { [presenter] in await presenter.handle(event) }
  }

  private func list(_ places: [Place], hasMore: Bool = false) -> PlaceList {
    PlaceList(
      Paged(places, hasMore: hasMore), firstNumber: 1, pins: [], hits: nil, position: nil)
  }

  private func shown(_ places: [Place], searching query: String = "") -> Madrid.ListScreen.Step {
    let request = PlaceListRequest(kind: .shop, matching: SearchText(query))
    return .shows(.content(PlaceListModel(list(places), request, in: madrid.texts)))
  }

  @Test(arguments: late.indices)
  func `the one that was overtaken is never shown, whenever it answers`(index: Int) async {
    for isFirst in [true, false] {
      let old = await begin(.submittedSearch("a"))
      let new = await begin(.submittedSearch("qu"))
      if isFirst { await held.answer(old, Self.late[index]) }
      await held.answer(new, .success(list([madrid.cheese])))
      if !isFirst { await held.answer(old, Self.late[index]) }
      #expect(ui.take() == [shown([madrid.cheese], searching: "qu")])
    }
  }

  @Test(arguments: late.indices) func `none is shown on a screen that is gone`(index: Int) async {
    let appeared = await begin(.appeared)
    await presenter.handle(.disappeared)
    await held.answer(appeared, Self.late[index])
    #expect(ui.take() == [.shows(.loading)])
    held.standing = .success(list(madrid.shops))
    await presenter.handle(.appeared)
    #expect(ui.take() == [.shows(.loading), shown(madrid.shops)])
  }

  @Test func `while somebody types only the last is asked for`() async {
    let clock = ManualClock()
    let presenter = madrid.listPresenter(
      ui, getPlaceList: getPlaceList, searchDelay: .milliseconds(500), clock: clock)
    held.standing = .success(list([madrid.cheese]))
    var keys: [Task<Void, Never>] = []
    for text in ["q", "qu", "que"] {
      keys.append(Task { await presenter.handle(.searched(text)) })
      await clock.hasSleepers(1)
      for _ in 1...100 { await Task.yield() }
    }
    clock.advance(by: .milliseconds(500))
    for key in keys { await key.value }
    #expect(held.questions.map(\.request.search.query) == ["que"])
    #expect(ui.take() == [shown([madrid.cheese], searching: "que")])
  }

  @Test func `more that can't be read leaves the list as it is`() async {
    held.standing = .success(list(madrid.shops, hasMore: true))
    await presenter.handle(.appeared)
    held.standing = .failure(.store(.busy(what: "recetas.json")))
    await presenter.handle(.wantedMore)
    guard case .shows(.content(let model)) = ui.take().last else {
      Issue.record("no list")
      return
    }
    #expect(model.rows.count == 3)
    #expect(model.notice == .failed(madrid.texts.problem(GatewayError.busy(what: "recetas.json"))))
  }

  @Test func `none keeps the presenter alive`() async {
    held.standing = .success(list(madrid.shops))
    var list: PlaceListPresenter? = madrid.listPresenter(ui, getPlaceList: getPlaceList)
    weak let kept = list
    await list?.handle(.appeared)
    await list?.handle(.searched("a"))
    list = nil
    #expect(kept == nil)
  }
}
