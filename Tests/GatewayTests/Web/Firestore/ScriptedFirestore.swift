import Entities
import Foundation
import GatewayTesting
import UseCases
import WebGateways
import WebGatewayTesting

/// A ``FirestoreFavorites`` before a service that answers what is written down, and a clock that nobody waits for.
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

  /// How long it waited before each new try, in milliseconds.
  var waits: [Double] { clock.waits.map { ($0 / .milliseconds(1) * 10).rounded() / 10 } }

  /// The headers in which the requests said who asks.
  var authorizations: [String?] { http.requests.map { $0.headers["Authorization"] } }

  func list() async throws(GatewayError) -> RemoteFavorites { try await store.remoteFavorites(of: .local) }

  func create() async throws { try await store.commit([.create(Self.pan())], of: .local) }

  static func pan() throws -> Favorite {
    Favorite(
      try Recipe(id: Recipe.ID("local-pan"), title: "Pan"), addedAt: Date(timeIntervalSince1970: 1_800_000_000.5))
  }
}
