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

    /// `nil`: it never came to an end.
    var code: Int32? { entries.lazy.compactMap { if case .ended(let code) = $0 { code } else { nil } }.first }
  }

  private(set) var runs: [Run] = []

  /// - Throws: ``GatewayError`` when the file can't be read or is no recording, naming its line.
  init?(_ path: String) throws(GatewayError) {
    guard let lines = try LineFile.lines(of: path) else { return nil }
    for (index, line) in lines.enumerated() {
      let entry: RecordedEntry
      // The last line of a program that was killed may be incomplete.
      do { entry = try JSONDocument.decode(RecordedEntry.self, line, from: "\(path):\(index + 1)") } catch {
        if index == lines.count - 1 && !runs.isEmpty { break }
        throw error
      }
      if case .begun(let start) = entry {
        runs.append(Run(start: start))
      } else if runs.isEmpty {
        throw .corrupt(what: "\(path):\(index + 1)", why: "the recording has no beginning")
      } else {
        runs[runs.count - 1].entries.append(entry)
      }
    }
  }
}
