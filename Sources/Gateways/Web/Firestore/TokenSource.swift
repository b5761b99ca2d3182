public import UseCases

/// Provides the token that tells a service who is asking.
public protocol TokenSource: Sendable {
  /// A token, or `nil` to ask without one.
  ///
  /// - Parameter stale: the token that the service just refused, as they are good for an hour; `nil`: any that is at hand will do.
  ///   Whoever has no other returns the same again, and the service is not asked a second time.
  func token(replacing stale: String?) async throws(GatewayError) -> String?
}

/// One token that is never renewed, as a setting gives it.
public struct FixedToken: TokenSource {
  /// In a closure, so that nothing that describes this value shows the token.
  private let token: @Sendable () -> String?

  /// - Parameter token: `nil`: none.
  public init(_ token: String?) { self.token = { token } }

  public func token(replacing stale: String?) -> String? { token() }
}
