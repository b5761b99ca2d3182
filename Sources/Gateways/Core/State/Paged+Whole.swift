package import UseCases

extension Paged {
  /// Creates a page of a complete list.
  package init(_ all: [Item], page: Page) {
    let rest = all.dropFirst(page.offset)
    self.init(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }

  /// Creates a page from its rows. If more rows follow the page, `rows` also contains the first of them.
  package init(longer rows: [Item], than page: Page) {
    self.init(Array(rows.prefix(page.limit)), hasMore: rows.count > page.limit)
  }
}

extension SortedRecords {
  /// Returns a page of the matching records. Stops at the first match after the page.
  func page(_ page: Page, where passes: (Entry) -> Bool) -> Paged<Record> {
    var (hits, passed): ([Record], Int) = ([], 0)
    for entry in entries where passes(entry) {
      passed += 1
      if passed > page.offset { hits.append(entry.record) }
      if hits.count > page.limit { break }
    }
    return Paged(longer: hits, than: page)
  }
}
