public import Entities
import Gateways

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A user who signed in to a Firebase project, with the tokens that prove it. Nothing that describes it shows a token.
public struct SignIn: Sendable, Hashable {
  /// The user's id.
  public let user: String
  /// Gives the next ID token; good until the user signs out everywhere, changes the password or is deleted.
  public let refreshToken: String
  /// Proves who is asking, for an hour.
  public let idToken: String
  /// When the ID token ends.
  public let expires: Instant

  /// A sign-in as a service answered it.
  public init(user: String, refreshToken: String, idToken: String, expires: Instant) {
    self.user = user
    self.refreshToken = refreshToken
    self.idToken = idToken
    self.expires = expires
  }

  /// What the ID token says; empty where it can't be read.
  public var claims: Claims { Claims(idToken: idToken) }

  /// What an ID token says of the user, unverified: only services can tell whether it is true.
  public struct Claims: Sendable, Hashable, Decodable {
    /// The user's id.
    public let user: String?
    /// The user's address.
    public let email: String?
    /// What the user may do: `manager`.
    public let role: String?
    /// The project that the user signed in to.
    public let project: String?
    /// When the token ends.
    public var expires: Instant? { exp.map { Instant(timeIntervalSince1970: $0) } }

    private let exp: Double?

    private enum CodingKeys: String, CodingKey {
      case user = "sub"
      case project = "aud"
      case email, role, exp
    }

    /// Reads the middle one of the token's three parts (RFC 7519).
    public init(idToken: String) {
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
