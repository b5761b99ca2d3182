package import UseCases

extension Paged {
  /// A page of a list that is there whole.
  package init(_ all: [Item], page: Page) {
    let rest = all.dropFirst(page.offset)
    self.init(Array(rest.prefix(page.limit)), hasMore: rest.count > page.limit)
  }

  /// A page of rows of which one more was asked for, if there are so many.
  package init(longer rows: [Item], than page: Page) {
    self.init(Array(rows.prefix(page.limit)), hasMore: rows.count > page.limit)
  }
}

extension SortedRecords {
  /// A page of those that pass; what comes after it is not looked at.
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
