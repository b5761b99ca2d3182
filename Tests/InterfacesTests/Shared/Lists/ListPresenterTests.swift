import GatewayTesting
import Interfaces
import Testing
import UseCases
import WebGateways

/// Covers the behavior of every list, using a list made for the tests.
@MainActor @Suite struct `The screen of a list` {
  let shelf = Shelf(["Emma", "Emil", "Ulises"])
  let ui = Shelf.Screen()
  let presenter: ListPresenter<Shelf>
  let failed: Shelf.Screen.Step

  init() {
    presenter = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero)
    failed = .shows(.failed(shelf.texts.problem(Shelf.offline)))
  }

  /// Handles an event whose first call to the store fails.
  private func failing(_ event: ListEvent<Shelf>) async {
    shelf.held.standing = Shelf.offline
    await presenter.handle(event)
    shelf.held.standing = .some(nil)
  }

  @Test func `A list screen shows a loading indicator, then the rows or a message that the list is empty`() async {
    await presenter.handle(.appeared)
    shelf.books = []
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shelf.shown(["Emma", "Emil", "Ulises"]), .shows(.loading), shelf.nothing())
  }

  @Test func `A list search shows the results, or the whole list if the search text is blank`() async {
    await presenter.handle(.searched("EM"))
    await presenter.handle(.submittedSearch("dune"))
    await presenter.handle(.searched(" "))
    ui.expect(
      shelf.shown(["Emma", "Emil"], searching: "EM"), shelf.nothing("dune"), shelf.shown(shelf.books, searching: " "))
  }

  @Test func `A list search waits for a pause in typing unless the user submits the search text`() async {
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

  @Test func `A list search is not repeated if the user submits text that was already searched`() async {
    await presenter.handle(.searched("em"))
    await presenter.handle(.submittedSearch("em"))
    #expect(shelf.held.questions == [.read("em")])
    await presenter.handle(.submittedSearch("u"))
    await presenter.handle(.submittedSearch("u"))
    #expect(shelf.held.questions == [.read("em"), .read("u"), .read("u")])
  }

  @Test func `If a list cannot be read, its screen shows the reason until a retry succeeds`() async {
    await failing(.appeared)
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), failed, .shows(.loading), shelf.shown(shelf.books))
    await failing(.searched("u"))
    await presenter.handle(.submittedSearch("u"))
    ui.expect(failed, shelf.shown(["Ulises"], searching: "u"))
  }

  @Test func `Searching a list keeps the order of the list, and sorting the list keeps the search text`() async {
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

  @Test func `Choosing a list item opens the item without updating the list`() async {
    await presenter.handle(.chose("Emma"))
    ui.expect(.goes("Emma"))
  }

  @Test func `A list screen shows a notice with the empty list if a search found nothing`() async {
    await presenter.handle(.searched("dune"))
    await presenter.handle(.act(.notified(.done(["Done."]))))
    ui.expect(shelf.nothing("dune"), shelf.shown([], searching: "dune", .done(["Done."])))
  }

  @Test func `A list screen shows a notice even if the list cannot be read`() async {
    await failing(.appeared)
    await presenter.handle(.act(.notified(.done(["Done."]))))
    await presenter.handle(.act(.notified(shelf.failed())))
    ui.expect(.shows(.loading), failed, shelf.shown([], .done(["Done."])), failed)
  }

  @Test func `A changed list is read again before the notice about the change is shown`() async {
    await failing(.act(.changed(.done(["Done."]))))
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    ui.expect(
      failed, .shows(.loading), shelf.shown(shelf.books, .done(["Done."])), .shows(.loading),
      shelf.shown(shelf.books))
  }

  @Test func `A hidden list shows the notice about a change once when the list reappears`() async {
    await presenter.handle(.appeared)
    await presenter.handle(.disappeared, unseenOn: ui)
    await presenter.handle(.act(.notified(.done(["Told."]))))
    await presenter.handle(.act(.changed(.done(["Done."]))))
    #expect(ui.take() == [] && shelf.held.questions.count == 1)
    await presenter.handle(.appeared)
    await presenter.handle(.appeared)
    #expect(
      ui.take().filter { $0 != .shows(.loading) } == [
        shelf.shown(shelf.books, .done(["Done."])), shelf.shown(shelf.books),
      ])
  }

  @Test func `Every new request for a list discards the selections in the list`() async {
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

  @Test func `A pending search does not keep the presenter of a list alive`() async {
    var list: ListPresenter? = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero)
    weak let kept = list
    await list?.handle(.searched("e"))
    list = nil
    #expect(kept == nil)
  }

  @Test func `The plain text of a list does not contain the notice that its screen shows`() {
    guard case .shows(.content(let model)) = shelf.shown(["Emma", "Emil"], hasMore: true, .done(["Done."])) else {
      return
    }
    #expect(
      written(ListText.lines(model, on: Paper(width: 80, shelf.texts))) == "Books: \n\n   1  Emma\n   2  Emil\n\nmore")
  }
}
