import Foundation
import Synchronization
import TestSupport

/// A process with files for its streams, so that it never waits for whoever reads them.
final class RunningProcess: Sendable {
  private let process: ReapedOnce
  private let status: Task<Int32, Never>
  private let output: String
  private let errors: String

  init(_ words: [String], _ environment: [String: String], in folder: TemporaryFolder, input: String) throws {
    let name = UUID().uuidString
    output = try folder.file(name + ".out", "")
    errors = try folder.file(name + ".err", "")

    // The shell goes to the folder, and then becomes the program.
    let identifier = try spawn(
      ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder.path] + words, environment,
      input: .file(try folder.file(name + ".in", input)), output: .file(output), errors: .file(errors))
    let started = ReapedOnce(identifier)
    process = started
    status = Task { await started.status() }
  }

  /// Kills it, unless it ended before.
  func kill() { process.send(SIGKILL) }

  /// Holds it where it is, unless it ended before; only killing it can follow.
  func stop() { process.stop() }

  /// Kills it when it has run for so long, unless it ended before; who waits for its end waits no longer than that.
  func kill(after time: Duration) { send(SIGKILL, after: time) }

  /// Does what Ctrl-C does at a terminal when it has run for so long, unless it ended before.
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
    // A shell reports the signal of its last program in its own code.
    Crash.report(outcome.signal ?? (outcome.code ?? 0) - 128, outcome.errors)
    return outcome
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

  /// Returns when it stands still, or is no more.
  func stop() {
    send(SIGSTOP)
    var state = siginfo_t()
    while waitid(P_PID, id_t(identifier), &state, WSTOPPED | WEXITED | WNOWAIT) < 0 && errno == EINTR {}
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
