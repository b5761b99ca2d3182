package import Entities
import UseCases

/// Favorites in Cloud Firestore, over its REST API: one document for each, at `users/{uid}/favorites/{recipeID}`.
///
/// Every list is read whole, then sorted and searched here, since Firestore knows neither the kit's order nor its search: good for some
/// thousands of favorites. A document that can't be understood is not a favorite: it is neither listed nor counted, and nothing
/// overwrites it.
///
/// Calls that fail for a moment are repeated. One that throws `GatewayError.offline(what:)` or
/// `GatewayError.failed(what:why:)` all the same may have changed what it was to change: the answer was lost. To call it
/// again does no harm.
public struct FirestoreFavorites: Sendable {
  let client: FirestoreClient
  let documentID: @Sendable (User.ID) -> String

  /// - Parameters:
  ///   - project: the id of the project; its database is the default one.
  ///   - http: sends a request once; the store repeats what may be repeated itself.
  ///   - tokens: says who asks; `nil`: nobody in particular, and of an emulator its owner.
  ///   - clock: what is waited by before a call is repeated.
  ///   - now: the date that a `Retry-After` is compared with.
  ///   - chance: a random number from 0 to 1.
  ///   - documentID: how a user is called there, by default the same: the `uid` of Firebase Authentication.
  package init(
    project: String, http: any HTTPClient, tokens: (any TokenSource)? = nil, endpoint: FirestoreEndpoint = .google,
    clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Instant = SystemTime.now,
    chance: @escaping @Sendable () -> Double = { .random(in: 0...1) },
    documentID: @escaping @Sendable (User.ID) -> String = { $0.text }
  ) {
    client = FirestoreClient(
      project: project, endpoint: endpoint, http: http,
      tokens: tokens ?? FixedToken(endpoint.isEmulator ? "owner" : nil),
      retry: FirestoreRetry(clock: clock, chance: chance), now: now)
    self.documentID = documentID
  }

  /// Where the user's favorites are.
  func collection(of user: User.ID) throws(GatewayError) -> FirestoreName {
    if Task.isCancelled { throw .cancelled }
    return try FirestoreName.documents(of: client.project)
      .appending("users").appending(documentID(user)).appending("favorites")
  }
}
