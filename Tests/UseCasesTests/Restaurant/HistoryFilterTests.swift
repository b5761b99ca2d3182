import Entities
import Testing
import UseCases

@Suite struct `A filter of the history` {
  private let order = Order.of(.pizza, .royal).placed(at: 60)

  @Test func `that says nothing passes all that is placed`() {
    #expect(HistoryFilter.all.isOpen && HistoryFilter.all.passes(order))
    #expect(!HistoryFilter.all.passes(.of(.pizza)))
  }

  @Test(arguments: [("PINA", true), ("royal", true), ("del pez", true), (" ", true), ("sushi", false)])
  func `looks for dishes and addresses`(text: String, passes: Bool) {
    #expect(HistoryFilter(matching: SearchText(text)).passes(order) == passes)
  }

  @Test func `begins with its first moment, and ends before its last`() {
    #expect(HistoryFilter(since: .noon(plus: 60)).passes(order))
    #expect(!HistoryFilter(since: .noon(plus: 61)).passes(order))
    #expect(HistoryFilter(until: .noon(plus: 61)).passes(order))
    #expect(!HistoryFilter(until: .noon(plus: 60)).passes(order))
    #expect(!HistoryFilter(matching: SearchText("pizza"), until: .noon()).passes(order))
  }
}
