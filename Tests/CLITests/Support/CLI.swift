import Foundation
import Gateways
import TestSupport
import Testing
import WebGateways

@testable import recetas_cli

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
  var document: JSON { get throws { try JSON(parsing: output) } }
  /// What an error says with `--json`.
  var errorDocument: JSON { get throws { try JSON(parsing: errors)["error"] } }
}

extension CLI {
  /// A program, and a folder outside its own with a file that it must leave alone.
  static func withPrivateFile() throws -> (cli: CLI, outside: TemporaryFolder) {
    let outside = try TemporaryFolder()
    _ = try outside.file("file", "private")
    return (try CLI(), outside)
  }
}

extension CLI {
  /// Runs the lines in the interactive front, and expects to be told these texts one after the other.
  @discardableResult func session(
    _ lines: [String], tells told: [String], at location: SourceLocation = #_sourceLocation
  ) async -> Answer {
    let answer = await run(["interactive"], ScriptedConsole(lines))
    #expect(answer.code == .ok, sourceLocation: location)
    var rest = answer.output[...]
    for text in told {
      guard let found = rest.firstRange(of: text) else {
        Issue.record("missing: \(text)\nin: \(rest)", sourceLocation: location)
        return answer
      }
      rest = rest[found.upperBound...]
    }
    return answer
  }
}

extension CLI {
  /// Runs the program, and expects everything that is stored to stay as it was, byte for byte.
  func unchanged(
    _ words: String..., piping lines: [String] = [], at location: SourceLocation = #_sourceLocation
  ) async -> Answer {
    await runUnchanged(words, ScriptedConsole(lines), at: location)
  }

  func runUnchanged(
    _ words: [String], _ console: ScriptedConsole = ScriptedConsole(), at location: SourceLocation = #_sourceLocation
  ) async -> Answer {
    await unchanged(at: location) { await run(words, console) }
  }

  func unchanged(
    at location: SourceLocation = #_sourceLocation, _ body: () async throws -> Answer
  ) async rethrows -> Answer {
    let before = await dump()
    let answer = try await body()
    #expect(await dump() == before, sourceLocation: location)
    return answer
  }
}

/// How the program ended, in this process or as one of its own.
protocol Ending: Sendable {
  var status: Int32? { get }
  var output: String { get }
  var errors: String { get }
}

extension Answer: Ending {
  var status: Int32? { code.rawValue }
}

extension Binary.Outcome: Ending {
  var status: Int32? { code }
}

extension Ending {
  /// Expects how the program ended, and what it wrote: all of a stream, or texts in it.
  func expect(
    _ code: ExitCode, output: String? = nil, outputContains shown: String..., errors: String? = nil,
    errorsContain told: String..., at location: SourceLocation = #_sourceLocation
  ) {
    #expect(status == code.rawValue, "\(self)", sourceLocation: location)
    if let output { #expect(self.output == output, sourceLocation: location) }
    for text in shown { #expect(self.output.contains(text), sourceLocation: location) }
    if let errors { #expect(self.errors == errors, sourceLocation: location) }
    for text in told { #expect(self.errors.contains(text), sourceLocation: location) }
  }
}
