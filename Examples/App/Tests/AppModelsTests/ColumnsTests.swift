import AppModels
import Interfaces
import Testing

@MainActor @Suite struct `The columns of a tab` {
  let columns = Columns<RestaurantRoute>()

  @Test func `Choosing a route in the list fills the second column`() {
    #expect(columns.first == nil)
    #expect(!columns.showsSecond)
    columns.go(to: .order)
    #expect(columns.first == .order)
    #expect(columns.showsSecond)
  }

  @Test func `A route chosen in the second column is shown above the first screen there`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    #expect(columns.first == .history)
    #expect(columns.above.path == [.menu])
  }

  @Test func `Going back in the second column restores the screen below`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    columns.above.path.removeLast()
    #expect(columns.first == .history)
    #expect(columns.above.path.isEmpty)
  }

  @Test func `A different choice in the list removes the screens above the first one`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    columns.showsSecond = false
    columns.go(to: .order)
    #expect(columns.first == .order)
    #expect(columns.above.path.isEmpty)
    #expect(columns.showsSecond)
  }
}
