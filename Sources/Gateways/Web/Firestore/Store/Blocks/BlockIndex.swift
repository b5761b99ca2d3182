import Entities
import Gateways
import UseCases

/// The root of a domain's records, which are stored twice in immutable blocks: in list order, and by id. The index lists the blocks, so
/// that a page is found by counting, and a record is found by its id in one block.
struct BlockIndex: Codable, Sendable, Hashable {
  /// An entry for one block: the number of records in it, and the key of the first record.
  struct Entry: Codable, Sendable, Hashable {
    let block: String
    let count: Int
    let first: String
  }

  /// The blocks in list order.
  var inOrder: [Entry] = []
  var byID: [Entry] = []
  /// The number of records in each section, by the section's name.
  var sections: [String: Int] = [:]
  /// The ids of the records whose id isn't derived from their current name, by the id that is derived from it.
  var renamed: [String: String] = [:]

  var count: Int { inOrder.reduce(0) { $0 + $1.count } }

  /// Whether the counts are possible: each block has at least one record and no more records than a block can have bytes, and no section
  /// has more records than the domain.
  var isSound: Bool {
    guard (inOrder + byID).allSatisfy({ (1...FirestoreRecords.longestText).contains($0.count) }) else { return false }
    let count = count
    return sections.values.allSatisfy { $0 > 0 && $0 <= count }
  }

  /// Returns the index of the block that contains a key, or would contain it. `nil` if there are no blocks.
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

  /// Returns the range of a section's records. Sections whose names differ only in case and accents share a range.
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

/// The decoded records of a block.
struct Block<Record: BlockRecord>: Sendable {
  let entries: [SortedRecords<Record>.Entry]

  init(_ records: [Record]) { entries = records.map(SortedRecords<Record>.Entry.init) }
}

extension Block {
  /// The length in bytes after which a block can end. Beyond this length, a block ends after the next record whose id has a suitable hash,
  /// as one id in 64 does. This way, adding a record leaves the later blocks unchanged.
  private static var usual: Int { 32 << 10 }
  private static var longest: Int { 128 << 10 }

  /// Splits the records into blocks, and returns the encoded text and the records of each block.
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

  /// Returns whether a block can end after this id. The FNV-1a hash (datatracker.ietf.org/doc/draft-eastlake-fnv) is the same on every
  /// machine.
  private static func isCut(after id: String) -> Bool {
    id.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }.isMultiple(of: 64)
  }

  static func records(_ text: String, of path: String) throws(GatewayError) -> [Record] {
    let documents = try JSONDocument.decode([Record.Document].self, Array(text.utf8), from: path)
    do { return try documents.map { try Record($0) } } catch { throw .corrupt(what: path, why: error.reason) }
  }
}
