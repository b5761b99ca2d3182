import Entities
import Synchronization
import UseCases

/// Checks whether other clients have changed the control document, the documents of users whose data was read, or recently changed
/// manufacturers and beers.
final class ChangePoller: Sendable {
  /// The maximum number of watched users, which are the users whose data was read last.
  private static let users = 8
  /// The overlap between polls, in seconds, since the order of commits can differ from the order of their times.
  private static let overlap = 10.0

  private struct Seen {
    /// The paths of the watched users' documents, from the least to the most recently read.
    var users: [String] = []
    /// The versions of the documents in the last poll, by path. `nil` before the first poll.
    var versions: [String: String]?
    /// The instant of the last poll.
    var instant: String?
    var standing: (change: LongChange, elapsed: @Sendable () -> Duration)?
  }

  private let seen = Mutex(Seen())
  private let client: FirestoreClient

  init(_ client: FirestoreClient) { self.client = client }

  /// Starts watching users.
  ///
  /// - Parameter users: the version of each user's document, by path. `nil` if the document was not read, in which case the next poll
  ///   reports a change.
  func note(_ users: [String: String?]) {
    seen.withLock { seen in
      for (user, version) in users {
        let isNew = !seen.users.contains(user)
        seen.users.removeAll { $0 == user }
        seen.users.append(user)
        if isNew { seen.versions?[user] = version }
      }
      seen.users = seen.users.suffix(Self.users)
    }
  }

  /// Returns whether anything has changed since the last poll or read. The first poll reports no changes.
  func poll() async throws(GatewayError) -> Bool {
    let (users, last) = seen.withLock { ($0.users, $0.instant) }
    let instant = if let last { last } else { try await client.documents(at: [Control.path], asOf: nil).instant }
    var wanted = ReadRequest()
    for path in [Control.path] + users { wanted.add(path) }
    if let instant, let touched = FirestoreTimestamp.text(Self.overlap, before: instant) {
      for collection in ["makers", "beers"] {
        var query = FirestoreQuery(
          collection, where: [.init("touched", .atLeast, .timestamp(touched))], by: [.init("touched")])
        query.fields = []
        wanted.add(query)
      }
    }
    let answered = try await client.answer(wanted, asOf: nil)
    var versions: [String: String] = [:]
    for (path, document) in answered.documents { versions[path] = document.version }
    for document in answered.lists.values.joined() { versions[document.path] = document.updateTime }
    return seen.withLock { [versions] seen in
      defer {
        seen.versions = versions
        seen.instant = answered.instant
      }
      guard let known = seen.versions else { return false }
      // If a manufacturer or beer was missing in the last poll, it has changed since.
      return versions.contains { path, version in known[path] != version }
    }
  }

  /// Returns whether a long change has made no progress for this duration.
  func hasStalled(_ change: LongChange, clock: any Clock<Duration>, for time: Duration) -> Bool {
    seen.withLock { seen in
      if let standing = seen.standing, standing.change == change { return standing.elapsed() >= time }
      seen.standing = (change, clock.stopwatch())
      return false
    }
  }
}

extension FirestoreDocument? {
  /// The version of the document. Empty if the document doesn't exist.
  var version: String { self?.updateTime ?? "" }
}

extension Sequence<String> {
  /// The paths of the user documents that contain these paths.
  var users: Set<String> {
    Set(lazy.filter { $0.hasPrefix("users/") }.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
  }
}
