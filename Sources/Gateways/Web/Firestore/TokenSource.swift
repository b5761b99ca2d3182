public import UseCases

/// Provides the token that authenticates the user to a service.
public protocol TokenSource: Sendable {
  /// Returns a token, or `nil` to send requests without one.
  ///
  /// - Parameter stale: the token that the service has just rejected, for example because it expired after an hour. `nil` to get any
  ///   available token. A source without another token returns the rejected one, and the request is not retried.
  func token(replacing stale: String?) async throws(GatewayError) -> String?
}

/// A fixed token, for example from a setting, which is never renewed.
public struct FixedToken: TokenSource {
  /// The token. It is stored in a closure so that no description of this value shows it.
  private let token: @Sendable () -> String?

  /// Creates a source that always returns this token.
  ///
  /// - Parameter token: the token. `nil` to send none.
  public init(_ token: String?) { self.token = { token } }

  public func token(replacing stale: String?) -> String? { token() }
}
