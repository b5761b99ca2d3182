import AppModels
import Interfaces
import Testing

@MainActor @Suite struct `The columns of a tab` {
  let columns = Columns<RestaurantRoute>()

  @Test func `Choosing a route in a tab's list shows the route's screen in the second column`() {
    #expect(columns.first == nil)
    #expect(!columns.showsSecond)
    columns.go(to: .order)
    #expect(columns.first == .order)
    #expect(columns.showsSecond)
  }

  @Test func `Choosing a route in the second column shows its screen above the column's first screen`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    #expect(columns.first == .history)
    #expect(columns.above.path == [.menu])
  }

  @Test func `Going back in the second column shows the column's previous screen`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    columns.above.path.removeLast()
    #expect(columns.first == .history)
    #expect(columns.above.path.isEmpty)
  }

  @Test func `Choosing another route in a tab's list closes the earlier screens in the second column`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    columns.showsSecond = false
    columns.go(to: .order)
    #expect(columns.first == .order)
    #expect(columns.above.path.isEmpty)
    #expect(columns.showsSecond)
  }
}
