package import Entities

/// A record with a position in a searchable list.
package protocol ListedRecord: SearchedRecord, Identifiable, Sendable, Hashable where ID: TextIdentifier {
  associatedtype Position: Comparable, Sendable

  /// The record's position in the list. Every record has a different position.
  var position: Position { get }
}

/// An identifier that consists of text.
package protocol TextIdentifier: Sendable {
  var text: String { get }
}

extension Identifier: TextIdentifier {}

/// Unique records in list order, with their folded text for searches.
package struct SortedRecords<Record: ListedRecord>: Sendable, Equatable {
  package struct Entry: Sendable, Equatable {
    package let record: Record
    let position: Record.Position
    /// The title, folded by ``SearchText``.
    package let title: String
    /// The other searched fields, folded, one on each line.
    let texts: String

    package init(_ record: Record) {
      self.record = record
      position = record.position
      let searched = record.searchedTexts
      title = SearchText.fold(searched.title)
      texts = searched.foldedBeyondTitle
    }

    /// Compares only the records, because all other properties are derived from them.
    package static func == (left: Entry, right: Entry) -> Bool { left.record == right.record }

    package func matches(_ search: SearchText) -> Bool { search.matches(folded: [title, texts]) }
  }

  private(set) var entries: [Entry] = []
  private(set) var byID: [Record.ID: Record] = [:]

  package init() {}

  /// - Returns: `nil` if two records share an id.
  package init?(_ records: [Record]) {
    for record in records where byID.updateValue(record, forKey: record.id) != nil { return nil }
    entries = byID.values.map(Entry.init).inOrder { $0.position < $1.position }
  }

  package static func == (left: SortedRecords, right: SortedRecords) -> Bool { left.entries == right.entries }

  /// All records, in list order.
  package var all: [Record] { entries.map(\.record) }

  /// The number of records.
  package var count: Int { entries.count }

  /// The record with this id. A newly assigned record must have the same id. Assigning `nil` removes the record.
  package subscript(id: Record.ID) -> Record? {
    get { byID[id] }
    set {
      if let old = byID[id] { entries.remove(at: index(old.position)) }
      byID[id] = newValue
      guard let newValue else { return }
      let entry = Entry(newValue)
      entries.insert(entry, at: index(entry.position))
    }
  }

  /// Returns the index of the entry with this position, or the index at which to insert one.
  private func index(_ position: Record.Position) -> Int {
    var range = 0..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = entries[middle].position < position ? (middle + 1)..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension Dish: ListedRecord {
  package var position: MenuPosition { MenuPosition(self) }
}

extension RecipeDetails: ListedRecord {
  package var position: RecipePosition { RecipePosition(recipe) }
}

extension Favorite: ListedRecord {
  package var position: RecipePosition { RecipePosition(recipe) }
}

extension Place: ListedRecord {
  package var position: PlacePosition { PlacePosition(self) }
}
