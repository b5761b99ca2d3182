import Interfaces
import Testing
import UseCases
import WebGateways

@MainActor @Suite struct `Deleting from a list` {
  let shelf = Shelf(["Emma", "Emil", "Ulises"])
  let ui = Shelf.Screen()
  let presenter: ListPresenter<Shelf>
  let deletedNotice = Notice.done(["Emma is deleted."])

  init() async {
    presenter = ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero)
    await presenter.handle(.appeared, unseenOn: ui)
  }

  private func begin(_ event: ListEvent<Shelf>) async -> Held<Shelf.Call, GatewayError?>.Event {
    shelf.held.standing = nil
    defer { shelf.held.standing = .some(nil) }
    return await shelf.held.begin { [presenter] in await presenter.handle(event) }
  }

  @Test func `A list item is deleted only once, even if the user confirms twice`() async {
    await presenter.handle(.wantedToDelete("Emma"))
    ui.expect(shelf.shown(["Emma", "Emil", "Ulises"], asking: "Emma"))
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.confirmedDeletion)
    ui.expect(shelf.shown(["Emil", "Ulises"], deletedNotice))
    #expect(shelf.held.questions == [.read(""), .find("Emma"), .delete("Emma"), .read("")])
  }

  @Test func `Declining the deletion of a list item leaves the list unchanged`() async {
    await presenter.handle(.wantedToDelete("Emma"))
    await presenter.handle(.declinedDeletion)
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.declinedDeletion)
    ui.expect(shelf.shown(shelf.books, asking: "Emma"), shelf.shown(shelf.books))
    #expect(shelf.books.count == 3)
  }

  @Test func `Deleting a list item asks for confirmation again if the data to delete has changed`() async {
    await presenter.handle(.wantedToDelete("Emma"))
    shelf.copies["Emma"] = 2
    _ = ui.take()
    await presenter.handle(.confirmedDeletion)
    ui.expect(shelf.shown(shelf.books, asking: "Emma", .failed(Shelf.another)))
    await presenter.handle(.confirmedDeletion)
    ui.expect(shelf.shown(["Emil", "Ulises"], deletedNotice))
  }

  @Test func `Deleting a list item that was already deleted reports that it does not exist`() async {
    await presenter.handle(.wantedToDelete("Emma"))
    shelf.books.removeFirst()
    _ = ui.take()
    await presenter.handle(.confirmedDeletion)
    await presenter.handle(.wantedToDelete("Emma"))
    ui.expect(shelf.shown(shelf.books, Shelf.missing), shelf.shown(shelf.books, Shelf.missing))
  }

  @Test func `A list item that cannot be deleted stays in the list`() async {
    shelf.held.standing = Shelf.offline
    await presenter.handle(.wantedToDelete("Emma"))
    shelf.held.standing = .some(nil)
    await presenter.handle(.wantedToDelete("Emma"))
    shelf.held.standing = Shelf.offline
    await presenter.handle(.confirmedDeletion)
    let failed = shelf.shown(shelf.books, shelf.failed())
    ui.expect(failed, shelf.shown(shelf.books, asking: "Emma"), failed)
  }

  @Test func `A second request to delete a list item replaces the first request`() async {
    let first = await begin(.wantedToDelete("Emma"))
    await presenter.handle(.wantedToDelete("Emil"))
    await shelf.held.answer(first, nil)
    ui.expect(shelf.shown(shelf.books, asking: "Emil"))
  }

  @Test(arguments: [nil, Shelf.offline])
  func `If a deletion is declined before its confirmation question appears, no question is shown`(
    late: GatewayError?
  ) async {
    for event in [ListEvent<Shelf>.declinedDeletion, .disappeared] {
      for book in ["Emma", "Dune"] {
        let asked = await begin(.wantedToDelete(book))
        await presenter.handle(event)
        await shelf.held.answer(asked, late)
        #expect(ui.take() == [])
        await presenter.handle(.appeared)
        ui.expect(.shows(.loading), shelf.shown(shelf.books))
      }
    }
  }

  @Test func `A second deletion request replaces the repeated question about the first list item`() async {
    await presenter.handle(.wantedToDelete("Emma"))
    shelf.copies["Emma"] = 2
    let confirmed = await begin(.confirmedDeletion)
    await presenter.handle(.wantedToDelete("Emil"), unseenOn: ui)
    await shelf.held.answer(confirmed, nil)
    ui.expect(shelf.shown(shelf.books, asking: "Emil", .failed(Shelf.another)))
  }

  @Test func `The question about deleting a list item stays visible while the list is searched or sorted`() async {
    await presenter.handle(.wantedToDelete("Emma"))
    await presenter.handle(.searched("em"))
    shelf.held.standing = Shelf.offline
    await presenter.handle(.submittedSearch("u"))
    shelf.held.standing = .some(nil)
    await presenter.handle(.act(.reversed(true)))
    await presenter.handle(.confirmedDeletion)
    ui.expect(
      shelf.shown(["Emma", "Emil", "Ulises"], asking: "Emma"),
      shelf.shown(["Emma", "Emil"], searching: "em", asking: "Emma"),
      shelf.shown(["Emma", "Emil"], searching: "em", asking: "Emma", shelf.failed()),
      shelf.shown(["Ulises"], searching: "u", isReversed: true, asking: "Emma"),
      shelf.shown(["Ulises"], searching: "u", isReversed: true, deletedNotice))
  }

  @Test func `A deletion request before a list first appears shows the list with the question`() async {
    let other = ListPresenter(shelf, screen: ui, router: ui)
    await other.handle(.wantedToDelete("Emma"))
    ui.expect(shelf.shown(shelf.books, asking: "Emma"))
  }

  @Test func `A deletion that ends while the list is hidden is reported when the list reappears`() async {
    await presenter.handle(.wantedToDelete("Emma"))
    let confirmed = await begin(.confirmedDeletion)
    await presenter.handle(.disappeared, unseenOn: ui)
    await shelf.held.answer(confirmed, nil)
    #expect(ui.take() == [])
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shelf.shown(["Emil", "Ulises"], deletedNotice))
  }
}
