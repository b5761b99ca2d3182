import Entities
import Gateways
import UseCases

extension FirestoreRecords {
  /// Replaces the records of a domain.
  ///
  /// - Parameter records: all records in their order, with unique ids.
  mutating func putInBlocks<Record: BlockRecord>(_ records: [Record], in domain: Domain) throws(GatewayError) {
    var blockIndex = BlockIndex()
    blockIndex.inOrder = try keep(records, \.positionKey)
    blockIndex.byID = try keep(records.sorted(by: \.id.text), \.id.text)
    for record in records { Self.count(record, by: 1, in: &blockIndex) }
    try set(blockIndex, of: domain)
  }

  /// Adds a record, removes a record, or replaces a record with another.
  mutating func putInBlocks<Record: BlockRecord>(
    _ record: Record?, replacing previous: Record?, in domain: Domain
  ) throws(GatewayError) {
    var blockIndex = try blockIndex(domain)
    try edit(&blockIndex.inOrder, record, previous, \.positionKey)
    try edit(&blockIndex.byID, record, previous, \.id.text)
    if let previous { Self.count(previous, by: -1, in: &blockIndex) }
    if let record { Self.count(record, by: 1, in: &blockIndex) }
    try set(blockIndex, of: domain)
  }

  private static func count(_ record: some BlockRecord, by number: Int, in blockIndex: inout BlockIndex) {
    if let section = record.section {
      let count = blockIndex.sections[section, default: 0] + number
      blockIndex.sections[section] = count == 0 ? nil : count
    }
    if let name = record.namedKey { blockIndex.renamed[name] = number > 0 ? record.id.text : nil }
  }

  private mutating func edit<Record: BlockRecord>(
    _ entries: inout [BlockIndex.Entry], _ record: Record?, _ previous: Record?, _ key: (Record) -> String
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

  /// Changes the records of the block that contains a key.
  private mutating func edit<Record: BlockRecord>(
    _ entries: inout [BlockIndex.Entry], at position: String, _ key: (Record) -> String,
    _ change: (inout [Record]) -> Void
  ) throws(GatewayError) {
    let index = BlockIndex.index(position, in: entries)
    var records: [Record] = []
    if let index { records = try self.entries(entries[index], Record.self).map(\.record) }
    change(&records)
    if let index { staging.drop(block: entries[index].block) }
    let new = try keep(records, key)
    if let index { entries.replaceSubrange(index...index, with: new) } else { entries = new }
  }

  private mutating func keep<Record: BlockRecord>(
    _ records: [Record], _ key: (Record) -> String
  ) throws(GatewayError) -> [BlockIndex.Entry] {
    var entries: [BlockIndex.Entry] = []
    for block in try Block<Record>.cut(records) {
      let name = staging.keep(block.text)
      reading.blocks.keep(Block(block.records), name, bytes: block.text.utf8.count)
      if let first = block.records.first {
        entries.append(BlockIndex.Entry(block: name, count: block.records.count, first: key(first)))
      }
    }
    return entries
  }

  private mutating func set(_ blockIndex: BlockIndex, of domain: Domain) throws(GatewayError) {
    var control = try control
    if let root = control.blockIndexes[domain] { staging.drop(block: root) }
    if blockIndex == BlockIndex() {
      control.blockIndexes[domain] = nil
    } else {
      let text = try Self.json(blockIndex, of: domain.rawValue)
      let name = staging.keep(text)
      reading.blocks.keep(blockIndex, name, bytes: text.utf8.count)
      control.blockIndexes[domain] = name
    }
    setControl(control)
  }
}
