import Entities
import Foundation
import GatewayTesting
import UseCases
import WebGatewayTesting
import WebGateways

/// A ``FirestoreFavorites`` with scripted responses, and a clock that records delays instead of waiting.
struct ScriptedFirestore {
  static let place = "firestore.googleapis.com"

  let http: ScriptedHTTPClient
  let store: FirestoreFavorites
  private let clock = RecordingClock()

  init(_ answers: HTTPResponse..., tokens: any TokenSource = FixedToken("secret")) {
    self.init(answers.map { .success($0) }, tokens: tokens)
  }

  init(_ answers: [Result<HTTPResponse, HTTPError>], tokens: any TokenSource = FixedToken("secret")) {
    http = ScriptedHTTPClient(answers: answers)
    store = FirestoreFavorites(
      project: "kit", http: http, tokens: tokens, clock: clock, now: { Date(timeIntervalSince1970: 1_800_000_000) },
      chance: { 1 })
  }

  /// The delay before each retry, in milliseconds.
  var waits: [Double] { clock.waits.map { ($0 / .milliseconds(1) * 10).rounded() / 10 } }

  /// The `Authorization` headers of the requests.
  var authorizations: [String?] { http.requests.map { $0.headers["Authorization"] } }

  func list() async throws(GatewayError) -> RemoteFavorites { try await store.remoteFavorites(of: .local) }

  func create() async throws { try await store.commit([.create(Self.pan())], of: .local) }

  static func pan() throws -> Favorite {
    Favorite(
      try Recipe(id: Recipe.ID("local-pan"), title: "Pan"), addedAt: Date(timeIntervalSince1970: 1_800_000_000.5))
  }
}

extension HTTPResponse {
  static func json(_ text: String, status: Int = 200, headers: [String: String] = [:]) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: headers.merging(["Content-Type": "application/json"]) { $1 }, body: Array(text.utf8))
  }

  /// Returns an error response from the service.
  static func refusal(_ code: Int, _ status: String, _ message: String = "no", headers: [String: String] = [:]) -> Self
  {
    .json(#"{"error":{"code":\#(code),"message":"\#(message)","status":"\#(status)"}}"#, status: code, headers: headers)
  }

  /// Returns an error page from a proxy in front of the service.
  static func page(_ status: Int) -> HTTPResponse {
    HTTPResponse(
      status: status, headers: ["Content-Type": "text/html"], body: Array("<html><title>Error \(status)".utf8))
  }
}
