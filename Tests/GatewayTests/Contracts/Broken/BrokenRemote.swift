import Entities
import GatewayTesting
import UseCases

/// A gateway for remote favorites that forwards calls to its base, unless a test overrides a call.
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

/// In-memory remote favorites. Until one of the variants is broken, they fulfill every clause.
struct RemoteWays: BreakableWays {
  var gateway: BrokenRemote
  var reopened: BrokenRemote

  init() {
    gateway = BrokenRemote(base: MemoryRemoteFavorites(maximumChanges: 50))
    reopened = gateway
  }

  var subject: Subject<any RemoteFavoriteGateway> {
    Subject(gateway, variants: [.reopened: { [reopened] in reopened }])
  }
}
