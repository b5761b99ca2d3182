import Entities
import Gateways
import UseCases

/// A client of Firestore's REST API, version 1: cloud.google.com/firestore/docs/reference/rest
struct FirestoreClient: Sendable {
  let project: String
  let endpoint: FirestoreEndpoint
  let http: any HTTPClient
  let tokens: any TokenSource
  let retry: FirestoreRetry
  let now: @Sendable () -> Instant

  /// Sends a request, retries it if a retry can help, and decodes the response.
  func answer<Answer: Decodable & Sendable>(
    _: Answer.Type, to request: HTTPRequest, _ kind: FirestoreRetry.Kind
  ) async throws(FirestoreFailure) -> Answer {
    try await retry(kind) { () throws(FirestoreFailure) in try await answerOnce(Answer.self, to: request) }
  }

  /// Sends a request without retrying it, and decodes the response.
  func answerOnce<Answer: Decodable & Sendable>(
    _: Answer.Type, to request: HTTPRequest
  ) async throws(FirestoreFailure) -> Answer {
    let body = try await authorized(request)
    do { return try JSONDocument.decode(Answer.self, body, from: endpoint.place) } catch { throw .garbled }
  }

  /// Returns the gateway error for a failure.
  func gatewayError(_ failure: FirestoreFailure) -> GatewayError {
    GatewayError(failure, of: endpoint.place, project: project)
  }

  /// Sends the request with a token. Since tokens expire after an hour, a rejected one is renewed once.
  private func authorized(_ request: HTTPRequest) async throws(FirestoreFailure) -> [UInt8] {
    let token = try await token(replacing: nil)
    do {
      return try await body(request, token)
    } catch {
      guard error.status == .unauthenticated, let token else { throw error }
      let renewed = try await self.token(replacing: token)
      if renewed == token { throw error }
      return try await body(request, renewed)
    }
  }

  private func token(replacing stale: String?) async throws(FirestoreFailure) -> String? {
    let token: String?
    do { token = try await tokens.token(replacing: stale) } catch { throw .noToken(error) }
    if let token, !HTTPRequest.isWord(token) { throw .noToken(.unauthorized(what: endpoint.place)) }
    return token
  }

  private func body(_ request: HTTPRequest, _ token: String?) async throws(FirestoreFailure) -> [UInt8] {
    var request = request
    request.headers["Content-Type"] = "application/json"
    request.headers["Authorization"] = token.map { "Bearer \($0)" }
    let response: HTTPResponse
    do { response = try await http.send(request) } catch { throw .noAnswer(error) }
    guard response.isSuccess else {
      let verifies = request.body.firstRange(of: FirestoreWrite.verifyMark) != nil
      throw FirestoreFailure(response, hiding: token, verifies: verifies, at: now())
    }
    return response.body
  }
}
