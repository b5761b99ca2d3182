import Entities
import StoreCore
import UseCases

/// Ranks the rows that a search finds in list order. Ranking uses only the bytes of the texts, so callers read only the rows of a page
/// completely.
struct RankedHits<Row: Sendable & Hashable> {
  private let words: SearchBytes
  private var hits: [(rank: SearchRank, row: Row)] = []

  init(_ search: SearchText) { words = SearchBytes(search) }

  /// Adds a row with its folded texts.
  ///
  /// - Returns: whether the next row is needed.
  mutating func add(
    _ row: Row, title: UnsafeBufferPointer<UInt8>, text: @autoclosure () -> UnsafeBufferPointer<UInt8>
  ) -> Bool {
    hits.append((words.rank(title: title, text: text) ?? .last, row))
    return hits.count <= SearchText.mostRanked
  }

  /// The number of hits. `nil` if there are too many to rank, because not all were added.
  var count: Int? { hits.count <= SearchText.mostRanked ? hits.count : nil }

  /// Returns the rows of a page, sorted as `SearchText.bestFirst(_:)` does. `nil` if there are too many hits to rank and the page is after
  /// those that were added.
  func page(_ page: Page) -> Paged<Row>? {
    if hits.count <= SearchText.mostRanked {
      return Paged(hits.inOrder { $0.rank < $1.rank }.map(\.row), page: page)
    }
    return page.offset + page.limit < SearchText.mostRanked ? Paged(hits.map(\.row), page: page) : nil
  }
}
