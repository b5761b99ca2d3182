import Entities
import Gateways
import GatewayTesting
import Testing
import UseCases

@Suite struct `Watching the menu` {
  let store: StateStore
  let recorder = CallRecorder<StoreCall>()

  init() async throws { store = try await .seeded([.royal, .pizza]) }

  private func watch(
    _ query: String = "", _ page: Page = .first, over store: (any MenuGateway & ChangeGateway)? = nil
  ) -> ListReadings<MenuPage>.Iterator {
    let store = store ?? self.store
    let watchMenu: any WatchMenu = WatchMenuInteractor(getMenu: GetMenuInteractor(menu: store), store: store)
    return watchMenu(matching: SearchText(query), of: nil, page: page).makeAsyncIterator()
  }

  @Test func `Watching the menu starts with the current menu`() async throws {
    var readings = watch()
    let first = try #require(try await readings.next())
    #expect(first.page.menu.dishes == [.royal, .pizza])
    #expect(first.changes == nil)
  }

  @Test func `Watching the menu returns changes that turn the previous page into the new page`() async throws {
    var readings = watch()
    var sections = try #require(try await readings.next()).page.sections
    for menu in [[.royal, .pizza, .cake], [.pizza.costing(1), .cake], [], [Dish.cake]] as [[Dish]] {
      try await store.serve(menu)
      let reading = try #require(try await readings.next())
      #expect(reading.page.menu.dishes == menu)
      sections = try #require(reading.changes?.applied(to: sections))
      #expect(sections == reading.page.sections)
    }
  }

  @Test func `Watching the menu returns only the menu rows that have changed`() async throws {
    var readings = watch()
    _ = try await readings.next()
    try await store.serve([.royal, .pizza.costing(1)])
    let changes = try #require(try await readings.next()?.changes)
    #expect(changes.updatedRows.map(\.place) == [RowPosition(section: 1, row: 0)])
    #expect(changes.updatedRows.map(\.value) == [.pizza.costing(1)])
    #expect(changes.insertedRows.isEmpty && changes.removedRows.isEmpty && changes.movedRows.isEmpty)
  }

  @Test func `Watching the menu skips commits that don't change its page`() async throws {
    var readings = watch("pizza")
    _ = try await readings.next()
    try await store.choose(.of(.royal))
    try await store.serve([.royal.costing(1), .pizza])
    try await store.serve([.royal, .pizza.costing(2)])
    #expect(try await readings.next()?.page.menu.dishes == [.pizza.costing(2)])
  }

  @Test func `Watching the menu reports whether further dishes follow the page`() async throws {
    var readings = watch("", Page(limit: 2))
    #expect(try await readings.next()?.page.hasMore == false)
    try await store.serve([.royal, .pizza, .cake])
    let reading = try #require(try await readings.next())
    #expect(reading.page.hasMore)
    #expect(reading.changes?.isEmpty == true)
  }

  @Test func `Watching the menu combines all changes since the last reading into one reading`() async throws {
    var readings = watch()
    _ = try await readings.next()
    for cents in 1...1000 { try await store.serve([.royal.costing(Int64(cents)), .cake]) }
    let reading = try #require(try await readings.next())
    #expect(reading.page.menu.dishes == [.royal.costing(1000), .cake])
    #expect(reading.changes?.updatedRows.count == 1)
    // The other 999 commits must not cause another reading.
    try await store.serve([.cake])
    #expect(try await readings.next()?.page.menu.dishes == [.cake])
  }

  @Test func `Watching the menu misses no commit between the first read and the first wait`() async throws {
    let store = store
    let served = Intercepted(store) { (call, _) throws(GatewayError) in
      recorder.record(call)
      if recorder.calls.count == 2 { do { try await store.serve([.cake]) } catch { throw .conflict } }
    }
    var readings = watch(over: served)
    #expect(try await readings.next()?.page.menu.dishes == [.cake])
    try await store.serve([.pizza])
    #expect(try await readings.next()?.page.menu.dishes == [.pizza])
    let reading = StoreCall.menu(SearchText(), nil, .first)
    #expect(recorder.calls == [.changes, reading, reading])
  }

  @Test func `Watching the menu ends when its task is canceled`() async throws {
    let watching = Task { [readings = watch()] in
      var readings = readings
      var count = 0
      while try await readings.next() != nil {
        count += 1
        withUnsafeCurrentTask { $0?.cancel() }
      }
      return count
    }
    #expect(try await watching.value == 1)
  }

  @Test func `Watching the menu throws a store error and then ends`() async throws {
    let fault = Fault.onCall(3, .corrupt(what: "disk", why: "a hole"))
    var readings = watch(over: Intercepted(store) { (_, _) throws(GatewayError) in try fault.strike() })
    _ = try await readings.next()
    try await store.serve([])
    await #expect(throws: GatewayError.corrupt(what: "disk", why: "a hole")) { try await readings.next() }
    #expect(try await readings.next() == nil)
  }
}
