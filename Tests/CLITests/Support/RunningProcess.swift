import Foundation
import Synchronization

/// A process with files for its streams, so that it never waits for whoever reads them.
///
/// It is started by `posix_spawn`, since Foundation's `Process` crashes now and then on Linux when several start at once.
final class RunningProcess: Sendable {
  private let process: ReapedOnce
  private let status: Task<Int32, Never>
  private let output: String
  private let errors: String

  init(_ words: [String], _ environment: [String: String], in folder: TemporaryFolder, input: String) throws {
    let name = UUID().uuidString
    output = try folder.file(name + ".out", "")
    errors = try folder.file(name + ".err", "")

    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Tests that run in the background of a shell ignore Ctrl-C, and what they start would too.
    var interruption = sigset_t()
    sigemptyset(&interruption)
    sigaddset(&interruption, SIGINT)
    posix_spawnattr_setsigdefault(&attributes, &interruption)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    posix_spawn_file_actions_addopen(&actions, 0, try folder.file(name + ".in", input), O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, errors, O_WRONLY, 0)

    // The shell goes to the folder, and then becomes the program.
    let words = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, words[0], &actions, &attributes, &arguments, &variables)
    guard code == 0 else { throw POSIXError(POSIXErrorCode(rawValue: code) ?? .EINVAL) }
    let started = ReapedOnce(identifier)
    process = started
    status = Task { await started.status() }
  }

  /// Kills it, unless it ended before.
  func kill() { process.send(SIGKILL) }

  /// Kills it when it has run for so long, unless it ended before; who waits for its end waits no longer than that.
  func kill(after time: Duration) {
    let nanoseconds = Int(time / .nanoseconds(1))
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [process] in
      process.send(SIGKILL)
    }
  }

  /// Does what Ctrl-C does at a terminal, unless it ended before.
  func interrupt() { process.send(SIGINT) }

  /// Waits until it ended.
  func end() async throws -> Binary.Outcome {
    let status = await status.value
    let signal = status & 0x7F
    return Binary.Outcome(
      code: signal == 0 ? status >> 8 & 0xFF : nil, signal: signal == 0 ? nil : signal,
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }
}

/// The number of a process, which is another's as soon as the end of this one was taken note of.
private final class ReapedOnce: Sendable {
  private let identifier: pid_t
  private let isReaped = Mutex(false)

  init(_ identifier: pid_t) { self.identifier = identifier }

  func send(_ signal: Int32) {
    isReaped.withLock { if !$0 { Foundation.kill(identifier, signal) } }
  }

  /// Waits on a thread that nobody else needs.
  func status() async -> Int32 {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [self] in
        var end = siginfo_t()
        while waitid(P_PID, id_t(identifier), &end, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
        var status: Int32 = 0
        isReaped.withLock {
          waitpid(identifier, &status, 0)
          $0 = true
        }
        continuation.resume(returning: status)
      }
    }
  }
}
