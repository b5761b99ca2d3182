public import Entities
import Gateways
public import UseCases

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Exchanges refresh tokens for ID tokens, using Google's Secure Token service (firebase.google.com/docs/reference/rest/auth).
public struct SecureTokens: Sendable {
  /// The host as it appears in messages, followed by the port for an emulator.
  public let place: String
  private let address: WebAddress
  private let http: any HTTPClient
  private let now: @Sendable () -> Instant

  /// Creates a client of Google's service or of an emulator.
  ///
  /// - Parameters:
  ///   - key: the project's Web API key, which isn't secret.
  ///   - emulatorHost: the host and port of Firebase's emulator, such as `127.0.0.1:9099`. The emulator must be on this machine. `nil` for
  ///     Google's service.
  /// - Throws: `GatewayError.failed(what:why:)` for an emulator on another machine, since tokens would be sent unencrypted.
  public init(
    key: String, emulatorHost: String? = nil, http: any HTTPClient, now: @escaping @Sendable () -> Instant
  ) throws(GatewayError) {
    let google = "securetoken.googleapis.com"
    place = emulatorHost ?? google
    if let emulatorHost, !Self.isOnThisMachine(emulatorHost) { throw .insecure(what: emulatorHost) }
    let origin = emulatorHost.map { "http://\($0)/\(google)" } ?? "https://\(google)"
    do { address = try WebAddress("\(origin)/v1/token?key=\(key.percentEncoded())") } catch {
      throw .serviceFailed(what: place, why: .addressTooLong)
    }
    self.http = http
    self.now = now
  }

  private static func isOnThisMachine(_ host: String) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    return parts.count == 2 && ["127.0.0.1", "localhost"].contains(parts[0]) && (UInt16(parts[1]) ?? 0) > 0
  }

  /// Exchanges a refresh token for an ID token and the id of the user.
  ///
  /// - Throws: `GatewayError.failed(what:why:)`, with `GatewayFault.unauthorized` for a refresh token that is wrong, expired or revoked,
  ///   and `GatewayFault.forbidden` for a wrong key.
  public func signIn(_ refreshToken: String) async throws(GatewayError) -> SignIn {
    let body = "grant_type=refresh_token&refresh_token=\(refreshToken.percentEncoded())"
    let request = HTTPRequest(
      .post, address, headers: ["Content-Type": "application/x-www-form-urlencoded"], body: Array(body.utf8),
      maximumBytes: 1 << 16, isRepeatable: true)
    let asked = now()
    let response: HTTPResponse
    do { response = try await http.send(request) } catch { throw GatewayError(error, of: place) }
    if !response.isSuccess { throw refusal(response, hiding: refreshToken) }
    guard let answer = try? JSONDocument.decode(Answer.self, response.body, from: place),
      HTTPRequest.isWord(answer.id_token), HTTPRequest.isWord(answer.refresh_token), !answer.user_id.isEmpty
    else { throw .serviceFailed(what: place, why: .unintelligible) }
    return SignIn(
      user: answer.user_id, refreshToken: answer.refresh_token, idToken: answer.id_token,
      expires: asked.addingTimeInterval(answer.expires_in?.seconds ?? 3600))
  }

  private struct Answer: Decodable {
    let expires_in: Seconds?
    let refresh_token: String
    let id_token: String
    let user_id: String
  }

  /// A duration in seconds, encoded as a number or as a string. Google sends `"3600"`, and other services send `3600`.
  private struct Seconds: Decodable {
    let seconds: Double?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      seconds = try (try? container.decode(Double.self)) ?? Double(container.decode(String.self))
    }
  }

  /// Returns the error for an unsuccessful response. Most of these responses have status 400, and the body names the error.
  private func refusal(_ response: HTTPResponse, hiding token: String) -> GatewayError {
    let body = FirestoreErrorBody(response.body)
    let said = TextRule.cleaned((body?.message ?? "").replacing(token, with: "…"))
    let word = said.prefix { $0 == "_" || $0.isUppercase }
    switch word {
    case "TOKEN_EXPIRED", "USER_DISABLED", "USER_NOT_FOUND", "INVALID_REFRESH_TOKEN", "PROJECT_NUMBER_MISMATCH",
      "MISSING_REFRESH_TOKEN":
      return .unauthorized(what: place)
    case "QUOTA_EXCEEDED", "TOO_MANY_ATTEMPTS_TRY_LATER":
      return .quotaExhausted(what: place, retryAfter: response.retryAfter(at: now()))
    default: break
    }
    switch response.status {
    case 401: return .unauthorized(what: place)
    case 403: return .forbidden(what: place)
    case 429: return .quotaExhausted(what: place, retryAfter: response.retryAfter(at: now()))
    case 400 where said.contains("API key"): return .forbidden(what: place)
    default:
      return .serviceFailed(what: place, why: said.isEmpty ? .status(response.status) : .says(JSONValue.cut(said)))
    }
  }
}
