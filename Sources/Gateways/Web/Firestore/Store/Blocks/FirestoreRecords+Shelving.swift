import Entities
import Gateways
import UseCases

extension FirestoreRecords {
  /// Makes these the records of a domain.
  ///
  /// - Parameter records: in their order, each id once.
  mutating func shelve<Record: ShelvedRecord>(_ records: [Record], in domain: Domain) throws(GatewayError) {
    var shelf = Shelf()
    shelf.inOrder = try keep(records, \.positionKey)
    shelf.byID = try keep(records.sorted(by: \.id.text), \.id.text)
    for record in records { Self.count(record, by: 1, in: &shelf) }
    try set(shelf, of: domain)
  }

  /// Puts a record in its place, takes one out, or both.
  mutating func shelve<Record: ShelvedRecord>(
    _ record: Record?, replacing previous: Record?, in domain: Domain
  ) throws(GatewayError) {
    var shelf = try shelf(domain)
    try edit(&shelf.inOrder, record, previous, \.positionKey)
    try edit(&shelf.byID, record, previous, \.id.text)
    if let previous { Self.count(previous, by: -1, in: &shelf) }
    if let record { Self.count(record, by: 1, in: &shelf) }
    try set(shelf, of: domain)
  }

  private static func count(_ record: some ShelvedRecord, by number: Int, in shelf: inout Shelf) {
    if let section = record.section {
      let count = shelf.sections[section, default: 0] + number
      shelf.sections[section] = count == 0 ? nil : count
    }
    if let name = record.namedKey { shelf.renamed[name] = number > 0 ? record.id.text : nil }
  }

  private mutating func edit<Record: ShelvedRecord>(
    _ entries: inout [Shelf.Entry], _ record: Record?, _ previous: Record?, _ key: (Record) -> String
  ) throws(GatewayError) {
    if let previous {
      try edit(&entries, at: key(previous), key) { (records: inout [Record]) in
        records.removeAll { $0.id == previous.id }
      }
    }
    guard let record else { return }
    let position = key(record)
    try edit(&entries, at: position, key) { (records: inout [Record]) in
      let index = records.firstIndex { position.utf8.lexicographicallyPrecedes(key($0).utf8) }
      records.insert(record, at: index ?? records.endIndex)
    }
  }

  /// Changes the records of the block where a key stands.
  private mutating func edit<Record: ShelvedRecord>(
    _ entries: inout [Shelf.Entry], at position: String, _ key: (Record) -> String,
    _ change: (inout [Record]) -> Void
  ) throws(GatewayError) {
    let index = Shelf.index(position, in: entries)
    var records: [Record] = []
    if let index { records = try self.entries(entries[index], Record.self).map(\.record) }
    change(&records)
    if let index { staging.drop(block: entries[index].block) }
    let new = try keep(records, key)
    if let index { entries.replaceSubrange(index...index, with: new) } else { entries = new }
  }

  private mutating func keep<Record: ShelvedRecord>(
    _ records: [Record], _ key: (Record) -> String
  ) throws(GatewayError) -> [Shelf.Entry] {
    var entries: [Shelf.Entry] = []
    for block in try Block<Record>.cut(records) {
      let name = staging.keep(block.text)
      reading.blocks.keep(Block(block.records), name, bytes: block.text.utf8.count)
      if let first = block.records.first {
        entries.append(Shelf.Entry(block: name, count: block.records.count, first: key(first)))
      }
    }
    return entries
  }

  private mutating func set(_ shelf: Shelf, of domain: Domain) throws(GatewayError) {
    var control = try control
    if let root = control.shelves[domain] { staging.drop(block: root) }
    if shelf == Shelf() {
      control.shelves[domain] = nil
    } else {
      let text = try Self.json(shelf, of: domain.rawValue)
      let name = staging.keep(text)
      reading.blocks.keep(shelf, name, bytes: text.utf8.count)
      control.shelves[domain] = name
    }
    setControl(control)
  }
}
