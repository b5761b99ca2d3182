public import Gateways
import Foundation

/// The way in which a call to the file system fails.
public enum CallFailure: CaseIterable, Sendable {
  /// The call has no effect and fails. Later calls succeed.
  case once
  /// The call has no effect and fails. All later calls fail, too.
  case onward
  /// The call takes effect but reports a failure, as if the response of a file server were lost.
  case answer
}

extension FileCalls {
  /// Returns the system's file calls, one of which fails with the given error code.
  ///
  /// - Parameters:
  ///   - number: The number of the failing call, counted from 1 over all calls.
  ///   - calls: The number of calls so far, which each call increases.
  public static func failing(
    _ code: Int32, at number: Int, _ failure: CallFailure = .once, counting calls: Box<Int>
  ) -> FileCalls {
    @Sendable func run<Answer>(_ failed: Answer, _ changes: Bool = true, _ call: () -> Answer) -> Answer {
      let count = calls.change { $0 += 1 }
      if failure == .onward ? count < number : count != number { return call() }
      if failure == .answer && changes { _ = call() }
      errno = code
      return failed
    }
    let system = FileCalls.system
    var calls = system
    calls.openFile = { folder, name, flags in run(-1, false) { system.openFile(folder, name, flags) } }
    calls.look = { file in run(nil, false) { system.look(file) } }
    calls.lookAt = { folder, name in run(nil, false) { system.lookAt(folder, name) } }
    calls.statusOfTarget = { name in run(nil, false) { system.statusOfTarget(name) } }
    calls.take = { file, buffer in run(-1, false) { system.take(file, buffer) } }
    calls.put = { file, bytes in run(-1) { system.put(file, bytes) } }
    calls.flush = { file in run(-1) { system.flush(file) } }
    calls.lock = { file, operation in run(-1, false) { system.lock(file, operation) } }
    calls.move = { folder, from, to in run(-1) { system.move(folder, from, to) } }
    calls.remove = { folder, name in run(-1) { system.remove(folder, name) } }
    calls.make = { folder, name in run(-1, false) { system.make(folder, name) } }
    return calls
  }

  /// The system's file calls, except that synchronizing a folder fails.
  public static var failingFolders: FileCalls {
    let system = FileCalls.system
    var calls = system
    calls.flush = { file in
      if system.look(file)?.kind != .folder { return system.flush(file) }
      errno = EIO
      return -1
    }
    return calls
  }
}
