import Entities
import Synchronization
import UseCases

/// Looks whether others have changed a store: the control document, the users who were asked for, and the manufacturers and beers that
/// were touched lately.
final class ChangePoller: Sendable {
  /// How many users are looked at, the last ones.
  private static let users = 8
  /// The times at which documents were touched are not in the order of the commits: it is looked back so far, in seconds.
  private static let overlap = 10.0

  private struct Seen {
    /// The users' documents, the last one last.
    var users: [String] = []
    /// By path, when the documents were changed that were found; `nil`: nobody looked yet.
    var versions: [String: String]?
    /// As of when it was looked last.
    var instant: String?
    var standing: (change: LongChange, elapsed: @Sendable () -> Duration)?
  }

  private let seen = Mutex(Seen())
  private let client: FirestoreClient

  init(_ client: FirestoreClient) { self.client = client }

  /// Remembers users who are looked at from now on.
  ///
  /// - Parameter users: by path, the version of their document that was read; `nil`: it was not read, so that the next look calls it news.
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

  /// Whether there is anything that was not there when it was looked, or read, last. What is there at the first look is not news.
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
      // A manufacturer or a beer that was not found before was not touched then.
      return versions.contains { path, version in known[path] != version }
    }
  }

  /// Whether a long change has been as it is for some time.
  func hasStood(_ change: LongChange, clock: any Clock<Duration>, for time: Duration) -> Bool {
    seen.withLock { seen in
      if let standing = seen.standing, standing.change == change { return standing.elapsed() >= time }
      seen.standing = (change, clock.stopwatch())
      return false
    }
  }
}

extension FirestoreDocument? {
  /// By which a document is known to be another than before; empty: there is none.
  var version: String { self?.updateTime ?? "" }
}

extension Sequence<String> {
  /// The paths of the users whose documents are at these.
  var users: Set<String> {
    Set(lazy.filter { $0.hasPrefix("users/") }.map { $0.split(separator: "/").prefix(2).joined(separator: "/") })
  }
}
