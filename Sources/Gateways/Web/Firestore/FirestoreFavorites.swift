package import Entities
import UseCases

/// Favorites in Cloud Firestore, accessed through its REST API. Each favorite is a document at `users/{uid}/favorites/{recipeID}`.
///
/// Every list is read whole, then sorted and searched on this machine, since Firestore supports neither the kit's order nor its search.
/// This works well for up to a few thousand favorites. A document that can't be read as a favorite is not listed, counted or overwritten.
///
/// Temporary failures are retried. Even if a call throws `GatewayError.offline(what:)` or `GatewayError.failed(what:why:)`, its change may
/// have been made, because the response can get lost. Repeating the call is safe.
public struct FirestoreFavorites: Sendable {
  let client: FirestoreClient
  let documentID: @Sendable (User.ID) -> String

  /// Creates a gateway for the favorites in a project.
  ///
  /// - Parameters:
  ///   - project: the id of the project. The default database is used.
  ///   - http: the client that sends each request once. The gateway makes retries itself.
  ///   - tokens: the source of the tokens that authenticate requests. `nil` to send no tokens, in which case an emulator grants owner
  ///     rights.
  ///   - clock: the clock that measures the delays between retries.
  ///   - now: the current time, for servers that send a date in `Retry-After`.
  ///   - chance: a function that returns a random number from 0 to 1.
  ///   - documentID: a function that returns the name of a user's document. By default, the name is the user's id, the `uid` of Firebase
  ///     Authentication.
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

  /// Returns the name of the collection with the user's favorites.
  func collection(of user: User.ID) throws(GatewayError) -> FirestoreName {
    if Task.isCancelled { throw .cancelled }
    return try FirestoreName.documents(of: client.project)
      .appending("users").appending(documentID(user)).appending("favorites")
  }
}
