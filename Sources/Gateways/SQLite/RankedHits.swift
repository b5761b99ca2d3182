import Entities
import StoreCore
import UseCases

/// The rows that a search finds, in the order of its list, ranked by their bytes: only those of a page are read whole.
struct RankedHits<Row: Sendable & Hashable> {
  private let words: SearchBytes
  private var hits: [(rank: SearchRank, row: Row)] = []

  init(_ search: SearchText) { words = SearchBytes(search) }

  /// Adds a row by its folded texts.
  ///
  /// - Returns: whether the next one is needed.
  mutating func add(
    _ row: Row, title: UnsafeBufferPointer<UInt8>, text: @autoclosure () -> UnsafeBufferPointer<UInt8>
  ) -> Bool {
    hits.append((words.rank(title: title, text: text) ?? .last, row))
    return hits.count <= SearchText.mostRanked
  }

  /// The number of hits. `nil` if there are too many to rank, as not all were added.
  var count: Int? { hits.count <= SearchText.mostRanked ? hits.count : nil }

  /// The rows of a page as `SearchText.bestFirst(_:)` sorts them; `nil` if there are too many to rank, and the page comes
  /// after those that were added.
  func page(_ page: Page) -> Paged<Row>? {
    if hits.count <= SearchText.mostRanked {
      return Paged(hits.inOrder { $0.rank < $1.rank }.map(\.row), page: page)
    }
    return page.offset + page.limit < SearchText.mostRanked ? Paged(hits.map(\.row), page: page) : nil
  }
}
