import Foundation
import TestSupport

/// The real program, as the system starts it, over a data folder of its own on the disk.
final class Binary: Sendable {
  /// How a process ended, and what it had written.
  struct Outcome: Sendable {
    /// `nil`: a signal ended it.
    let code: Int32?
    let signal: Int32?
    let output: String
    let errors: String

    var document: JSON { get throws { try JSON(parsing: output) } }
  }

  let folder: TemporaryFolder
  let location: String
  private let streams: TemporaryFolder
  private let environment: [String: String]

  /// - Parameter additions: variables that it is told beside its folder and its language.
  init(_ store: Stores = .standard, environment additions: [String: String] = [:]) throws {
    folder = try TemporaryFolder(isOnDisk: true)
    streams = try TemporaryFolder()
    location = store.location(in: folder.path)
    let fixed = [
      "RECETAS_HOME": folder.path, "RECETAS_LANG": "en", "RECETAS_TIMEOUT": "600",
      "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no",
    ]
    // What the thread sanitizer is told of these tests holds for the program, too.
    let sanitizer = ProcessInfo.processInfo.environment.filter { $0.key == "TSAN_OPTIONS" }
    environment = fixed.merging(sanitizer) { $1 }.merging(additions) { $1 }
  }

  /// The program that `RECETAS_TEST_PROGRAM` names, such as a release build; otherwise the one that was built with the tests.
  static var path: String {
    if let path = ProcessInfo.processInfo.environment["RECETAS_TEST_PROGRAM"] { return path }
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      let products = bundle?.bundleURL.deletingLastPathComponent() ?? Bundle.main.bundleURL
    #else
      let products = Bundle.main.bundleURL
    #endif
    return products.appendingPathComponent("recetas-cli").path
  }

  /// Runs it to its end.
  func callAsFunction(_ words: String..., input: String = "") async throws -> Outcome {
    try await start(words, input: input).end()
  }

  /// Starts it, and leaves it running.
  func start(_ words: [String], input: String = "") throws -> RunningProcess {
    try start([Self.path, "--store", location] + words, input)
  }

  /// Starts it at a terminal of its own.
  ///
  /// - Parameter answer: what the terminal answers when its capabilities are queried.
  func atTerminal(
    _ words: String..., width: Int = 80, height: Int = 24, answer: String? = nil
  ) throws -> TerminalSession {
    try TerminalSession(
      [Self.path, "--store", location] + words, environment.merging(["TERM": "xterm-256color"]) { $1 }, width: width,
      height: height, answer: answer, keeping: self)
  }

  /// Runs a script of the shell, in which `recetas` is the program, told which store to use.
  ///
  /// - Parameter isHumble: without the right to write everywhere, which the system's administrator has.
  func shell(_ script: String, isHumble: Bool = false) async throws -> Outcome {
    let drop = isHumble && geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let program = "recetas() { \(drop)'\(Self.path)' --store '\(location)' \"$@\"; }\n"
    return try await start(["/bin/sh", "-c", program + script], "").end()
  }

  /// The same, where no file may grow beyond so many blocks: to the program a disk without room.
  func shell(_ command: String, largestFile blocks: Int) async throws -> Outcome {
    try await shell("ulimit -f \(blocks); trap '' XFSZ; \(command)")
  }

  /// Whether there is a way to give up the administrator's rights.
  static let canBeHumble = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  private func start(_ words: [String], _ input: String) throws -> RunningProcess {
    try RunningProcess(words, environment, in: streams, input: input)
  }
}
