/// A page of a list, which a use case returns and a screen watches.
public protocol ListPage: Sendable, Hashable {
  /// The type of the property that the rows of a section have in common.
  associatedtype Key: Sendable & Hashable
  /// The type of a row.
  associatedtype Row: Sendable & Hashable & Identifiable

  /// The rows on the page, in sections.
  var sections: [ListSection<Key, Row>] { get }
}

extension Paged: ListPage where Item: Identifiable {
  /// A single section with all items, or no section if there are none.
  public var sections: [ListSection<Int, Item>] { items.isEmpty ? [] : [ListSection(0, rows: items)] }
}

/// The state of a watched page, and the changes since the previous state.
public struct ListReading<Page: ListPage>: Sendable, Hashable {
  /// The page in its current state.
  public let page: Page
  /// The changes that turn the previous sections into the current ones. `nil` for the first state. Empty if only data outside the list has
  /// changed.
  public let changes: ListChanges<Page.Key, Page.Row>?

  /// - Parameter changes: The changes since the previous reading. `nil` for the first reading.
  public init(page: Page, changes: ListChanges<Page.Key, Page.Row>?) {
    self.page = page
    self.changes = changes
  }
}
