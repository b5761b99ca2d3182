import Gateways
import Interfaces
import UseCases

/// What was recorded, run by run.
struct Recording {
  struct Run {
    let start: RecordedStart
    var entries: [RecordedEntry] = []

    /// What it wrote to a stream, all together.
    func written(asError isError: Bool) -> String {
      entries.map { if case .written(let text, isError) = $0 { text } else { "" } }.joined()
    }

    /// The files that it read or wrote.
    var files: [RecordedFile] { entries.compactMap { if case .file(let file) = $0 { file } else { nil } } }

    /// `nil`: it never came to an end.
    var code: Int32? { entries.lazy.compactMap { if case .ended(let code) = $0 { code } else { nil } }.first }
  }

  /// In the order in which they began.
  private(set) var runs: [Run] = []

  /// The size of the files that the runs read, in bytes.
  var fileBytes: Int { runs.flatMap(\.files).reduce(0) { $0 + ($1.bytes?.count ?? 0) } }

  /// - Throws: ``GatewayError`` when the file can't be read or is no recording, naming its line.
  init?(_ path: String) throws(GatewayError) {
    guard let lines = try LineFile.lines(of: path) else { return nil }
    try self.init(lines, of: path)
  }

  /// - Parameter path: names the file in errors.
  init(_ lines: [[UInt8]], of path: String) throws(GatewayError) {
    // Lines without a name belong to the run that began last.
    var indices: [String: Int] = [:]
    for (index, bytes) in lines.enumerated() {
      let place = "\(path):\(index + 1)"
      let line: RecordedLine
      // The last line of a program that was killed may be incomplete.
      do { line = try JSONDocument.decode(RecordedLine.self, bytes, from: place) } catch {
        if index == lines.count - 1 && !runs.isEmpty { break }
        throw error
      }
      if let flaw = line.entry.flaw { throw .corrupt(what: place, why: flaw) }
      if case .begun(let start) = line.entry {
        if let run = line.run { indices[run] = runs.count }
        runs.append(Run(start: start))
      } else if let index = line.run.map({ indices[$0] }) ?? runs.indices.last {
        runs[index].entries.append(line.entry)
      } else {
        throw .corrupt(what: place, why: "the recording has no beginning")
      }
    }
  }
}
