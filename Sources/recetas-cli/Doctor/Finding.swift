import Interfaces

/// What `doctor` found of one thing.
struct Finding: Sendable {
  enum State: String, Sendable {
    case ok, warning, problem
  }

  /// What programs know it by.
  let check: String
  /// What people call it.
  let name: String
  let state: State
  let message: String
  /// How to mend it; empty where nothing is wrong.
  let advice: String
  /// Of which kind the problem is; `nil`: there is none.
  let kind: Problem.Kind?

  /// Something that is as it should be.
  static func ok(_ check: String, _ name: String, _ message: String) -> Finding {
    Finding(check: check, name: name, state: .ok, message: message, advice: "", kind: nil)
  }

  /// Something that works, and may surprise.
  static func warning(_ check: String, _ name: String, _ problem: Problem) -> Finding {
    Finding(
      check: check, name: name, state: .warning, message: problem.message, advice: problem.advice, kind: nil)
  }

  /// Something that keeps commands from working.
  static func problem(_ check: String, _ name: String, _ problem: Problem) -> Finding {
    Finding(
      check: check, name: name, state: .problem, message: problem.message, advice: problem.advice, kind: problem.kind)
  }

  var document: JSONObject {
    ["check": check, "state": state.rawValue, "message": message, "advice": advice.isEmpty ? nil : advice]
  }
}

extension Problem.Kind {
  /// The worst first: what is lost or damaged before what can't be reached now.
  private static let byWeight: [Problem.Kind] = [
    .corrupt, .internalError, .unfinished, .cannotWrite, .cannotCreate, .notAllowed, .conflict, .refused, .notFound,
    .badRequest, .unavailable, .notReady,
  ]

  static func worst(of kinds: [Problem.Kind]) -> Problem.Kind? { byWeight.first { kinds.contains($0) } }
}
