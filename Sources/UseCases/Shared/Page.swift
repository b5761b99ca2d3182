/// A page of a list. The page skips `offset` items and contains at most `limit` of the items that follow.
public struct Page: Sendable, Hashable {
  /// The default number of items on a page.
  public static let defaultLimit = 50
  /// The maximum offset and limit. The sum of two such numbers never overflows.
  public static let maximum = Int(Int32.max)
  /// The first page of a list, with the default limit.
  public static let first = Page()

  /// The number of items to skip.
  public let offset: Int
  /// The maximum number of items to return.
  public let limit: Int

  /// Creates a page. Negative numbers are treated as zero, and numbers above ``maximum`` as ``maximum``.
  public init(offset: Int = 0, limit: Int = defaultLimit) {
    self.offset = min(max(0, offset), Self.maximum)
    self.limit = min(max(0, limit), Self.maximum)
  }

  /// The page after this one.
  public var next: Page { Page(offset: offset + limit, limit: limit) }
}

/// The items on a page of a list, with a flag that shows whether more items follow.
public struct Paged<Item: Sendable & Hashable>: Sendable, Hashable {
  /// The items on the page.
  public let items: [Item]
  /// Whether the list has more items after this page.
  public let hasMore: Bool

  /// Creates a page of items.
  public init(_ items: [Item], hasMore: Bool) {
    self.items = items
    self.hasMore = hasMore
  }
}
