import Entities
import Gateways
import UseCases

/// The records of a domain in immutable blocks, twice: in the order of their list, and by id. This is the root: it says which blocks there
/// are, so that a page is found by counting, and a record by its id in one block.
struct BlockIndex: Codable, Sendable, Hashable {
  /// A block, how many records are in it, and the key of the first.
  struct Entry: Codable, Sendable, Hashable {
    let block: String
    let count: Int
    let first: String
  }

  /// In the order of the list.
  var inOrder: [Entry] = []
  var byID: [Entry] = []
  /// How many records each section has, by name.
  var sections: [String: Int] = [:]
  /// The ids of records whose names would give them another one, by that one.
  var renamed: [String: String] = [:]

  var count: Int { inOrder.reduce(0) { $0 + $1.count } }

  /// Whether its counts are possible: a block holds at least one record and fewer than its bytes, a section no more than there are.
  var isSound: Bool {
    guard (inOrder + byID).allSatisfy({ (1...FirestoreRecords.longestText).contains($0.count) }) else { return false }
    let count = count
    return sections.values.allSatisfy { $0 > 0 && $0 <= count }
  }

  /// The position among `entries` of the block where a key stands or would; `nil`: there is no block.
  static func index(_ key: String, in entries: [Entry]) -> Int? {
    if entries.isEmpty { return nil }
    var range = 1..<entries.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      let isAfter = key.utf8.lexicographicallyPrecedes(entries[middle].first.utf8)
      range = isAfter ? range.lowerBound..<middle : (middle + 1)..<range.upperBound
    }
    return range.lowerBound - 1
  }

  /// Where the records of a section begin, and how many there are: of all sections whose names read alike.
  func range(of section: String) -> Range<Int> {
    let letters = CollationKey(section).letters
    let keys = sections.map { (key: CollationKey($0.key), count: $0.value) }
    let start = keys.lazy.filter {
      $0.key.letters != letters && $0.key.text.utf8.lexicographicallyPrecedes(letters.utf8)
    }
    .reduce(0) { $0 + $1.count }
    return start..<start + keys.lazy.filter { $0.key.letters == letters }.reduce(0) { $0 + $1.count }
  }
}

/// The records of a block, ready to be searched.
struct Block<Record: BlockRecord>: Sendable {
  let entries: [SortedRecords<Record>.Entry]

  init(_ records: [Record]) { entries = records.map(SortedRecords<Record>.Entry.init) }
}

extension Block {
  /// A block is cut after a record of about every sixty-fourth id, once it is as long as this, so that one more record leaves the blocks
  /// behind it as they are.
  private static var usual: Int { 32 << 10 }
  private static var longest: Int { 128 << 10 }

  /// The texts of the blocks for these records, with their records.
  static func cut(_ records: [Record]) throws(GatewayError) -> [(text: String, records: [Record])] {
    var (blocks, texts, kept, length): ([(text: String, records: [Record])], [String], [Record], Int) = ([], [], [], 0)
    func close() {
      if kept.isEmpty { return }
      blocks.append(("[" + texts.joined(separator: ",\n") + "]", kept))
      (texts, kept, length) = ([], [], 0)
    }
    for record in records {
      let text = try FirestoreRecords.json(record.document, of: record.title)
      if length + text.utf8.count > longest { close() }
      texts.append(text)
      kept.append(record)
      length += text.utf8.count
      if length >= usual && isCut(after: record.id.text) { close() }
    }
    close()
    return blocks
  }

  /// FNV-1a (datatracker.ietf.org/doc/draft-eastlake-fnv): the same everywhere.
  private static func isCut(after id: String) -> Bool {
    id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }.isMultiple(of: 64)
  }

  static func records(_ text: String, of path: String) throws(GatewayError) -> [Record] {
    let documents = try JSONDocument.decode([Record.Document].self, Array(text.utf8), from: path)
    do { return try documents.map { try Record($0) } } catch { throw .corrupt(what: path, why: error.reason) }
  }
}
