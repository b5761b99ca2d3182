import Entities
import UseCases

/// Dishes from a file: JSON, or a CSV table with a header.
struct DishFileSource: SeedSource {
  let path: String

  func open() throws(SeedSourceError) -> any SeedReader {
    var beginning = JSONBytes(try OpenFile(path))
    let first = try? { () throws(JSONError) in
      try beginning.skipByteOrderMark()
      return try beginning.significant()
    }()
    // JSON is read as a stream, and so is a file that begins like nothing known, which the reader of JSON refuses.
    guard let first, !"[{".utf8.contains(first) else { return try DishSeed.json(path).open() }
    guard let bytes = try OpenFile.bytes(of: path, atMost: DishTable.maximumBytes) else {
      throw .unreadable(path: path, why: OpenFile.Failure.tooLarge.reason)
    }
    guard let content = TextBytes(bytes) else { throw .malformed(path: path, .notUTF16, line: 1, column: 1) }
    var json = DishSeed.json(path)
    if content.isConverted {
      json.bytes = content.utf8
      if content.beginsLikeJSON { return try json.open() }
    }
    let missing: [SeedColumn]
    do {
      let table = try DishTable(content.utf8, path: path)
      if table.missing.isEmpty { return table }
      missing = table.isTable ? table.missing : []
    } catch {
      missing = []
      // A quoted text alone is taken for bad JSON.
      if content.hasSeparatorInFirstLine { throw error }
    }
    if !missing.isEmpty { throw .malformed(path: path, .missingColumns(missing), line: 1, column: 1) }
    return try json.open()
  }
}
