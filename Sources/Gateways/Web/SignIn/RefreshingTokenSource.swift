public import Entities
public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Provides the ID tokens of a signed-in user, and renews them before they expire or when a service rejects one. Concurrent callers share a
/// renewal.
public actor RefreshingTokenSource: TokenSource {
  /// The time before a token's expiry at which it is renewed, in seconds. Without this margin, a token could expire on the way to the
  /// service.
  private static let margin = 60.0

  private var signIn: SignIn
  private var renewal: Task<Result<SignIn, GatewayError>, Never>?
  private let now: @Sendable () -> Instant
  private let renew: @Sendable (SignIn) async throws(GatewayError) -> SignIn

  /// Creates a source for the tokens of a sign-in. A service renews the sign-in.
  ///
  /// - Parameters:
  ///   - keep: a function that saves each renewed sign-in for later runs.
  public init(
    _ signIn: SignIn, from service: SecureTokens, now: @escaping @Sendable () -> Instant,
    keep: @escaping @Sendable (SignIn) async -> Void
  ) {
    self.init(signIn, now: now) { (signIn) throws(GatewayError) in
      let renewed = try await service.signIn(signIn.refreshToken)
      await keep(renewed)
      return renewed
    }
  }

  /// Creates a source for the tokens of a sign-in.
  ///
  /// - Parameter renew: a function that renews a sign-in, or returns the one that another process has renewed.
  package init(
    _ signIn: SignIn, now: @escaping @Sendable () -> Instant,
    renew: @escaping @Sendable (SignIn) async throws(GatewayError) -> SignIn
  ) {
    self.signIn = signIn
    self.now = now
    self.renew = renew
  }

  /// Returns whether the ID token stays valid long enough to be sent.
  package static func isGood(_ signIn: SignIn, at now: Instant) -> Bool {
    signIn.expires > now.addingTimeInterval(margin)
  }

  public func token(replacing stale: String?) async throws(GatewayError) -> String? {
    if signIn.idToken != stale, Self.isGood(signIn, at: now()) { return signIn.idToken }
    return try await renewed().idToken
  }

  private func renewed() async throws(GatewayError) -> SignIn {
    if let renewal { return try await renewal.value.get() }
    let renewal = Task { [renew, signIn] () -> Result<SignIn, GatewayError> in
      do throws(GatewayError) {
        return .success(try await renew(signIn))
      } catch {
        return .failure(error)
      }
    }
    self.renewal = renewal
    let result = await renewal.value
    self.renewal = nil
    if case .success(let renewed) = result { signIn = renewed }
    return try result.get()
  }
}
