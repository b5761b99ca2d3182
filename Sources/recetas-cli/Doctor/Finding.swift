import Interfaces

/// The result of one check by `doctor`.
struct Finding: Sendable {
  enum State: String, Sendable {
    case ok, warning, problem
  }

  /// The identifier of the check in JSON documents.
  let check: String
  /// The title of the check for users.
  let name: String
  let state: State
  let message: String
  /// The instructions to fix the problem. Empty if there is no problem.
  let advice: String
  /// The kind of the problem. `nil` if there is no problem.
  let kind: Problem.Kind?

  /// Returns the finding for a check that passed.
  static func ok(_ check: String, _ name: String, _ message: String) -> Finding {
    Finding(check: check, name: name, state: .ok, message: message, advice: "", kind: nil)
  }

  /// Returns the finding about a setting that works but may surprise the user.
  static func warning(_ check: String, _ name: String, _ problem: Problem) -> Finding {
    Finding(
      check: check, name: name, state: .warning, message: problem.message, advice: problem.advice, kind: nil)
  }

  /// Returns the finding about a problem that keeps commands from working.
  static func problem(_ check: String, _ name: String, _ problem: Problem) -> Finding {
    Finding(
      check: check, name: name, state: .problem, message: problem.message, advice: problem.advice, kind: problem.kind)
  }

  var document: JSONObject {
    ["check": check, "state": state.rawValue, "message": message, "advice": advice.isEmpty ? nil : advice]
  }
}

extension Problem.Kind {
  /// The kinds of problems by severity, worst first. Lost or damaged data ranks before a service that can't be reached.
  private static let byWeight: [Problem.Kind] = [
    .corrupt, .internalError, .unfinished, .cannotWrite, .cannotCreate, .notAllowed, .conflict, .refused, .notFound,
    .badRequest, .unavailable, .notReady,
  ]

  static func worst(of kinds: [Problem.Kind]) -> Problem.Kind? { byWeight.first { kinds.contains($0) } }
}
