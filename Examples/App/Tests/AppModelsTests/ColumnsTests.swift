import AppModels
import Interfaces
import Testing

@MainActor @Suite struct `The columns of a tab` {
  let columns = Columns<RestaurantRoute>()

  @Test func `A place that the list leads to fills the second column`() {
    #expect(columns.first == nil)
    #expect(!columns.showsSecond)
    columns.go(to: .order)
    #expect(columns.first == .order)
    #expect(columns.showsSecond)
  }

  @Test func `A place that the second column leads to covers it`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    #expect(columns.first == .history)
    #expect(columns.above.path == [.menu])
  }

  @Test func `The second column is as it was when the stack has removed the place above`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    columns.above.path.removeLast()
    #expect(columns.first == .history)
    #expect(columns.above.path.isEmpty)
  }

  @Test func `Another choice in the list removes the places above the first`() {
    columns.go(to: .history)
    columns.above.go(to: .menu)
    columns.showsSecond = false
    columns.go(to: .order)
    #expect(columns.first == .order)
    #expect(columns.above.path.isEmpty)
    #expect(columns.showsSecond)
  }
}
