public import UseCases

/// Provides the token that authenticates the user to a service.
public protocol TokenSource: Sendable {
  /// Returns a token, or `nil` to send requests without one.
  ///
  /// - Parameter stale: the token that the service has just rejected, since tokens are valid for an hour. `nil` if any available token will
  ///   do. A source without another token returns the same one, and the request is not retried.
  func token(replacing stale: String?) async throws(GatewayError) -> String?
}

/// A fixed token, for example from a setting, which is never renewed.
public struct FixedToken: TokenSource {
  /// The token. It is in a closure so that no description of this value shows it.
  private let token: @Sendable () -> String?

  /// A source of one token.
  ///
  /// - Parameter token: the token. `nil` to send none.
  public init(_ token: String?) { self.token = { token } }

  public func token(replacing stale: String?) -> String? { token() }
}
