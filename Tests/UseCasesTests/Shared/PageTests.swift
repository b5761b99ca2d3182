import Testing
import UseCases

@Suite struct `A page in a list` {
  @Test func `A page of a list has at most fifty items by default`() {
    #expect(Page() == Page(offset: 0, limit: 50))
    #expect(Page.first == Page())
    #expect(Page(offset: 7).limit == Page.defaultLimit)
  }

  @Test func `A page of a list treats a negative offset or limit as zero`() {
    #expect(Page(offset: -1, limit: -5) == Page(offset: 0, limit: 0))
    #expect(Page(offset: .min, limit: 3) == Page(offset: 0, limit: 3))
  }

  @Test func `A page of a list clamps its offset and its limit to the maximum`() {
    let end = Page(offset: .max, limit: .max)
    #expect(end == Page(offset: Page.maximum, limit: Page.maximum))
    #expect(end.offset == Int(Int32.max))
    #expect(end.next == end)
    #expect(Page(offset: Page.maximum - 1, limit: 20).next == Page(offset: Page.maximum, limit: 20))
  }

  @Test func `The next page of a list starts at the end of the current page and has the same limit`() {
    #expect(Page(offset: 3, limit: 20).next == Page(offset: 23, limit: 20))
    #expect(Page.first.next.next == Page(offset: 100, limit: 50))
  }
}
