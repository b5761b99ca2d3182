import Interfaces

/// How a command ended. Source of the numbers: sysexits(3).
enum ExitCode: Int32, Sendable {
  case ok = 0
  /// The command line is wrong.
  case usage = 64
  /// Data are bad, or refused.
  case data = 65
  /// A file or an item is not there.
  case noInput = 66
  /// Offline, a remote service is down, or a system library is missing.
  case unavailable = 69
  /// The kit itself failed.
  case software = 70
  /// The change was made, but finishing it failed.
  case unfinished = 71
  case cannotCreate = 73
  case cannotWrite = 74
  /// Not now: try again.
  case notReady = 75
  case notAllowed = 77

  /// How a command ends that had this kind of problem.
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
