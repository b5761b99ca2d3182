public import Entities
public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// The ID tokens of a signed-in user, renewed before they expire or when a service refuses one. Concurrent callers share a renewal.
public actor RenewedTokens: TokenSource {
  /// The time in seconds before its expiry from which on a token is renewed: it could expire on the way to the service.
  private static let margin = 60.0

  private var signIn: SignIn
  private var renewal: Task<Result<SignIn, GatewayError>, Never>?
  private let service: SecureTokens
  private let now: @Sendable () -> Instant
  private let keep: @Sendable (SignIn) async -> Void

  /// - Parameters:
  ///   - keep: saves each renewed sign-in for the next start.
  public init(
    _ signIn: SignIn, from service: SecureTokens, now: @escaping @Sendable () -> Instant,
    keep: @escaping @Sendable (SignIn) async -> Void
  ) {
    self.signIn = signIn
    self.service = service
    self.now = now
    self.keep = keep
  }

  public func token(replacing stale: String?) async throws(GatewayError) -> String? {
    if signIn.idToken != stale, signIn.expires > now().addingTimeInterval(Self.margin) { return signIn.idToken }
    return try await renewed().idToken
  }

  private func renewed() async throws(GatewayError) -> SignIn {
    if let renewal { return try await renewal.value.get() }
    let renewal = Task { [service, signIn, keep] () -> Result<SignIn, GatewayError> in
      do throws(GatewayError) {
        let renewed = try await service.signIn(signIn.refreshToken)
        await keep(renewed)
        return .success(renewed)
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
