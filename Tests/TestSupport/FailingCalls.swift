public import Gateways
import Foundation

/// How a call of the file system fails.
public enum CallFailure: CaseIterable, Sendable {
  /// It does nothing; later calls succeed.
  case once
  /// It does nothing, and all later calls fail, too.
  case onward
  /// It does what it should, but reports a failure, as if the answer of a file server were lost.
  case answer
}

extension FileCalls {
  /// The system's calls, of which the one with this number fails with an error of the system.
  ///
  /// - Parameters:
  ///   - number: counted from 1 over all calls.
  ///   - calls: counts them.
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
    calls.lookBehind = { name in run(nil, false) { system.lookBehind(name) } }
    calls.take = { file, buffer in run(-1, false) { system.take(file, buffer) } }
    calls.put = { file, bytes in run(-1) { system.put(file, bytes) } }
    calls.flush = { file in run(-1) { system.flush(file) } }
    calls.lock = { file, operation in run(-1, false) { system.lock(file, operation) } }
    calls.move = { folder, from, to in run(-1) { system.move(folder, from, to) } }
    calls.remove = { folder, name in run(-1) { system.remove(folder, name) } }
    calls.make = { folder, name in run(-1, false) { system.make(folder, name) } }
    return calls
  }

  /// The system's calls, of which those that synchronize a folder fail.
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
