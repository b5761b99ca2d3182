/// A page of a list, as a use case returns it and a screen watches it.
public protocol ListPage: Sendable, Hashable {
  /// What the rows of a section have in common.
  associatedtype Key: Sendable & Hashable
  /// What stands in a line of the list.
  associatedtype Row: Sendable & Hashable & Identifiable where Row.ID: Sendable

  /// The rows in their sections, without what else the page says.
  var sections: [ListSection<Key, Row>] { get }
}

/// A state of a watched page, and how its list came from the one before.
public struct ListReading<Page: ListPage>: Sendable, Hashable {
  /// The page as it is.
  public let page: Page
  /// What makes this page's sections of those of the reading before; `nil` for the first. Empty when only something beside
  /// the list is different.
  public let changes: ListChanges<Page.Key, Page.Row>?

  /// - Parameter changes: `nil` for the first reading.
  public init(page: Page, changes: ListChanges<Page.Key, Page.Row>?) {
    self.page = page
    self.changes = changes
  }
}
