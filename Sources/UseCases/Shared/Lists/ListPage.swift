/// A page of a list, as a use case returns it and a screen watches it.
public protocol ListPage: Sendable, Hashable {
  /// The common property of the rows of a section.
  associatedtype Key: Sendable & Hashable
  /// The type of a row.
  associatedtype Row: Sendable & Hashable & Identifiable

  /// The rows of the page in their sections.
  var sections: [ListSection<Key, Row>] { get }
}

extension Paged: ListPage where Item: Identifiable {
  /// A single section with all items, or no section if there are none.
  public var sections: [ListSection<Int, Item>] { items.isEmpty ? [] : [ListSection(0, rows: items)] }
}

/// A state of a watched page, and the changes since the previous one.
public struct ListReading<Page: ListPage>: Sendable, Hashable {
  /// The current page.
  public let page: Page
  /// The changes that turn the previous sections into these. `nil` for the first state. Empty if only something outside the list has
  /// changed.
  public let changes: ListChanges<Page.Key, Page.Row>?

  /// - Parameter changes: `nil` for the first reading.
  public init(page: Page, changes: ListChanges<Page.Key, Page.Row>?) {
    self.page = page
    self.changes = changes
  }
}
