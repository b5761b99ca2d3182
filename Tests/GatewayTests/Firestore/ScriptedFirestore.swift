import Entities
import Foundation
@testable import Gateways
import UseCases

/// A ``FirestoreStore`` before a service that answers what is written down, and a clock that nobody waits for.
struct ScriptedFirestore {
  static let place = "firestore.googleapis.com"

  let http: ScriptedAnswers
  let store: FirestoreStore
  let waits = Waits()

  init(_ answers: HTTPResponse..., tokens: any TokenSource = FixedToken("secret")) {
    self.init(answers.map { .success($0) }, tokens: tokens)
  }

  init(_ answers: [Result<HTTPResponse, HTTPError>], tokens: any TokenSource = FixedToken("secret")) {
    http = ScriptedAnswers(answers)
    store = FirestoreStore(project: "kit", http: http, tokens: tokens, clock: waits, jitter: { 1 })
  }

  func list() async throws(GatewayError) -> RemoteFavorites { try await store.remoteFavorites(of: .local) }

  func create() async throws { try await store.commit([.create(Self.pan())], of: .local) }

  static func pan() throws -> Favorite {
    Favorite(
      try Recipe(id: Recipe.ID("local-pan"), title: "Pan"), addedAt: Date(timeIntervalSince1970: 1_800_000_000.5))
  }
}

/// A clock on which every wait is over at once, and remembered.
final class Waits: Clock {
  typealias Instant = ManualClock.Instant

  private let made = Box<[Duration]>([])

  /// In milliseconds, in their order.
  var milliseconds: [Double] { made.value.map { ($0 / .milliseconds(1) * 10).rounded() / 10 } }
  var now: Instant { Instant(elapsed: made.value.reduce(.zero, +)) }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try Task.checkCancellation()
    let wait = now.duration(to: deadline)
    made.change { $0.append(wait) }
  }
}
