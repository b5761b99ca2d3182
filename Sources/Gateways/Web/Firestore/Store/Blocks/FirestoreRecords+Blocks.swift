import Entities
import Gateways
import UseCases

extension FirestoreRecords {
  private static func path(_ block: String) -> String { "blocks/\(block)" }

  /// Returns the text of a block. `nil` while the block is being fetched.
  func text(ofBlock name: String) throws(GatewayError) -> String? {
    if let new = staging.blocks[name] { return new }
    let isKnown = reading.isKnown(Self.path(name))
    if let text = try reading.document(Self.path(name))?.fields["text"]?.text { return text }
    if isKnown { throw .corrupt(what: Self.path(name), why: "it is missing") }
    return nil
  }

  /// Returns the block index of a domain.
  func blockIndex(_ domain: Domain) throws(GatewayError) -> BlockIndex {
    guard let name = try control.blockIndexes[domain] else { return BlockIndex() }
    if let known = reading.blocks.block(BlockIndex.self, name) { return known }
    guard let text = try text(ofBlock: name) else { return BlockIndex() }
    let blockIndex = try JSONDocument.decode(BlockIndex.self, Array(text.utf8), from: Self.path(name))
    if !blockIndex.isSound { throw .corrupt(what: Self.path(name), why: "its counts are impossible") }
    reading.blocks.keep(blockIndex, name, bytes: text.utf8.count)
    return blockIndex
  }

  /// Returns the records of a block. Empty while the block is being fetched.
  func entries<Record: BlockRecord>(
    _ entry: BlockIndex.Entry, _: Record.Type
  ) throws(GatewayError) -> [SortedRecords<Record>.Entry] {
    if let known = reading.blocks.block(Block<Record>.self, entry.block) { return known.entries }
    guard let text = try text(ofBlock: entry.block) else { return [] }
    let block = Block(try Block<Record>.records(text, of: Self.path(entry.block)))
    if block.entries.count != entry.count { throw .corrupt(what: Self.path(entry.block), why: "it is not whole") }
    reading.blocks.keep(block, entry.block, bytes: text.utf8.count)
    return block.entries
  }

  /// Returns the record with this id. `nil` if it doesn't exist.
  func record<Record: BlockRecord>(_ id: Record.ID, in domain: Domain) throws(GatewayError) -> Record? {
    let blockIndex = try blockIndex(domain)
    guard let index = BlockIndex.index(id.text, in: blockIndex.byID) else { return nil }
    return try entries(blockIndex.byID[index], Record.self).first { $0.record.id == id }?.record
  }

  /// Returns all records of a domain, in list order.
  func records<Record: BlockRecord>(of domain: Domain, _: Record.Type) throws(GatewayError) -> [Record] {
    let blockIndex = try blockIndex(domain)
    try prepare(blockIndex.inOrder, Record.self)
    var records: [Record] = []
    for entry in blockIndex.inOrder { records += try entries(entry, Record.self).map(\.record) }
    return records
  }

  /// Prefetches blocks that will be read.
  func prepare<Record: BlockRecord>(_ entries: [BlockIndex.Entry], _: Record.Type) throws(GatewayError) {
    let new = entries.map(\.block).filter {
      staging.blocks[$0] == nil && reading.blocks.block(Block<Record>.self, $0) == nil
    }
    try reading.prepare(new.map(Self.path))
  }

  /// Returns the matching records within a range of the list, and the number of matches that were counted. The first `offset` matches are
  /// skipped, and up to `limit + 1` records are returned.
  ///
  /// - Parameter passes: a function that returns whether a record matches. `nil` if all records match. In that case, blocks before the page
  ///   are not read.
  func hits<Record: BlockRecord>(
    _ blockIndex: BlockIndex, _ range: Range<Int>, page: Page, countsAll: Bool = false,
    where passes: ((SortedRecords<Record>.Entry) -> Bool)?
  ) throws(GatewayError) -> (records: [Record], passed: Int) {
    var (hits, passed, start): ([Record], Int, Int) = ([], 0, 0)
    var wanted: [(entry: BlockIndex.Entry, part: Range<Int>)] = []
    for entry in blockIndex.inOrder {
      let block = start..<start + entry.count
      start = block.upperBound
      let part = block.clamped(to: range)
      if part.isEmpty { continue }
      if passes == nil && passed + part.count <= page.offset {
        passed += part.count
        continue
      }
      wanted.append((entry, part.lowerBound - block.lowerBound..<part.upperBound - block.lowerBound))
      if passes == nil && passed + wanted.reduce(0, { $0 + $1.part.count }) > page.offset + page.limit { break }
    }
    try prepare(wanted.map(\.entry), Record.self)
    for (entry, part) in wanted {
      for found in try entries(entry, Record.self).dropFirst(part.lowerBound).prefix(part.count)
      where passes?(found) ?? true {
        passed += 1
        if passed > page.offset && hits.count <= page.limit { hits.append(found.record) }
        if hits.count > page.limit && !countsAll { return (hits, passed) }
      }
    }
    return (hits, passed)
  }
}
