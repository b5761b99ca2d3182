import Gateways
import Interfaces
import UseCases

/// A recorded session, as a list of runs.
struct Recording {
  struct Run {
    let start: RecordedStart
    var entries: [RecordedEntry] = []

    /// Returns all the text that the run wrote to a stream.
    func written(asError isError: Bool) -> String {
      entries.map { if case .written(let text, isError) = $0 { text } else { "" } }.joined()
    }

    /// The files that the run read or wrote.
    var files: [RecordedFile] { entries.compactMap { if case .file(let file) = $0 { file } else { nil } } }

    /// The exit code. `nil` if the run didn't end.
    var code: Int32? { entries.lazy.compactMap { if case .ended(let code) = $0 { code } else { nil } }.first }
  }

  /// The runs, in the order in which they started.
  private(set) var runs: [Run] = []

  /// The total size of the files that the runs read, in bytes.
  var fileBytes: Int { runs.flatMap(\.files).reduce(0) { $0 + ($1.bytes?.count ?? 0) } }

  /// Reads a recording. `nil` if the file doesn't exist.
  ///
  /// - Throws: ``GatewayError`` if the file can't be read or isn't a recording. The error names the line.
  init?(_ path: String) throws(GatewayError) {
    guard let lines = try LineFile.lines(of: path) else { return nil }
    try self.init(lines, of: path)
  }

  /// - Parameter path: the path of the file, for errors.
  init(_ lines: [[UInt8]], of path: String) throws(GatewayError) {
    // A line without a run identifier belongs to the run that started last.
    var indices: [String: Int] = [:]
    for (index, bytes) in lines.enumerated() {
      let place = "\(path):\(index + 1)"
      let line: RecordedLine
      // The last line may be incomplete if the program was killed.
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
