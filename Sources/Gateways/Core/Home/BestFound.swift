package import Entities
package import UseCases

/// Collects the best of many hits, and drops the others on the way.
package struct BestFound<Item> {
  private let kind: FoundRecord.Kind
  private let limit: Int
  private var kept: [(position: FoundPosition, key: String, item: Item)] = []
  private var filter: HitFilter

  /// - Parameter limit: how many are wanted.
  package init(_ kind: FoundRecord.Kind, matching search: SearchText, limit: Int) {
    self.kind = kind
    self.limit = limit
    filter = HitFilter(search)
  }

  /// Keeps a record if it matches, unless there are enough better ones.
  ///
  /// - Parameters:
  ///   - title: its title, folded.
  ///   - texts: its other texts, folded; not evaluated if the title decides, nor are the later parameters.
  ///   - key: the text of the collation key of its name.
  package mutating func add(
    _ id: @autoclosure () -> String, title: String, texts: @autoclosure () -> [String],
    key: @autoclosure () -> String, _ item: @autoclosure () -> Item
  ) {
    guard let rank = filter.rank(folded: title, texts) else { return }
    var key = key()
    if !key.withUTF8({ filter.admits(rank, key: $0) }) { return }
    keep(rank, key, id(), item())
  }

  /// Keeps a row of a table if it matches, unless there are enough better ones. Works on the bytes of its texts; only a row that is kept
  /// becomes strings.
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

  /// Whether as many are kept as are wanted, and no record whose title lacks a word can take the place of one.
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

  /// The best first.
  package consuming func items() -> [Item] {
    sort()
    return kept.map(\.item)
  }
}

/// Drops hits that can't be among the best. Not generic, as it looks at every row of a table: the compiler optimizes generic code of another
/// module less.
private struct HitFilter {
  private let search: SearchText
  private let bytes: SearchBytes
  /// The rank and the bytes of the key of the worst hit that is kept, once there are enough.
  var worstRank: SearchRank?
  var worstKey: [UInt8] = []

  init(_ search: SearchText) {
    self.search = search
    bytes = SearchBytes(search)
  }

  /// Whether only records with all words in their titles can still be kept.
  var isDecidedByTitles: Bool { if let worstRank { worstRank < .bestBeyondTitle } else { false } }

  /// `nil` if the record does not match, or there are enough better ones.
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

  /// Whether a record of this rank comes before the worst that is kept, or has the same key.
  func admits(_ rank: SearchRank, key: UnsafeBufferPointer<UInt8>) -> Bool {
    if worstRank != rank { return true }
    return !worstKey.withUnsafeBufferPointer { $0.lexicographicallyPrecedes(key) }
  }
}

extension BestFound where Item == FoundRecord {
  /// Keeps a record if it matches, unless there are enough better ones.
  package mutating func add(_ record: FoundRecord) {
    let texts = record.searchedTexts
    add(
      record.id, title: SearchText.fold(texts.title), texts: [texts.foldedBeyondTitle],
      key: CollationKey(record.name).text, record)
  }
}

extension BestFound where Item: ListedRecord {
  /// Keeps a record if it matches, unless there are enough better ones.
  package mutating func add(_ entry: SortedRecords<Item>.Entry) {
    add(
      entry.record.id.text, title: entry.title, texts: [entry.texts],
      key: CollationKey(entry.record.searchedTexts.title).text, entry.record)
  }
}

extension Sequence {
  /// The elements that match, best first; equal ones keep their order.
  package func bestFirst(_ rank: (Element) -> SearchRank?) -> [Element] {
    compactMap { element in rank(element).map { (element: element, rank: $0) } }
      .inOrder { $0.rank < $1.rank }
      .map(\.element)
  }
}
