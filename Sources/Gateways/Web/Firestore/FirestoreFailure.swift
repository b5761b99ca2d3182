import Entities
import Gateways
import UseCases

/// The reason that a request to Firestore failed.
enum FirestoreFailure: Error, Sendable, Hashable {
  /// There was no response.
  case noAnswer(HTTPError)
  /// No token was available, so no request was sent. The value is the error from the token source.
  case noToken(GatewayError)
  /// The service responded with an error. `retryAfter` is the delay that the service requests. `nil` if it requests none.
  case refused(FirestoreStatus, why: ServiceFault, retryAfter: Duration?)
  /// The response can't be read.
  case garbled

  /// Creates the failure that an unsuccessful response describes.
  ///
  /// - Parameters:
  ///   - secret: a token that is removed from the message, in case the service repeats it.
  ///   - verifies: whether the request was a commit with a `verify` write.
  ///   - now: the date of the response.
  init(_ response: HTTPResponse, hiding secret: String?, verifies: Bool, at now: Instant) {
    let body = FirestoreErrorBody(response.body)
    let status = body?.status.flatMap(FirestoreStatus.init(rawValue:)) ?? FirestoreStatus(http: response.status)
    // For a malformed token, the service responds with 401, and the emulator with 400.
    let isOfToken = status == .invalidArgument && body?.message == "invalid jwt"
    var why = body.flatMap { Self.excerpt($0, hiding: secret) } ?? .status(response.status)
    if status == .invalidArgument, verifies, case .says(let words) = why { why = .refusesVerify(words) }
    self = .refused(isOfToken ? .unauthenticated : status, why: why, retryAfter: response.retryAfter(at: now))
  }

  /// Creates the failure in an element of a streamed response.
  init(_ error: FirestoreErrorBody) {
    let status = error.status.flatMap(FirestoreStatus.init(rawValue:)) ?? .unknown
    self = .refused(status, why: Self.excerpt(error, hiding: nil) ?? .reportsFailure, retryAfter: nil)
  }

  var status: FirestoreStatus? { if case .refused(let status, _, _) = self { status } else { nil } }

  var retryAfter: Duration? { if case .refused(_, _, let time) = self { time } else { nil } }

  /// Returns the service's message without the secret. `nil` if there is no message.
  private static func excerpt(_ body: FirestoreErrorBody, hiding secret: String?) -> ServiceFault? {
    let words = [body.status, body.message].compactMap { text in
      text.map { text in secret.map { text.replacing($0, with: "…") } ?? text }
    }
    let reported = words.map { JSONValue.cut(TextRule.cleaned($0)) }.filter { !$0.isEmpty }
    return reported.isEmpty ? nil : .says(reported.joined(separator: ": "))
  }
}

extension GatewayError {
  /// Creates the gateway error for a failure.
  ///
  /// - Parameters:
  ///   - service: the name of the service in messages.
  ///   - project: the project whose documents were requested.
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
        // Only the project can be missing here. An error that names the project can't be mistaken for a missing recipe.
        case .notFound: .serviceFailed(what: service, why: .noDatabase(project: project))
        default: .serviceFailed(what: service, why: why)
        }
    }
  }
}

/// The body of an error response, alone or as the only element of an array.
struct FirestoreErrorBody: Sendable, Decodable {
  /// The name of the status, such as `NOT_FOUND`.
  let status: String?
  let message: String?

  private struct Envelope: Decodable { let error: FirestoreErrorBody }

  /// Reads the error in `body`. `nil` if `body` contains no error.
  init?(_ body: [UInt8]) {
    guard
      let envelope = (try? JSONDocument.decode(Envelope.self, body, from: ""))
        ?? (try? JSONDocument.decode([Envelope].self, body, from: ""))?.first
    else { return nil }
    self = envelope.error
  }
}
