import Foundation
import Gateways
@testable import recetas_cli
import TestSupport
import WebGateways

/// The program in this process, as somebody runs it again and again over a data folder of their own.
@MainActor final class CLI {
  let folder: TemporaryFolder
  let location: String
  var environment: [String: String]
  /// What measures how long something takes.
  var clock: any Clock<Duration> = ContinuousClock()
  var screenPatience = Duration.seconds(600)
  /// How long a list waits for a service.
  var listPatience = Duration.seconds(600)
  /// The calls by which its files are used.
  var fileCalls = FileCalls.system
  /// How far the user's clock is ahead of UTC, in seconds.
  var utcOffset: @Sendable (Date) -> Int = { _ in 0 }
  /// Which window it runs in.
  var session = "window"
  /// What went out to the network.
  let requestLog = RequestLog()
  /// What the clock on the wall says; it stands still.
  private(set) var now = Date(timeIntervalSince1970: 1_795_255_200)

  convenience init(_ store: Stores = .standard, _ language: String = "en") throws {
    try self.init(language) { store.location(in: $0) }
  }

  /// - Parameter location: what `--store` is told, given the data folder.
  init(_ language: String = "en", at location: (String) -> String) throws {
    folder = try TemporaryFolder()
    self.location = location(folder.path)
    environment = ["RECETAS_HOME": folder.path, "RECETAS_LANG": language]
  }

  /// Runs the program with its input from a pipe.
  func callAsFunction(_ words: String..., piping lines: [String] = []) async -> Answer {
    await run(words, ScriptedConsole(lines))
  }

  /// Runs the program at a terminal.
  func atTerminal(_ words: String..., typing lines: [String] = []) async -> Answer {
    await run(words, ScriptedConsole(lines, isTerminal: true))
  }

  /// - Parameter namingStore: whether `--store` says where the store is.
  func run(
    _ words: [String], _ console: ScriptedConsole = ScriptedConsole(), namingStore: Bool = true
  ) async -> Answer {
    let now = now
    // However many tests share this machine.
    var settings = Settings(
      environment: environment, now: { now }, session: session, clock: clock, serverPatience: .seconds(600),
      listPatience: listPatience, screenPatience: screenPatience, requestLog: requestLog, fileCalls: fileCalls)
    settings.utcOffset = utcOffset
    // In front, so that a test can end the options with `--`.
    let code = await Program(console: console, settings: settings).run(
      (namingStore ? ["--store", location] : []) + words)
    return Answer(code: code, output: console.output, errors: console.errors)
  }

  /// Sets the clock forward, or back.
  func wait(_ seconds: Double) { now += seconds }

  /// Everything that is stored, byte for byte.
  func dump() async -> String { await self("store", "dump").output }

  /// The same folder and store, used by somebody else.
  func asUser(_ name: String, _ words: String...) async -> Answer {
    let mine = environment
    defer { environment = mine }
    environment["RECETAS_USER"] = name
    return await run(words, ScriptedConsole())
  }
}

/// What the program did.
struct Answer: Sendable {
  let code: ExitCode
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
  var document: JSON { get throws { try JSON(output) } }
  /// What an error says with `--json`.
  var errorDocument: JSON { get throws { try JSON(errors)["error"] } }
}

extension CLI {
  /// A program, and a folder outside its own with a file that it must leave alone.
  static func withPrivateFile() throws -> (cli: CLI, outside: TemporaryFolder) {
    let outside = try TemporaryFolder()
    _ = try outside.file("file", "private")
    return (try CLI(), outside)
  }
}
