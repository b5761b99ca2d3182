/// An absolute `http` or `https` URL that consists of visible ASCII characters (RFC 3986).
public struct WebAddress: Sendable, Hashable, CustomStringConvertible {
  /// The maximum length of an address in bytes.
  package static let maximumLength = 2000

  /// The complete address as text.
  public let text: String
  public var description: String { text }

  /// Creates an address from its text.
  ///
  /// - Throws: ``WebAddressError/malformed(_:)`` with `text` if it isn't an absolute `http` or `https` URL.
  public init(_ text: String) throws(WebAddressError) {
    let bytes = text.utf8
    guard bytes.count <= Self.maximumLength, bytes.allSatisfy({ (0x21...0x7E).contains($0) && !Self.isUnsafe($0) }),
      let scheme = Self.scheme(of: text), !Self.host(text, scheme).isEmpty
    else { throw .malformed(text) }
    self.text = text
  }

  /// The host's name or IP address, in lower case, without the port.
  package var host: String {
    Self.host(text, Self.scheme(of: text) ?? "").lowercased()
  }

  /// The address without the parts that can be secret: the query, the fragment, the user name and the password.
  package var withoutQuery: String {
    let shown = text.prefix { $0 != "?" && $0 != "#" }
    let scheme = shown.prefix(Self.scheme(of: text)?.count ?? 0)
    let authority = shown.dropFirst(scheme.count).prefix { $0 != "/" }
    let machine = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? ""
    return String(scheme + machine + shown.dropFirst(scheme.count + authority.count))
  }

  /// The SHA-256 digest of the address in hexadecimal. It identifies the address without revealing it, because any part can be secret.
  public var digest: String { SHA256.hex(of: Array(text.utf8)) }

  private static let schemes = ["https://", "http://"]

  private static func scheme(of text: String) -> String? {
    let beginning = text.prefix(8).lowercased()
    return schemes.first { beginning.hasPrefix($0) }
  }

  /// Returns the host in ASCII text, in which each byte is a character.
  private static func host(_ text: String, _ scheme: String) -> Substring {
    let authority = text.utf8.dropFirst(scheme.utf8.count).prefix { !"/?#".utf8.contains($0) }
    let user = authority.lastIndex(of: UInt8(ascii: "@"))
    let place = user.map { authority[authority.index(after: $0)...] } ?? authority
    if place.first == UInt8(ascii: "[") { return Substring(place.dropFirst().prefix { $0 != UInt8(ascii: "]") }) }
    return Substring(place.prefix { $0 != UInt8(ascii: ":") })
  }

  /// Whether RFC 3986 forbids this visible character everywhere in a URI.
  private static func isUnsafe(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "\"", "<", ">", "\\", "^", "`", "{", "|", "}": true
    default: false
    }
  }
}

/// The reason why a web address is invalid.
public enum WebAddressError: Error, Sendable, Hashable {
  /// The text is too long or relative, has another scheme or no host, or contains a forbidden character.
  case malformed(String)
}
