import GatewayTesting
import Interfaces
import Testing
import UseCases
import WebGateways

/// What every list does, over one that is made up.
@MainActor @Suite struct `The screen of a list` {
  let shelf = Shelf(["Emma", "Emil", "Ulises"])
  let ui = Shelf.Screen()
  let presenter: ListPresenter<Shelf>
  let failed: Shelf.Screen.Step

  init() {
    presenter = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero)
    failed = .shows(.failed(shelf.texts.problem(Shelf.offline)))
  }

  /// The next call fails.
  private func failing(_ event: ListEvent<Shelf>) async {
    shelf.held.standing = Shelf.offline
    await presenter.handle(event)
    shelf.held.standing = .some(nil)
  }

  @Test func `loads, and then shows what there is, or that there is nothing`() async {
    await presenter.handle(.appeared)
    shelf.books = []
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shelf.shown(["Emma", "Emil", "Ulises"]), .shows(.loading), shelf.nothing())
  }

  @Test func `shows what a search finds, says what was not found, and shows everything again when it is blank`() async {
    await presenter.handle(.searched("EM"))
    await presenter.handle(.submittedSearch("dune"))
    await presenter.handle(.searched(" "))
    ui.expect(
      shelf.shown(["Emma", "Emil"], searching: "EM"), shelf.nothing("dune"), shelf.shown(shelf.books, searching: " "))
  }

  @Test func `waits for a pause while somebody types, and not for Enter`() async {
    let clock = ManualClock()
    let presenter = ListPresenter(shelf, screen: ui, router: ui, clock: clock)
    let typed = Task { await presenter.handle(.searched("em")) }
    await clock.hasSleepers(1)
    #expect(shelf.held.questions.isEmpty)
    clock.advance(by: Typing.pause)
    await typed.value
    await presenter.handle(.submittedSearch("u"))
    #expect(shelf.held.questions == [.read("em"), .read("u")])
  }

  @Test func `asks nothing twice that was typed and submitted`() async {
    await presenter.handle(.searched("em"))
    await presenter.handle(.submittedSearch("em"))
    #expect(shelf.held.questions == [.read("em")])
    await presenter.handle(.submittedSearch("u"))
    await presenter.handle(.submittedSearch("u"))
    #expect(shelf.held.questions == [.read("em"), .read("u"), .read("u")])
  }

  @Test func `says why it can't be read, and reads again when it appears, or when the search is submitted`() async {
    await failing(.appeared)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), failed, .shows(.loading), shelf.shown(shelf.books))
    await failing(.searched("u"))
    await presenter.handle(.submittedSearch("u"))
    ui.expect(failed, shelf.shown(["Ulises"], searching: "u"))
  }

  @Test func `keeps search and order beside each other, and when it appears again`() async {
    await presenter.handle(.act(.reversed(true)))
    await presenter.handle(.searched("em"))
    await presenter.handle(.act(.reversed(false)))
    await presenter.handle(.disappeared)
    await presenter.handle(.appeared)
    ui.expect(
      shelf.shown(["Ulises", "Emil", "Emma"], isReversed: true),
      shelf.shown(["Emil", "Emma"], searching: "em", isReversed: true),
      shelf.shown(["Emma", "Emil"], searching: "em"), .shows(.loading),
      shelf.shown(["Emma", "Emil"], searching: "em"))
  }

  @Test func `A list opens the chosen item without showing anything`() async {
    await presenter.handle(.chose("Emma"))
    ui.expect(.goes("Emma"))
  }

  @Test func `tells what happened beside the list as it stands, even where nothing was found`() async {
    await presenter.handle(.searched("dune"))
    await presenter.handle(.act(.told(.done(["Done."]))))
    ui.expect(shelf.nothing("dune"), shelf.shown([], searching: "dune", .done(["Done."])))
  }

  @Test func `tells what happened where the list can't be read`() async {
    await failing(.appeared)
    await presenter.handle(.act(.told(.done(["Done."]))))
    await presenter.handle(.act(.told(shelf.failed())))
    ui.expect(.shows(.loading), failed, shelf.shown([], .done(["Done."])), failed)
  }

  @Test func `that changed is read again before it is told, also after a failure`() async {
    await failing(.act(.changed(.done(["Done."]))))
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    ui.expect(
      failed, .shows(.loading), shelf.shown(shelf.books, .done(["Done."])), .shows(.loading),
      shelf.shown(shelf.books))
  }

  @Test func `that is gone tells nothing, but what changed it when it comes back, once`() async {
    await presenter.handle(.appeared)
    await presenter.handle(.disappeared, unseenOn: ui)
    await presenter.handle(.act(.told(.done(["Told."]))))
    await presenter.handle(.act(.changed(.done(["Done."]))))
    #expect(ui.take() == [] && shelf.held.questions.count == 1)
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    #expect(
      ui.take().filter { $0 != .shows(.loading) } == [
        shelf.shown(shelf.books, .done(["Done."])), shelf.shown(shelf.books),
      ])
  }

  @Test func `forgets what was chosen on it with each other list`() async {
    for event in [
      ListEvent<Shelf>.appeared, .searched("e"), .submittedSearch("em"), .act(.reversed(true)), .disappeared,
    ] {
      let before = shelf.forgotten
      await presenter.handle(event)
      #expect(shelf.forgotten == before + 1, "\(event)")
    }
    let before = shelf.forgotten
    await presenter.handle(.wantedMore)
    #expect(shelf.forgotten == before)
  }

  @Test func `is not kept alive by its search`() async {
    var list: ListPresenter? = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero)
    weak let kept = list
    await list?.handle(.searched("e"))
    list = nil
    #expect(kept == nil)
  }

  @Test func `has lines that say nothing of what happened`() {
    guard case .shows(.content(let model)) = shelf.shown(["Emma", "Emil"], hasMore: true, .done(["Done."])) else {
      return
    }
    #expect(
      written(ListText.lines(model, on: Paper(width: 80, shelf.texts))) == "Books: \n\n   1  Emma\n   2  Emil\n\nmore")
  }
}
