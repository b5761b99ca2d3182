package import Entities
package import UseCases

/// Collects the best of many hits, and drops the others on the way.
package struct BestFound<Item> {
  private let search: SearchText
  private let kind: FoundRecord.Kind
  private let limit: Int
  private var kept: [(position: FoundPosition, key: String, item: Item)] = []
  /// The rank and the key of the worst hit that is kept, once there are enough.
  private var worst: (rank: SearchRank, key: String)?

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
    guard let rank = rank(title, texts) else { return }
    if let worst, worst.rank < rank { return }
    let key = key()
    if let worst, worst.rank == rank, worst.key.utf8.lexicographicallyPrecedes(key.utf8) { return }
    kept.append((FoundPosition(rank, key: key, kind, id: id()), key, item()))
    if kept.count >= max(64, limit < .max / 2 ? 2 * limit : limit) { sort() }
  }

  private func rank(_ title: String, _ texts: () -> [String]) -> SearchRank? {
    if let worst, worst.rank < .bestBeyondTitle { return SearchRank(of: search, folded: title, []) }
    return SearchRank(of: search, folded: title, texts())
  }

  private mutating func sort() {
    kept.sort { $0.position < $1.position }
    if kept.count < limit { return }
    kept.removeSubrange(limit...)
    worst = kept.last.map { ($0.position.rank, $0.key) }
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
    enumerated().compactMap { place, element in rank(element).map { (element: element, rank: $0, place: place) } }
      .sorted { ($0.rank, $0.place) < ($1.rank, $1.place) }
      .map(\.element)
  }
}
