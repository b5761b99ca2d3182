import Foundation
import Testing

/// The end of a program by a signal that only a defect causes.
enum Crash {
  static let signals = [SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGTRAP]

  /// Fails the test if `signal` is that of a crash.
  ///
  /// - Parameter printed: contains the backtrace (`SWIFT_BACKTRACE`).
  static func report(_ signal: Int32, _ printed: String) {
    if signals.contains(signal) { Issue.record("The program crashed (signal \(signal)):\n\(printed)") }
  }
}
