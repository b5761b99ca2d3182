import Entities
import Gateways
import UseCases

/// Why a call of Firestore came to nothing.
enum FirestoreFailure: Error, Sendable, Hashable {
  /// There was no answer.
  case noAnswer(HTTPError)
  /// There was no token.
  case noToken(GatewayError)
  /// The answer was an error. `retryAfter`: when the service wants to be asked again, if it said so.
  case refused(FirestoreStatus, why: ServiceFault, retryAfter: Duration?)
  /// The answer was something else.
  case garbled

  /// What an unsuccessful response says.
  ///
  /// - Parameters:
  ///   - secret: must not be told to anybody, even if the service repeats it.
  ///   - verifies: whether the request was a commit with a `verify` write.
  ///   - now: when it was answered.
  init(_ response: HTTPResponse, hiding secret: String?, verifies: Bool, at now: Instant) {
    let body = FirestoreErrorBody(response.body)
    let status = body?.status.flatMap(FirestoreStatus.init(rawValue:)) ?? FirestoreStatus(http: response.status)
    // The service answers 401 to a malformed token, the emulator 400.
    let isOfToken = status == .invalidArgument && body?.message == "invalid jwt"
    var why = body.flatMap { Self.excerpt($0, hiding: secret) } ?? .status(response.status)
    if status == .invalidArgument, verifies, case .says(let words) = why { why = .refusesVerify(words) }
    self = .refused(isOfToken ? .unauthenticated : status, why: why, retryAfter: response.retryAfter(at: now))
  }

  /// What an element of a streamed answer says that is an error.
  init(_ error: FirestoreErrorBody) {
    let status = error.status.flatMap(FirestoreStatus.init(rawValue:)) ?? .unknown
    self = .refused(status, why: Self.excerpt(error, hiding: nil) ?? .reportsFailure, retryAfter: nil)
  }

  var status: FirestoreStatus? { if case .refused(let status, _, _) = self { status } else { nil } }

  var retryAfter: Duration? { if case .refused(_, _, let time) = self { time } else { nil } }

  /// What the service says, if it says anything.
  private static func excerpt(_ body: FirestoreErrorBody, hiding secret: String?) -> ServiceFault? {
    let words = [body.status, body.message].compactMap { text in
      text.map { text in secret.map { text.replacing($0, with: "…") } ?? text }
    }
    let told = words.map { JSONValue.cut(TextRule.cleaned($0)) }.filter { !$0.isEmpty }
    return told.isEmpty ? nil : .says(told.joined(separator: ": "))
  }
}

extension GatewayError {
  /// What a failure means to whoever asked.
  ///
  /// - Parameters:
  ///   - service: as people know it.
  ///   - project: whose documents were asked for.
  init(_ failure: FirestoreFailure, of service: String, project: String) {
    switch failure {
    case .noAnswer(let error): self.init(error, of: service)
    case .noToken(let error): self = error
    case .garbled: self = .serviceFailed(what: service, why: .unintelligible)
    case .refused(let status, let why, let retryAfter):
      self =
        switch status {
        case .unauthenticated: .unauthorized(what: service)
        case .permissionDenied: .forbidden(what: service)
        case .resourceExhausted: .quotaExhausted(what: service, retryAfter: retryAfter)
        case .aborted: .conflict
        // Nothing is asked for that may be missing but the project: whoever looks for a recipe must not take it for that.
        case .notFound: .serviceFailed(what: service, why: .noDatabase(project: project))
        default: .serviceFailed(what: service, why: why)
        }
    }
  }
}

/// The body of an answer that is an error, alone or as the only element of an array.
struct FirestoreErrorBody: Sendable, Decodable {
  /// `NOT_FOUND` and the like.
  let status: String?
  let message: String?

  private struct Envelope: Decodable { let error: FirestoreErrorBody }

  /// The service's message in `body`, if there is one.
  init?(_ body: [UInt8]) {
    guard
      let envelope = (try? JSONDocument.decode(Envelope.self, body, from: ""))
        ?? (try? JSONDocument.decode([Envelope].self, body, from: ""))?.first
    else { return nil }
    self = envelope.error
  }
}
