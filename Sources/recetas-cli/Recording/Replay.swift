import Gateways
import Interfaces
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Runs a recording again, in a folder of its own that is deleted afterwards.
@MainActor struct Replay {
  /// What one run did otherwise than when it was recorded.
  struct Difference {
    let words: [String]
    /// Lines of the recording begin with `-`, lines of now with `+`.
    let lines: [String]
  }

  private let recording: Recording
  private let settings: Settings
  private let folder: String

  init(_ recording: Recording, _ settings: Settings) {
    self.recording = recording
    self.settings = settings
    folder = FileManager.default.temporaryDirectory.path + "/recetas-replay-" + UUID().uuidString
  }

  func differences() async throws -> [Difference] {
    try FileManager.default.createDirectory(
      atPath: folder, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let contents = recording.runs.first?.start.contents
    if let contents { try SavedFile(folder + "/recetas.json").save(Array(contents.utf8)) }
    var differences: [Difference] = []
    for run in recording.runs {
      let lines = await difference(of: run, isJSON: contents != nil)
      if !lines.isEmpty { differences.append(Difference(words: run.start.words, lines: lines)) }
    }
    return differences
  }

  /// - Parameter isJSON: whether the store began with recorded contents, which a JSON file can be given.
  private func difference(of run: Recording.Run, isJSON: Bool) async -> [String] {
    var settings = RecordedWorld(run).answering(settings)
    settings.environment = run.start.environment
    settings.environment["RECETAS_HOME"] = folder
    let location =
      switch run.start.store {
      case "memory": "memory:"
      case "sqlite" where !isJSON: "sqlite:\(folder)/recetas.sqlite"
      default: "json:\(folder)"
      }
    let console = ReplayedConsole(run)
    // In front, so that a recorded `--` ends the options after them.
    let code = await Program(console: console, settings: settings).run(["--store", location] + run.start.words)
    var lines: [String] = []
    for isError in [false, true] {
      let written = console.written.filter { $0.isError == isError }.map(\.text).joined()
      lines += Self.difference(
        from: run.written(asError: isError), to: Recorder.withoutPlaces(written, location, folder))
    }
    if let recorded = run.code, recorded != code.rawValue {
      lines += ["- exit \(recorded)", "+ exit \(code.rawValue)"]
    }
    return lines
  }

  private static func difference(from old: String, to new: String) -> [String] {
    let (old, new) = (lines(old), lines(new))
    let changes = new.difference(from: old)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var (lines, i, j) = ([String](), 0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append("- " + old[i])
        i += 1
      } else if inserted.contains(j) {
        lines.append("+ " + new[j])
        j += 1
      } else {
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
