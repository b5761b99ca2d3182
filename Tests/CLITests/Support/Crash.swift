import Foundation
import Testing

/// Recognizes the signals of a crash.
enum Crash {
  static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP]

  /// Fails the test if `signal` is that of a crash.
  ///
  /// - Parameter printed: what the program printed, with its backtrace (`SWIFT_BACKTRACE`).
  static func report(_ signal: Int32, _ printed: String) {
    if signals.contains(signal) { Issue.record("The program crashed (signal \(signal)):\n\(printed)") }
  }
}

/// How often something random is tried: a sample in `swift test`, the whole in `.ci/run --long`.
func count(sample: Int, long: Int) -> Int { isLong ? long : sample }

let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
