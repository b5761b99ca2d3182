import Foundation
import TestSupport

/// The real program, started by the system, with its own data folder on disk.
final class Binary: Sendable {
  /// The exit status and the output of a process.
  struct Outcome: Sendable {
    /// The exit code. `nil` if a signal ended the process.
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

  /// - Parameter additions: the environment variables to set in addition to those for the data folder and the language.
  init(_ store: Stores = .standard, environment additions: [String: String] = [:]) throws {
    folder = try TemporaryFolder(isOnDisk: true)
    streams = try TemporaryFolder()
    location = store.location(in: folder.path)
    let fixed = [
      "RECETAS_HOME": folder.path, "RECETAS_LANG": "en", "RECETAS_TIMEOUT": "600",
      "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no",
    ]
    // The thread sanitizer's options for these tests also apply to the program.
    let sanitizer = ProcessInfo.processInfo.environment.filter { $0.key == "TSAN_OPTIONS" }
    environment = fixed.merging(sanitizer) { $1 }.merging(additions) { $1 }
  }

  /// The path of the program: the one in `RECETAS_TEST_PROGRAM`, such as a release build, or otherwise the one built with the tests.
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

  /// Runs the program until it ends.
  func callAsFunction(_ words: String..., input: String = "") async throws -> Outcome {
    try await start(words, input: input).end()
  }

  /// Starts the program without waiting for it to end.
  func start(_ words: [String], input: String = "") throws -> RunningProcess {
    try start([Self.path, "--store", location] + words, input)
  }

  /// Starts the program in a new terminal.
  ///
  /// - Parameter answer: the terminal's response to the query for its capabilities.
  func atTerminal(
    _ words: String..., width: Int = 80, height: Int = 24, answer: String? = nil
  ) throws -> TerminalSession {
    try TerminalSession(
      [Self.path, "--store", location] + words, environment.merging(["TERM": "xterm-256color"]) { $1 }, width: width,
      height: height, answer: answer, keeping: self)
  }

  /// Runs a shell script in which `recetas` calls the program with this store.
  ///
  /// - Parameter isUnprivileged: whether to run without administrator rights, which allow writing to any file.
  func shell(_ script: String, isUnprivileged: Bool = false) async throws -> Outcome {
    let drop = isUnprivileged && geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
    let program = "recetas() { \(drop)'\(Self.path)' --store '\(location)' \"$@\"; }\n"
    return try await start(["/bin/sh", "-c", program + script], "").end()
  }

  /// Runs a shell command with a limit on the file size, which looks like a full disk to the program.
  ///
  /// - Parameter blocks: the maximum file size, in blocks of the shell's `ulimit`.
  func shell(_ command: String, largestFile blocks: Int) async throws -> Outcome {
    try await shell("ulimit -f \(blocks); trap '' XFSZ; \(command)")
  }

  /// Whether the tests can run a program without administrator rights.
  static let canDropPrivileges = geteuid() != 0 || FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")

  private func start(_ words: [String], _ input: String) throws -> RunningProcess {
    try RunningProcess(words, environment, in: streams, input: input)
  }
}
