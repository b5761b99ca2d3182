import Foundation

/// A process with files for its streams, so that it never waits for whoever reads them.
///
/// It is started by `posix_spawn`, since Foundation's `Process` crashes now and then on Linux when several start at once.
final class RunningProcess: Sendable {
  private let process: pid_t
  private let status: Task<Int32, Never>
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

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, try folder.file(name + ".in", input), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)
    if let stream {
      posix_spawn_file_actions_adddup2(&actions, stream.fileDescriptor, 1)
    } else {
      posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    }

    // The shell goes to the folder, and then becomes the program.
    let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, words[0], &actions, nil, &arguments, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    let started = identifier
    process = started
    status = Task { await Self.wait(started) }
  }

  func kill() { Foundation.kill(process, SIGKILL) }

  /// Waits until it ended.
  func end() async throws -> Binary.Outcome {
    let status = await status.value
    let signal = status & 0x7F
    return Binary.Outcome(
      code: signal == 0 ? status >> 8 & 0xFF : nil, signal: signal == 0 ? nil : signal,
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Waits on a thread that nobody else needs.
  private static func wait(_ process: pid_t) async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        continuation.resume(returning: status)
      }
    }
  }
}
