package import Entities
package import UseCases

/// Collects the best hits of a search. Hits that can't be among the best are discarded immediately.
package struct BestFound<Item> {
  private let kind: FoundRecord.Kind
  private let limit: Int
  private var kept: [(position: FoundPosition, key: String, item: Item)] = []
  private var filter: HitFilter

  /// - Parameter limit: the maximum number of hits to return.
  package init(_ kind: FoundRecord.Kind, matching search: SearchText, limit: Int) {
    self.kind = kind
    self.limit = limit
    filter = HitFilter(search)
  }

  /// Adds a record if it matches the search and can be among the best hits.
  ///
  /// - Parameters:
  ///   - title: the folded title of the record.
  ///   - texts: the other searched fields, folded. If the title is decisive, neither these fields nor the key is evaluated.
  ///   - key: the collation key of the record's name, as text.
  package mutating func add(
    _ id: @autoclosure () -> String, title: String, texts: @autoclosure () -> [String],
    key: @autoclosure () -> String, _ item: @autoclosure () -> Item
  ) {
    guard let rank = filter.rank(folded: title, texts) else { return }
    var key = key()
    if !key.withUTF8({ filter.admits(rank, key: $0) }) { return }
    keep(rank, key, id(), item())
  }

  /// Adds a row of an SQL table if the row matches the search and can be among the best hits. This method compares bytes, and creates
  /// strings only for a row that it adds.
  package mutating func add(
    _ id: @autoclosure () -> String, title: UnsafeBufferPointer<UInt8>,
    text: @autoclosure () -> UnsafeBufferPointer<UInt8>, key: @autoclosure () -> UnsafeBufferPointer<UInt8>,
    _ item: @autoclosure () -> Item
  ) {
    guard let rank = filter.rank(title: title, text), case let key = key(), filter.admits(rank, key: key) else {
      return
    }
    keep(rank, String(decoding: key, as: UTF8.self), id(), item())
  }

  /// Whether the limit is reached and only records with all words of the search in their titles can still be among the best hits.
  package var isDecidedByTitles: Bool {
    mutating get {
      sort()
      return filter.isDecidedByTitles
    }
  }

  private mutating func keep(_ rank: SearchRank, _ key: String, _ id: String, _ item: Item) {
    kept.append((FoundPosition(rank, key: key, kind, id: id), key, item))
    if kept.count >= max(64, limit < .max / 2 ? 2 * limit : limit) { sort() }
  }

  private mutating func sort() {
    kept = kept.inOrder { $0.position < $1.position }
    if kept.count < limit { return }
    kept.removeSubrange(limit...)
    guard let worst = kept.last else { return }
    (filter.worstRank, filter.worstKey) = (worst.position.rank, Array(worst.key.utf8))
  }

  /// Returns the collected hits, best first.
  package consuming func items() -> [Item] {
    sort()
    return kept.map(\.item)
  }
}

/// Rejects hits that can't be among the best. The type is not generic because it examines every row of a table, and the compiler can't
/// optimize generic code from another module as well.
private struct HitFilter {
  private let search: SearchText
  private let bytes: SearchBytes
  /// The rank of the worst collected hit. `nil` until the limit is reached. `worstKey` contains the bytes of that hit's collation key.
  var worstRank: SearchRank?
  var worstKey: [UInt8] = []

  init(_ search: SearchText) {
    self.search = search
    bytes = SearchBytes(search)
  }

  /// Whether only records with all words of the search in their titles can still be among the best hits.
  var isDecidedByTitles: Bool { if let worstRank { worstRank < .bestBeyondTitle } else { false } }

  /// Returns the rank of a record. `nil` if the record doesn't match the search, or ranks below the worst collected hit.
  func rank(folded title: String, _ texts: () -> [String]) -> SearchRank? {
    admitted(SearchRank(of: search, folded: title, isDecidedByTitles ? [] : texts()))
  }

  func rank(
    title: UnsafeBufferPointer<UInt8>, _ text: () -> UnsafeBufferPointer<UInt8>
  ) -> SearchRank? {
    admitted(
      bytes.rank(title: title) { isDecidedByTitles ? UnsafeBufferPointer(start: nil, count: 0) : text() })
  }

  private func admitted(_ rank: SearchRank?) -> SearchRank? {
    guard let rank, let worstRank, worstRank < rank else { return rank }
    return nil
  }

  /// Whether a record with this rank and key precedes the worst collected hit, or has the same rank and key as that hit.
  func admits(_ rank: SearchRank, key: UnsafeBufferPointer<UInt8>) -> Bool {
    if worstRank != rank { return true }
    return !worstKey.withUnsafeBufferPointer { $0.lexicographicallyPrecedes(key) }
  }
}

extension BestFound where Item == FoundRecord {
  /// Adds a record if it matches the search and can be among the best hits.
  package mutating func add(_ record: FoundRecord) {
    let texts = record.searchedTexts
    add(
      record.id, title: SearchText.fold(texts.title), texts: [texts.foldedBeyondTitle],
      key: CollationKey(record.name).text, record)
  }
}

extension BestFound where Item: ListedRecord {
  /// Adds an entry's record if the record matches the search and can be among the best hits.
  package mutating func add(_ entry: SortedRecords<Item>.Entry) {
    add(
      entry.record.id.text, title: entry.title, texts: [entry.texts],
      key: CollationKey(entry.record.searchedTexts.title).text, entry.record)
  }
}

extension Sequence {
  /// Returns the elements with a rank, best first. Elements with the same rank keep their order.
  package func bestFirst(_ rank: (Element) -> SearchRank?) -> [Element] {
    compactMap { element in rank(element).map { (element: element, rank: $0) } }
      .inOrder { $0.rank < $1.rank }
      .map(\.element)
  }
}
