/// How a command ended. Source of the numbers: sysexits(3).
enum ExitCode: Int32, Sendable {
  case ok = 0
  /// The command line is wrong.
  case usage = 64
  /// Data are bad, or refused.
  case data = 65
  /// A file or an item is not there.
  case noInput = 66
  /// Offline, or a remote service is down.
  case unavailable = 69
  /// The kit itself failed.
  case software = 70
  case cannotCreate = 73
  case cannotWrite = 74
  /// Not now: try again.
  case notReady = 75
  case notAllowed = 77
}
