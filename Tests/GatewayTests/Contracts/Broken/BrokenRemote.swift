import Entities
import GatewayTesting
import UseCases

/// Favourites elsewhere that do as their base does, but where a test says otherwise.
struct BrokenRemote: RemoteFavoriteGateway {
  typealias Read =
    @Sendable (any RemoteFavoriteGateway, User.ID) async throws(GatewayError) -> RemoteFavorites
  typealias Commit =
    @Sendable (any RemoteFavoriteGateway, [RemoteFavoriteChange], User.ID) async throws(GatewayError) -> Void

  let base: any RemoteFavoriteGateway
  var onRead: Read?
  var onCommit: Commit?

  func place(of user: User.ID) -> String { base.place(of: user) }

  var maximumChanges: Int { base.maximumChanges }

  func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites {
    if let onRead { try await onRead(base, user) } else { try await base.remoteFavorites(of: user) }
  }

  func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError) {
    if let onCommit { try await onCommit(base, changes, user) } else { try await base.commit(changes, of: user) }
  }
}

/// A way to break the promise of one clause about favourites elsewhere.
struct RemoteBreakage: Sendable {
  let clause: String
  let how: String
  let apply: @Sendable (inout BrokenRemote, inout BrokenRemote) -> Void

  init(
    _ clause: String, _ how: String,
    _ apply: @escaping @Sendable (_ gateway: inout BrokenRemote, _ reopened: inout BrokenRemote) -> Void
  ) {
    self.clause = clause
    self.how = how
    self.apply = apply
  }

  /// What is tried, broken or not.
  func subject(isBroken: Bool) -> Subject<any RemoteFavoriteGateway> {
    let base = MemoryRemoteFavorites(maximumChanges: 50)
    var (gateway, reopened) = (BrokenRemote(base: base), BrokenRemote(base: base))
    if isBroken { apply(&gateway, &reopened) }
    return Subject(gateway, variants: [.reopened: { [reopened] in reopened }])
  }
}
