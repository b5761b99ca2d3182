import Interfaces
import Testing
import UseCases
import WebGateways

@MainActor @Suite struct `Pages of a list` {
  let shelf = Shelf((1...120).map { "Volume \($0)" })
  let ui = Shelf.Screen()
  let presenter: ListPresenter<Shelf>

  init() async {
    presenter = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func shown(_ count: Int, searching query: String = "", _ notice: Notice? = nil) -> Shelf.Screen.Step {
    shelf.shown(Array(shelf.books.prefix(count)), searching: query, hasMore: count < shelf.books.count, notice)
  }

  @Test func `A list screen loads one more page on each request until the list ends`() async {
    for _ in 1...4 { await presenter.handle(.wantedMore) }
    ui.expect(shown(100), shown(120))
    #expect(shelf.held.questions == [.read(""), .read("", length: 100), .read("", length: 150)])
  }

  @Test func `If a list changes between two pages, the second page neither repeats nor omits rows`() async {
    shelf.books.insert("Volume 0", at: 0)
    await presenter.handle(.wantedMore)
    shelf.books.removeFirst(2)
    await presenter.handle(.wantedMore)
    #expect(ui.take().count == 2)
    await presenter.handle(.act(.notified(.done([]))))
    ui.expect(shown(119, .done([])))
  }

  @Test func `A list screen starts with the first page again after a search or when it reappears`() async {
    await presenter.handle(.wantedMore)
    await presenter.handle(.searched("volume"))
    await presenter.handle(.wantedMore)
    await presenter.handle(.appeared)
    ui.expect(
      shown(100), shown(50, searching: "volume"), shown(100, searching: "volume"), .shows(.loading),
      shown(50, searching: "volume"))
  }

  @Test func `When a changed list is read again, all its loaded pages stay on the screen`() async {
    await presenter.handle(.wantedMore, unseenOn: ui)
    shelf.books.removeFirst()
    await presenter.handle(.act(.changed(.done(["Done."]))))
    ui.expect(shown(100, .done(["Done."])))
  }

  @Test func `The next page of a list can be requested again after a failure`() async {
    shelf.held.standing = Shelf.offline
    await presenter.handle(.wantedMore)
    shelf.held.standing = .some(nil)
    await presenter.handle(.wantedMore)
    ui.expect(shown(50, shelf.failed()), shown(100))
  }

  @Test func `After a failed search of a list, the next page is not added to the previous list`() async {
    shelf.held.standing = Shelf.offline
    await presenter.handle(.searched("volume"))
    shelf.held.standing = .some(nil)
    await presenter.handle(.wantedMore)
    ui.expect(.shows(.failed(shelf.texts.problem(Shelf.offline))))
  }

  @Test func `Concurrent requests for the next page of a list read the page only once`() async {
    shelf.held.standing = nil
    let more = await shelf.held.begin { [presenter] in await presenter.handle(.wantedMore) }
    await presenter.handle(.wantedMore)
    await shelf.held.answer(more, nil)
    #expect(shelf.held.questions == [.read(""), .read("", length: 100)])
    ui.expect(shown(100))
  }

  @Test func `The next page of a list is not read while a search of the list is running`() async {
    shelf.held.standing = nil
    let search = await shelf.held.begin { [presenter] in await presenter.handle(.searched("volume")) }
    await presenter.handle(.wantedMore)
    await shelf.held.answer(search, nil)
    #expect(shelf.held.questions == [.read(""), .read("volume")])
  }

  @Test func `The next page of a list can be requested again after the list disappears and reappears`() async {
    shelf.held.standing = nil
    let more = await shelf.held.begin { [presenter] in await presenter.handle(.wantedMore) }
    await presenter.handle(.disappeared)
    await shelf.held.answer(more, nil)
    #expect(ui.take() == [])
    shelf.held.standing = .some(nil)
    await presenter.handle(.appeared)
    await presenter.handle(.wantedMore)
    ui.expect(.shows(.loading), shown(50), shown(100))
  }
}
