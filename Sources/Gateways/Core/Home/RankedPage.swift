import Entities
import UseCases

extension SearchText {
  /// Returns a page of the hits of a search, in the order of ``SearchText/bestFirst(_:)``.
  ///
  /// - Parameter hits: a closure that returns a page of the hits in list order, or a page of the whole list if the search is blank.
  func bestFirst<Item: SearchedRecord>(
    _ page: Page, of hits: (Page) throws(GatewayError) -> Paged<Item>
  ) throws(GatewayError) -> Paged<Item> {
    try bestFirst(page, title: \.searchedTexts.title, texts: \.searchedTexts.beyondTitle, of: hits)
  }

  /// Returns a page of the hits of a search, in the order of ``SearchText/bestFirst(_:title:texts:)``.
  ///
  /// - Parameter hits: a closure that returns a page of the hits in list order, or a page of the whole list if the search is blank.
  func bestFirst<Item>(
    _ page: Page, title: (Item) -> String, texts: (Item) -> [String] = { _ in [] },
    of hits: (Page) throws(GatewayError) -> Paged<Item>
  ) throws(GatewayError) -> Paged<Item> {
    if isBlank { return try hits(page) }
    let found = try hits(Page(limit: Self.rankingLimit))
    if found.hasMore {
      // If there are too many hits to rank, they stay in list order. In that case, the page is part of the hits that were already read, or
      // follows them.
      return page.offset + page.limit < Self.rankingLimit ? Paged(found.items, page: page) : try hits(page)
    }
    return Paged(bestFirst(found.items, title: title, texts: texts), page: page)
  }
}
