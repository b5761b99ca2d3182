package import Entities
package import UseCases

/// Collects the best of many hits, and drops the others on the way.
package struct BestFound<Item> {
  private let search: SearchText
  private let kind: FoundRecord.Kind
  private let limit: Int
  private var kept: [(position: FoundPosition, key: String, item: Item)] = []
  /// The rank and the key of the worst hit that is kept, once there are enough.
  private var worstRank: SearchRank?
  private var worstKey = ""

  /// - Parameter limit: how many are wanted.
  package init(_ kind: FoundRecord.Kind, matching search: SearchText, limit: Int) {
    self.search = search
    self.kind = kind
    self.limit = limit
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
    guard let rank = SearchRank(of: search, folded: title, isTitleAll ? [] : texts()) else { return }
    if let worstRank, worstRank < rank { return }
    let key = key()
    if worstRank == rank, worstKey.utf8.lexicographicallyPrecedes(key.utf8) { return }
    keep(rank, key, id(), item())
  }

  /// Keeps a row of a table if it matches, unless there are enough better ones. Works on the bytes of its texts; only a row that is kept
  /// becomes strings.
  package mutating func add(
    _ id: @autoclosure () -> String, title: UnsafeBufferPointer<UInt8>,
    text: @autoclosure () -> UnsafeBufferPointer<UInt8>, key: @autoclosure () -> UnsafeBufferPointer<UInt8>,
    _ item: @autoclosure () -> Item
  ) {
    let nothing = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    guard let rank = SearchRank(of: search, title: title, text: isTitleAll ? nothing : text()) else { return }
    if let worstRank, worstRank < rank { return }
    let key = key()
    if worstRank == rank, worstKey.utf8.lexicographicallyPrecedes(key) { return }
    keep(rank, String(decoding: key, as: UTF8.self), id(), item())
  }

  /// Whether as many are kept as are wanted, and no record whose title lacks a word can take the place of one.
  package var isDecidedByTitles: Bool {
    mutating get {
      sort()
      return isTitleAll
    }
  }

  /// Whether only records with all words in their titles can still be kept.
  private var isTitleAll: Bool { if let worstRank { worstRank < .bestBeyondTitle } else { false } }

  private mutating func keep(_ rank: SearchRank, _ key: String, _ id: String, _ item: Item) {
    kept.append((FoundPosition(rank, key: key, kind, id: id), key, item))
    if kept.count >= max(64, limit < .max / 2 ? 2 * limit : limit) { sort() }
  }

  private mutating func sort() {
    kept = kept.inOrder { $0.position < $1.position }
    if kept.count < limit { return }
    kept.removeSubrange(limit...)
    guard let worst = kept.last else { return }
    (worstRank, worstKey) = (worst.position.rank, worst.key)
  }

  /// The best first.
  package consuming func items() -> [Item] {
    sort()
    return kept.map(\.item)
  }
}

extension BestFound where Item == FoundRecord {
  /// Keeps a record if it matches, unless there are enough better ones.
  package mutating func add(_ record: FoundRecord) {
    add(
      record.id, title: SearchText.fold(record.title), texts: record.texts.map(SearchText.fold),
      key: CollationKey(record.name).text, record)
  }
}

extension BestFound where Item: ListedRecord {
  /// Keeps a record if it matches, unless there are enough better ones.
  package mutating func add(_ entry: SortedRecords<Item>.Entry) {
    add(
      entry.record.id.text, title: entry.folded[0], texts: Array(entry.folded.dropFirst()),
      key: CollationKey(entry.record.searchedTexts[0]).text, entry.record)
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
