import Gateways
import UseCases

extension FirestoreRecords {
  /// The number of documents that are read at a time if not all of them match.
  private static let stride = 100

  /// Returns a page of the documents that match a query.
  ///
  /// - Parameters:
  ///   - isFiltered: whether `item` can skip documents. In that case, the position of an item is only known after all earlier documents
  ///     have been read.
  ///   - item: a function that returns the item for a document, or `nil` to skip the document.
  func page<Item>(
    _ query: FirestoreQuery, _ page: Page, isFiltered: Bool,
    _ item: (FirestoreDocument) throws(GatewayError) -> Item?
  ) throws(GatewayError) -> Paged<Item> {
    var query = query
    var items: [Item] = []
    if !isFiltered {
      (query.offset, query.limit) = (page.offset, page.limit + 1)
      for document in try reading.list(query) { if let item = try item(document) { items.append(item) } }
      return Paged(longer: items, than: page)
    }
    var passed = 0
    query.limit = Self.stride
    while true {
      let documents = try reading.list(query)
      for document in documents {
        guard let item = try item(document) else { continue }
        passed += 1
        if passed > page.offset { items.append(item) }
        if items.count > page.limit { return Paged(longer: items, than: page) }
      }
      guard documents.count == Self.stride, let last = documents.last else { return Paged(longer: items, than: page) }
      query = query.following(last)
    }
  }
}
