import Foundation
import Synchronization
import TestSupport

/// A process with files as its streams, so that the process never waits for a reader.
final class RunningProcess: Sendable {
  private let process: ReapedOnce
  private let status: Task<Int32, Never>
  private let output: String
  private let errors: String

  init(_ words: [String], _ environment: [String: String], in folder: TemporaryFolder, input: String) throws {
    let name = UUID().uuidString
    output = try folder.file(name + ".out", "")
    errors = try folder.file(name + ".err", "")

    // The shell changes to the folder, and the program then replaces the shell.
    let identifier = try spawn(
      ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words, environment,
      input: .file(try folder.file(name + ".in", input)), output: .file(output), errors: .file(errors))
    let started = ReapedOnce(identifier)
    process = started
    status = Task { await started.status() }
  }

  /// Kills the process, unless it has already ended.
  func kill() { process.send(SIGKILL) }

  /// Stops the process, unless it has already ended. After that, the process can only be killed.
  func stop() { process.stop() }

  /// Kills the process after the given time, unless the process has already ended. This also limits how long a test waits for the process.
  func kill(after time: Duration) { send(SIGKILL, after: time) }

  /// Interrupts the process like Ctrl-C after a time, unless the process has already ended.
  func interrupt(after time: Duration = .zero) { send(SIGINT, after: time) }

  private func send(_ signal: Int32, after time: Duration) {
    if time == .zero { return process.send(signal) }
    let nanoseconds = Int(time / .nanoseconds(1))
    DispatchQueue.global().asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [process] in
      process.send(signal)
    }
  }

  /// Waits for the process to end. Records a crash as a failure.
  func end() async throws -> Binary.Outcome {
    let status = await status.value
    let signal = status & 0x7F
    let outcome = Binary.Outcome(
      code: signal == 0 ? status >> 8 & 0xFF : nil, signal: signal == 0 ? nil : signal,
      output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
    // A shell reports the signal that ended its last program in its own exit code.
    Crash.report(outcome.signal ?? (outcome.code ?? 0) - 128, outcome.errors)
    return outcome
  }
}

/// A process id, which the system can reuse once the process has been reaped.
private final class ReapedOnce: Sendable {
  private let identifier: pid_t
  private let isReaped = Mutex(false)

  init(_ identifier: pid_t) { self.identifier = identifier }

  func send(_ signal: Int32) {
    isReaped.withLock { if !$0 { Foundation.kill(identifier, signal) } }
  }

  /// Stops the process. Returns when it has stopped or ended.
  func stop() {
    send(SIGSTOP)
    var state = siginfo_t()
    while waitid(P_PID, id_t(identifier), &state, WSTOPPED | WEXITED | WNOWAIT) < 0 && errno == EINTR {}
  }

  /// Waits for the exit status on a separate thread.
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
