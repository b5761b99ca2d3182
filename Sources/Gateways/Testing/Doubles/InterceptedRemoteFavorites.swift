public import Entities
public import UseCases

/// A call to the port for shared favorites, as a value.
public enum RemoteFavoriteCall: Sendable, Hashable {
  /// A call to `RemoteFavoriteGateway.remoteFavorites(of:)`.
  case remoteFavorites
  /// A call to `RemoteFavoriteGateway.commit(_:of:)`.
  case commit([RemoteFavoriteChange])
}

/// A gateway for shared favorites, with intercepted calls.
public struct InterceptedRemoteFavorites: RemoteFavoriteGateway {
  private let base: any RemoteFavoriteGateway
  private let calls: Interceptors<RemoteFavoriteCall>

  /// - Parameter interceptors: the interceptors of each call. Their steps run in this order before a call, and in reverse order after the
  ///   call.
  public init(_ base: any RemoteFavoriteGateway, by interceptors: Interceptor<RemoteFavoriteCall>...) {
    self.base = base
    calls = Interceptors(interceptors)
  }

  public var maximumChanges: Int { base.maximumChanges }

  public func place(of user: User.ID) -> String { base.place(of: user) }

  public func remoteFavorites(of user: User.ID) async throws(GatewayError) -> RemoteFavorites {
    try await calls.make(.remoteFavorites, of: user, await base.remoteFavorites(of: user))
  }

  public func commit(_ changes: [RemoteFavoriteChange], of user: User.ID) async throws(GatewayError) {
    try await calls.make(.commit(changes), of: user, await base.commit(changes, of: user))
  }
}
