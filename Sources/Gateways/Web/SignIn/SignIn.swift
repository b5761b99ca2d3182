public import Entities
import Gateways

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A user who signed in to a Firebase project, with the tokens that authenticate the user. Descriptions never include a token.
public struct SignIn: Sendable, Hashable {
  /// The user's id, the `uid` of Firebase Authentication.
  public let user: String
  /// The token that is exchanged for new ID tokens. It is valid until it is revoked, the password changes or the user is deleted.
  public let refreshToken: String
  /// The token that authenticates requests. It is valid for an hour.
  public let idToken: String
  /// The instant at which the ID token expires.
  public let expires: Instant

  /// Creates a sign-in from the values in a service's response.
  public init(user: String, refreshToken: String, idToken: String, expires: Instant) {
    self.user = user
    self.refreshToken = refreshToken
    self.idToken = idToken
    self.expires = expires
  }

  /// The claims of the ID token. They are empty if the token can't be read.
  package var claims: Claims { Claims(idToken: idToken) }

  /// The claims of an ID token about the user. They are not verified, because only services can verify them.
  package struct Claims: Sendable, Hashable, Decodable {
    /// The user's id. `nil` if the token doesn't contain it.
    package let user: String?
    /// The user's email address. `nil` if the token doesn't contain it.
    package let email: String?
    /// The user's role: `manager`. `nil` for a user without a role.
    package let role: String?
    /// The project that the user signed in to.
    package let project: String?
    /// The instant at which the token expires.
    package var expires: Instant? { exp.map { Instant(timeIntervalSince1970: $0) } }

    private let exp: Double?

    private enum CodingKeys: String, CodingKey {
      case user = "sub"
      case project = "aud"
      case email, role, exp
    }

    /// Decodes the second of the token's three parts (RFC 7519).
    package init(idToken: String) {
      let parts = idToken.split(separator: ".", omittingEmptySubsequences: false)
      var text = parts.count == 3 ? String(parts[1]) : ""
      text = String(text.map { $0 == "-" ? "+" : $0 == "_" ? "/" : $0 })
      text += String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
      let bytes = Array(Data(base64Encoded: text) ?? Data())
      self = (try? JSONDocument.decode(Claims.self, bytes, from: "")) ?? Claims()
    }

    private init() { (user, email, role, project, exp) = (nil, nil, nil, nil, nil) }
  }
}

extension SignIn: CustomStringConvertible, CustomReflectable {
  public var description: String { "SignIn(\(user))" }
  public var customMirror: Mirror { Mirror(self, children: ["user": user, "expires": expires]) }
}
