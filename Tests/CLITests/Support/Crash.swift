import Foundation
import Testing

/// Detects crashes by their signals.
enum Crash {
  static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP]

  /// Fails the test if `signal` belongs to a crash.
  ///
  /// - Parameter printed: the output of the program, with its backtrace (`SWIFT_BACKTRACE`).
  static func report(_ signal: Int32, _ printed: String) {
    if signals.contains(signal) { Issue.record("The program crashed (signal \(signal)):\n\(printed)") }
  }
}

/// Returns the number of random attempts: `sample` in `swift test`, and `long` in `.ci/run --long`.
func count(sample: Int, long: Int) -> Int { isLong ? long : sample }

let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
