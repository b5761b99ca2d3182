import GatewayTesting
import Interfaces
import TestSupport
import Testing
import UseCases

/// A store that reports a change when a test requests it.
struct ReportedChanges: ChangeGateway {
  let listeners = Box<[AsyncStream<Void>.Continuation]>([])

  func changes() -> AsyncStream<Void> {
    let (stream, listener) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    listeners.change { $0.append(listener) }
    return stream
  }

  func report() { for listener in listeners.value { listener.yield() } }
}

@MainActor @Suite struct `Following a list` {
  let shelf = Shelf(["Emma", "Emil"])
  let ui = Shelf.Screen()
  let store = ReportedChanges()

  init() { shelf.store = store }

  private func presenter(followsChanges: Bool = true) -> ListPresenter<Shelf> {
    ListPresenter(shelf, screen: ui, router: ui, searchDelay: .zero, followsChanges: followsChanges)
  }

  @Test func `An observed list is read once when it appears and once for each change`() async {
    let presenter = presenter()
    await presenter.handle(.appeared)
    ui.expect(.shows(.loading), shelf.shown(["Emma", "Emil"]))
    #expect(shelf.held.questions == [.read("")])
    shelf.books = ["Emma"]
    store.report()
    #expect(await ui.next() == shelf.shown(["Emma"]))
    #expect(shelf.held.questions == [.read(""), .read("")])
  }

  @Test func `An observed list keeps its search text, its order and its length after a change`() async {
    shelf.books = (1...120).map { "Emma \($0)" } + ["Atlas"]
    let presenter = presenter()
    await presenter.handle(.submittedSearch("emma"))
    await presenter.handle(.act(.reversed(true)))
    await presenter.handle(.wantedMore, unseenOn: ui)
    shelf.books.append("Emma 121")
    store.report()
    _ = await ui.next()
    #expect(shelf.held.questions.last == .read("emma", isReversed: true, length: 100))
  }

  @Test func `A list with observation turned off never observes its store`() async {
    await presenter(followsChanges: false).handle(.appeared, unseenOn: ui)
    #expect(store.listeners.value.isEmpty)
  }

  @Test func `The changes between two list models contain the inserted and the removed rows`() throws {
    func model(_ books: [String]) throws -> ListModel<Shelf> {
      guard case .shows(.content(let model)) = shelf.shown(books) else { throw GatewayError.notFound }
      return model
    }
    let changes = try model(["Emma", "Ulises"]).changes(since: model(["Emma", "Emil"]))
    #expect(changes.removedRows == [RowPosition(section: 0, row: 1)])
    #expect(changes.insertedRows.map(\.value.id) == ["Ulises"] && changes.updatedRows.isEmpty)
  }
}
