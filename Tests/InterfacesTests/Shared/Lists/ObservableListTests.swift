import Interfaces
import Observation
import Testing

@MainActor @Suite struct `An observable list` {
  private let shelf = Shelf((1...60).map { "Volume \($0)" } + ["Emma"])
  private let router = ObservableRouter<String>()
  private let list: ObservableList<Shelf>

  init() { list = ObservableList(shelf, router: router, searchDelay: .zero) }

  @Test func `An observable list shows its first page when it appears and the next page on request`() async {
    #expect(list.state == .loading && list.model == nil)
    await list.appear()
    #expect(list.model?.rows.count == 50)
    await list.loadMore()
    #expect(list.model?.rows.count == 61)
  }

  @Test func `Setting the text in the search field searches an observable list`() async {
    await list.appear()
    list.searchText = "emma"
    await list.search?.value
    #expect(list.model?.rows.map(\.id) == ["Emma"])
  }

  @Test func `Setting the same search text again does not repeat the search of an observable list`() async {
    list.searchText = "emma"
    await list.search?.value
    let (search, questions) = (list.search, shelf.held.questions.count)
    list.searchText = "emma"
    #expect(list.search == search && shelf.held.questions.count == questions)
  }

  @Test func `Submitting a search in an observable list does not wait for a pause in typing`() async {
    let patient = ObservableList(shelf, router: router, searchDelay: .seconds(3600))
    patient.searchText = "emma"
    await patient.submitSearch()
    #expect(patient.model?.rows.map(\.id) == ["Emma"])
  }

  @Test func `Refreshing an observable list reads all shown pages again`() async {
    await list.appear()
    await list.loadMore()
    shelf.books.removeLast()
    await list.refresh()
    #expect(list.model?.rows.count == 60)
  }

  @Test func `Choosing a row in an observable list adds the route of the row to the router`() async {
    await list.handle(.chose("Emma"))
    #expect(router.path == ["Emma"])
  }

  @Test func `A view that reads the state of an observable list is notified when the state changes`() async {
    await confirmation { changed in
      withObservationTracking {
        _ = list.state
      } onChange: {
        changed()
      }
      await list.appear()
    }
  }
}
