import Entities
import UseCases

extension SearchText {
  /// A page of the hits of a search, sorted as ``SearchText/bestFirst(_:)`` does.
  ///
  /// - Parameter hits: reads a page of the hits in the order of the list; of the whole list if the search is blank.
  func bestFirst<Item: SearchedRecord>(
    _ page: Page, of hits: (Page) throws(GatewayError) -> Paged<Item>
  ) throws(GatewayError) -> Paged<Item> {
    try bestFirst(page, title: \.searchedTexts.title, texts: \.searchedTexts.beyondTitle, of: hits)
  }

  /// A page of the hits of a search, sorted as ``SearchText/bestFirst(_:title:texts:)`` does.
  ///
  /// - Parameter hits: reads a page of the hits in the order of the list; of the whole list if the search is blank.
  func bestFirst<Item>(
    _ page: Page, title: (Item) -> String, texts: (Item) -> [String] = { _ in [] },
    of hits: (Page) throws(GatewayError) -> Paged<Item>
  ) throws(GatewayError) -> Paged<Item> {
    if isBlank { return try hits(page) }
    let found = try hits(Page(limit: Self.mostRanked))
    if found.hasMore {
      // Too many to rank: the page is among those read, or further back.
      return page.offset + page.limit < Self.mostRanked ? Paged(found.items, page: page) : try hits(page)
    }
    return Paged(bestFirst(found.items, title: title, texts: texts), page: page)
  }
}
