import Foundation
import Gateways
import TestSupport
import Testing
import WebGateways

@testable import recetas_cli

/// The program, which a test can run any number of times in this process, with its own data folder.
@MainActor final class CLI {
  let folder: TemporaryFolder
  let location: String
  var environment: [String: String]
  /// The clock for timeouts and durations.
  var clock: any Clock<Duration> = ContinuousClock()
  var screenPatience = Duration.seconds(600)
  /// The time that a list waits for a service.
  var listPatience = Duration.seconds(600)
  /// The system calls for the program's files.
  var fileCalls = FileCalls.system
  /// The offset of the user's time zone from UTC, in seconds.
  var utcOffset: @Sendable (Date) -> Int = { _ in 0 }
  /// The identifier of the terminal window.
  var session = "window"
  /// The log of the requests sent to the network.
  let requestLog = RequestLog()
  /// The current date, which only ``wait(_:)`` changes.
  private(set) var now = Date(timeIntervalSince1970: 1_795_255_200)

  convenience init(_ store: Stores = .standard, _ language: String = "en") throws {
    try self.init(language) { store.location(in: $0) }
  }

  /// - Parameter location: a closure that returns the value of `--store` for a data folder.
  init(_ language: String = "en", at location: (String) -> String) throws {
    folder = try TemporaryFolder()
    self.location = location(folder.path)
    environment = ["RECETAS_HOME": folder.path, "RECETAS_LANG": language]
  }

  /// Runs the program with piped input.
  func callAsFunction(_ words: String..., piping lines: [String] = []) async -> Answer {
    await run(words, ScriptedConsole(lines))
  }

  /// Runs the program in a terminal.
  func atTerminal(_ words: String..., typing lines: [String] = []) async -> Answer {
    await run(words, ScriptedConsole(lines, isTerminal: true))
  }

  /// Runs the program with a console.
  ///
  /// - Parameter namingStore: whether to pass the location with `--store`.
  func run(
    _ words: [String], _ console: ScriptedConsole = ScriptedConsole(), namingStore: Bool = true
  ) async -> Answer {
    let now = now
    // The timeouts are long, since other tests may keep the machine busy.
    var settings = Settings(
      environment: environment, now: { now }, session: session, clock: clock, serverPatience: .seconds(600),
      listPatience: listPatience, screenPatience: screenPatience, requestLog: requestLog, fileCalls: fileCalls)
    settings.utcOffset = utcOffset
    // `--store` precedes the words, so that a test can end the options with `--`.
    let code = await Program(console: console, settings: settings).run(
      (namingStore ? ["--store", location] : []) + words)
    return Answer(code: code, output: console.output, errors: console.errors)
  }

  /// Moves the clock by a number of seconds, which can be negative.
  func wait(_ seconds: Double) { now += seconds }

  /// Returns the whole content of the store as text.
  func dump() async -> String { await self("store", "dump").output }

  /// Runs a command as another user of the same folder and store.
  func asUser(_ name: String, _ words: String...) async -> Answer {
    let mine = environment
    defer { environment = mine }
    environment["RECETAS_USER"] = name
    return await run(words, ScriptedConsole())
  }
}

/// The exit code and the output of the program.
struct Answer: Sendable {
  let code: ExitCode
  let output: String
  let errors: String

  var lines: [String] { output.split(separator: "\n").map(String.init) }
  var document: JSON { get throws { try JSON(parsing: output) } }
  /// The error document of a command with `--json`.
  var errorDocument: JSON { get throws { try JSON(parsing: errors)["error"] } }
}

extension CLI {
  /// Returns a program, and a folder outside its data folder with a file that the program must not change.
  static func withPrivateFile() throws -> (cli: CLI, outside: TemporaryFolder) {
    let outside = try TemporaryFolder()
    _ = try outside.file("file", "private")
    return (try CLI(), outside)
  }
}

extension CLI {
  /// Runs interactive mode with these lines of input, and expects its output to contain the strings in this order.
  @discardableResult func session(
    _ lines: [String], tells reported: [String], at location: SourceLocation = #_sourceLocation
  ) async -> Answer {
    let answer = await run(["interactive"], ScriptedConsole(lines))
    #expect(answer.code == .ok, sourceLocation: location)
    var rest = answer.output[...]
    for text in reported {
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
  /// Runs the program, and expects the content of the store to stay the same.
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

/// The outcome of running the program, either in this process or as a process of its own.
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
  /// Expects an exit code, and the output of each stream, either as a whole or as strings that it contains.
  func expect(
    _ code: ExitCode, output: String? = nil, outputContains shown: String..., errors: String? = nil,
    errorsContain reported: String..., at location: SourceLocation = #_sourceLocation
  ) {
    #expect(status == code.rawValue, "\(self)", sourceLocation: location)
    if let output { #expect(self.output == output, sourceLocation: location) }
    for text in shown { #expect(self.output.contains(text), sourceLocation: location) }
    if let errors { #expect(self.errors == errors, sourceLocation: location) }
    for text in reported { #expect(self.errors.contains(text), sourceLocation: location) }
  }
}
