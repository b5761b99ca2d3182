import Entities
import UseCases

/// The dishes in a file, which is JSON or a CSV table with a header.
struct DishFileSource: SeedSource {
  let path: String

  func open() throws(SeedSourceError) -> any SeedReader {
    var beginning = JSONBytes(try OpenFile(path))
    let first = try? { () throws(JSONError) in
      try beginning.skipByteOrderMark()
      return try beginning.significant()
    }()
    // JSON is read as a stream. So is a file in an unknown format, which the JSON reader rejects.
    guard let first, !"[{".utf8.contains(first) else { return try DishSeed.json(path).open() }
    let content = try TextBytes.file(path)
    var json = DishSeed.json(path)
    if content.isConverted {
      json.bytes = content.utf8
      if content.beginsLikeJSON { return try json.open() }
    }
    let problem: SeedFormatProblem?
    do {
      let table = try DishTable(content, path: path)
      problem = table.isTable || content.looksLikeTable ? table.problem : nil
      if problem == nil, table.isTable { return table }
    } catch {
      problem = nil
      // A file that contains only quoted text is reported as invalid JSON.
      if content.hasSeparatorInFirstLine { throw error }
    }
    if let problem { throw .malformed(path: path, problem, line: 1, column: 1) }
    return try json.open()
  }
}
