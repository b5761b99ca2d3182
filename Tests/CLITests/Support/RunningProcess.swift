import Foundation

/// A process with files for its streams, so that it never waits for whoever reads them.
final class RunningProcess: Sendable {
  private let process = Process()
  private let exit: AsyncStream<Never>
  private let output: String
  private let errors: String

  /// - Parameter stream: takes the output instead.
  init(
    _ words: [String], _ environment: [String: String], in folder: TemporaryFolder, input: String,
    to stream: FileHandle?
  ) throws {
    let name = UUID().uuidString
    output = try folder.file(name + ".out", "")
    errors = try folder.file(name + ".err", "")
    process.executableURL = URL(fileURLWithPath: words[0])
    process.arguments = Array(words.dropFirst())
    process.environment = environment
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardInput = FileHandle(forReadingAtPath: try folder.file(name + ".in", input))
    process.standardOutput = stream ?? FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: errors)
    let (exit, ended) = AsyncStream.makeStream(of: Never.self)
    self.exit = exit
    process.terminationHandler = { _ in ended.finish() }
    try process.run()
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Waits until it ended.
  func end() async throws -> Binary.Outcome {
    for await _ in exit {}
    let status = process.terminationStatus
    let isExit = process.terminationReason == .exit
    return Binary.Outcome(
      code: isExit ? status : nil, signal: isExit ? nil : status,
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }
}
