import Interfaces
import Testing
import UseCases
import WebGateways

@MainActor @Suite struct `Readings of a list that overtake each other` {
  let shelf = Shelf((1...60).map { "Volume \($0)" } + ["Emma"])
  let ui = Shelf.Screen()
  let presenter: ListPresenter<Shelf>

  nonisolated static let late: [GatewayError?] = [nil, Shelf.offline]

  init() async {
    presenter = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero)
    await presenter.handle(.appeared, unseenOn: ui)
    shelf.held.standing = nil
  }

  private func begin(_ event: ListEvent<Shelf>) async -> Held<Shelf.Call, GatewayError?>.Event {
    await shelf.held.begin { [presenter] in await presenter.handle(event) }
  }

  private func old() -> [ListEvent<Shelf>] {
    [.appeared, .searched("vol"), .submittedSearch("vol"), .wantedMore, .act(.reversed(true))]
  }

  @Test(arguments: late) func `The result of a superseded list request is never shown`(late: GatewayError?)
    async
  {
    for event in old() {
      for isFirst in [true, false] {
        shelf.held.standing = .some(nil)
        await presenter.handle(.act(.reversed(false)))
        await presenter.handle(.submittedSearch(""))
        shelf.held.standing = nil
        let old = await begin(event)
        let new = await begin(.searched("emma"))
        _ = ui.take()
        if isFirst { await shelf.held.answer(old, late) }
        #expect(ui.take() == [])
        await shelf.held.answer(new, nil)
        if !isFirst { await shelf.held.answer(old, late) }
        ui.expect(shelf.shown(["Emma"], searching: "emma", isReversed: event == .act(.reversed(true))))
      }
    }
  }

  @Test(arguments: late) func `The result of a list request is not shown after the screen disappears`(
    late: GatewayError?
  ) async {
    for event in old() {
      let begun = await begin(event)
      await presenter.handle(.disappeared, unseenOn: ui)
      await shelf.held.answer(begun, late)
      #expect(ui.take() == [])
      shelf.held.standing = .some(nil)
      await presenter.handle(.appeared)
      await presenter.handle(.submittedSearch(""))
      shelf.held.standing = nil
    }
  }

  @Test func `A notice that arrives during a list search is shown with the previous list`() async {
    let search = await begin(.searched("emma"))
    await presenter.handle(.act(.notified(.done(["Done."]))))
    await shelf.held.answer(search, nil)
    ui.expect(
      shelf.shown(Array(shelf.books.prefix(50)), hasMore: true, .done(["Done."])),
      shelf.shown(["Emma"], searching: "emma"))
  }
}
