import Interfaces

/// The exit code of a command, following sysexits(3).
enum ExitCode: Int32, Sendable {
  case ok = 0
  /// The command line is invalid.
  case usage = 64
  /// Data is invalid, or was refused.
  case data = 65
  /// A file or a record is missing.
  case noInput = 66
  /// A remote service is down or can't be reached offline, or a system library is missing.
  case unavailable = 69
  /// The kit has an internal error.
  case software = 70
  /// The change was made, but the steps that complete it failed.
  case unfinished = 71
  case cannotCreate = 73
  case cannotWrite = 74
  /// The program can't run the command now, but a retry may succeed.
  case notReady = 75
  case notAllowed = 77

  /// Creates the exit code for a kind of problem.
  init(_ kind: Problem.Kind) {
    self =
      switch kind {
      case .badRequest: .usage
      case .refused, .conflict, .corrupt: .data
      case .notFound: .noInput
      case .unavailable: .unavailable
      case .internalError: .software
      case .unfinished: .unfinished
      case .cannotCreate: .cannotCreate
      case .cannotWrite: .cannotWrite
      case .notReady: .notReady
      case .notAllowed: .notAllowed
      }
  }
}
