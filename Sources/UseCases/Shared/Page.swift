/// A page of a list: at most `limit` items after the first `offset`.
public struct Page: Sendable, Hashable {
  /// The default length of a page.
  public static let defaultLimit = 50
  /// No list is longer, so that sums of two never overflow.
  public static let maximum = Int(Int32.max)
  /// Up to this many hits of a search are sorted best first (`SearchText.bestFirst(_:title:texts:)`); more keep the order of the list.
  ///
  /// To sort more of them, every page would have to read them all.
  public static let mostRanked = 1000
  /// The beginning of a list, of the usual length.
  public static let first = Page()

  /// How many items to skip.
  public let offset: Int
  /// How many items to return at most.
  public let limit: Int

  /// Negative numbers count as zero, those above ``maximum`` as that.
  public init(offset: Int = 0, limit: Int = defaultLimit) {
    self.offset = min(max(0, offset), Self.maximum)
    self.limit = min(max(0, limit), Self.maximum)
  }

  /// The page after this one.
  public var next: Page { Page(offset: offset + limit, limit: limit) }
}

/// The items of a page, and whether the list goes on after them.
public struct Paged<Item: Sendable & Hashable>: Sendable, Hashable {
  /// The items of the page.
  public let items: [Item]
  /// Whether the list goes on after them.
  public let hasMore: Bool

  /// What a gateway read.
  public init(_ items: [Item], hasMore: Bool) {
    self.items = items
    self.hasMore = hasMore
  }
}
