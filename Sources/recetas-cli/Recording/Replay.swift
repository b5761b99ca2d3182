import Gateways
import Interfaces
import UseCases

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A replay of a recording, confined to a temporary folder.
///
/// The recording may come from an untrusted source. Its commands can't choose a store, a data folder or a recording. Files and responses
/// from services come only from the recording, and all output goes to the folder.
@MainActor struct Replay {
  /// The differences between a replayed run and the recorded one.
  struct Difference {
    let words: [String]
    /// The lines that differ. Recorded lines start with `-`, and new lines with `+`.
    let lines: [String]
  }

  private let recording: Recording
  private let settings: Settings
  private let scratch: ScratchFolder
  /// The data folder of the replay.
  private var folder: String { scratch.path + "/data" }

  /// - Throws: a problem if a command of the recording can't be confined to the replay's folder.
  init(_ recording: Recording, _ settings: Settings, _ texts: Texts) throws {
    for (number, run) in recording.runs.enumerated() {
      // An invalid command line is refused when it runs.
      guard let invocation = try? Invocation.parse(run.start.words, texts) else { continue }
      if let reason = invocation.escape { throw texts.cannotReplay(reason, number + 1) }
    }
    self.recording = recording
    self.settings = settings
    scratch = try ScratchFolder("recetas-replay-", in: FileManager.default.temporaryDirectory.path)
  }

  func differences() async throws -> [Difference] {
    defer { withExtendedLifetime(scratch) {} }
    try Folder.make(folder)
    let contents = recording.runs.first?.start.contents
    if let contents { try SavedFile(folder + "/recetas.json").save(Array(contents.utf8)) }
    var differences: [Difference] = []
    for run in recording.runs {
      let lines = try await difference(of: run, isJSON: contents != nil)
      if !lines.isEmpty { differences.append(Difference(words: run.start.words, lines: lines)) }
    }
    return differences
  }

  /// - Parameter isJSON: whether the recording contains the initial content of the store, which requires a JSON store.
  private func difference(of run: Recording.Run, isJSON: Bool) async throws -> [String] {
    let files = try ReplayedFiles(run, in: scratch.path + "/files")
    var settings = RecordedEnvironment(run).answering(settings)
    settings.files = files
    settings.awaitsChanges = false
    settings.environment = run.start.environment
    settings.environment["RECETAS_HOME"] = folder
    let location =
      switch run.start.store {
      case "memory": "memory:"
      case "sqlite" where !isJSON: "sqlite:\(folder)/recetas.sqlite"
      default: "json:\(folder)"
      }
    let console = ReplayedConsole(run)
    // The options precede the recorded words, because a recorded `--` would end the options.
    let code = await Program(console: console, settings: settings).run(["--store", location] + run.start.words)
    var lines: [String] = []
    for isError in [false, true] {
      let written = console.written.filter { $0.isError == isError }.map(\.text).joined()
      lines += Self.difference(
        from: run.written(asError: isError), to: files.asTyped(written) { Recorder.withoutPlaces($0, location, folder) }
      )
    }
    if let recorded = run.code, recorded != code.rawValue {
      lines += ["- exit \(recorded)", "+ exit \(code.rawValue)"]
    }
    return lines
  }

  private static func difference(from old: String, to new: String) -> [String] {
    let (old, new) = (lines(old), lines(new))
    // The cost of comparing two very different outputs is proportional to the product of their lengths.
    let (same, isLong) = (old == new, old.count * new.count > 4_000_000)
    if same || isLong { return same ? [] : old.map { "- " + $0 } + new.map { "+ " + $0 } }
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

extension Invocation {
  /// The option or command that would act outside the replay's folder. `nil` if there is none.
  fileprivate var escape: String? {
    if options.store != nil { return "--store" }
    if options.dataFolder != nil { return "--data" }
    if options.recording != nil { return "--record" }
    guard case .run(let command, _) = request, !command.canBeRecorded else { return nil }
    return command.spec.title
  }
}

extension Command {
  /// Whether the command can be recorded. The input of `login` is secret, and `replay` and `complete` contain other command lines.
  var canBeRecorded: Bool { ![Command.login, .replay, .complete].contains { $0.spec.name == spec.name } }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
