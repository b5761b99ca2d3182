import Entities
import Testing
import UseCases

@Suite struct `A filter of the history` {
  private let order = OrderDraft.of(.pizza, .royal).placed(at: 60)

  @Test func `An empty order history filter matches every placed order`() {
    #expect(HistoryFilter.all.isOpen && HistoryFilter.all.passes(order))
  }

  @Test(arguments: [("PINA", true), ("royal", true), ("del pez", true), (" ", true), ("sushi", false)])
  func `An order history filter searches dishes and addresses`(text: String, passes: Bool) {
    #expect(HistoryFilter(matching: SearchText(text)).passes(order) == passes)
  }

  @Test func `An order history filter includes its earliest date and excludes its latest date`() {
    #expect(HistoryFilter(since: .noon(plus: 60)).passes(order))
    #expect(!HistoryFilter(since: .noon(plus: 61)).passes(order))
    #expect(HistoryFilter(until: .noon(plus: 61)).passes(order))
    #expect(!HistoryFilter(until: .noon(plus: 60)).passes(order))
    #expect(!HistoryFilter(matching: SearchText("pizza"), until: .noon()).passes(order))
  }
}
