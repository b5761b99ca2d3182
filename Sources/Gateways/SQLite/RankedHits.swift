import Entities
import StoreCore
import UseCases

/// Ranks the rows that a search finds in list order. The ranking needs only the bytes of the searched columns, so callers read only the
/// rows of one page completely.
struct RankedHits<Row: Sendable & Hashable> {
  private let words: SearchBytes
  private var hits: [(rank: SearchRank, row: Row)] = []

  init(_ search: SearchText) { words = SearchBytes(search) }

  /// Adds a row with its folded text.
  ///
  /// - Returns: whether the ranking needs the next row.
  mutating func add(
    _ row: Row, title: UnsafeBufferPointer<UInt8>, text: @autoclosure () -> UnsafeBufferPointer<UInt8>
  ) -> Bool {
    hits.append((words.rank(title: title, text: text) ?? .last, row))
    return hits.count <= SearchText.rankingLimit
  }

  /// The number of hits. `nil` if there are too many hits to rank, in which case not all of them were added.
  var count: Int? { hits.count <= SearchText.rankingLimit ? hits.count : nil }

  /// Returns the rows of a page, in the order of `SearchText.bestFirst(_:)`. `nil` if there are too many hits to rank and the page lies
  /// beyond the hits that were added.
  func page(_ page: Page) -> Paged<Row>? {
    if hits.count <= SearchText.rankingLimit {
      return Paged(hits.inOrder { $0.rank < $1.rank }.map(\.row), page: page)
    }
    return page.offset + page.limit < SearchText.rankingLimit ? Paged(hits.map(\.row), page: page) : nil
  }
}
