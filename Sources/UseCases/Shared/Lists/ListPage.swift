/// A page of a list, as a use case returns it and a screen watches it.
public protocol ListPage: Sendable, Hashable {
  /// What the rows of a section have in common.
  associatedtype Key: Sendable & Hashable
  /// A row of the list.
  associatedtype Row: Sendable & Hashable & Identifiable

  /// The rows in their sections, without the rest of the page.
  var sections: [ListSection<Key, Row>] { get }
}

extension Paged: ListPage where Item: Identifiable {
  /// A single section, as a gateway divides nothing.
  public var sections: [ListSection<Int, Item>] { items.isEmpty ? [] : [ListSection(0, rows: items)] }
}

/// A state of a watched page, and the changes since the previous one.
public struct ListReading<Page: ListPage>: Sendable, Hashable {
  /// The page as it is.
  public let page: Page
  /// The changes that turn the previous sections into these; `nil` for the first state. Empty if only something outside the list has
  /// changed.
  public let changes: ListChanges<Page.Key, Page.Row>?

  /// - Parameter changes: `nil` for the first reading.
  public init(page: Page, changes: ListChanges<Page.Key, Page.Row>?) {
    self.page = page
    self.changes = changes
  }
}
