public import Entities

/// An HTTP request.
public struct HTTPRequest: Sendable, Hashable {
  /// What is to be done.
  public enum Method: String, Sendable, Hashable {
    /// Reads.
    case get = "GET"
    /// Hands over a body.
    case post = "POST"
    /// Changes a part of a resource.
    case patch = "PATCH"
    /// Removes a resource.
    case delete = "DELETE"
  }

  /// What is to be done.
  public var method: Method
  /// What it is about.
  public var address: WebAddress
  /// By name; secrets go here and never into the address.
  public var headers: [String: String]
  /// What is sent along.
  public var body: [UInt8]
  /// The longest answer that is taken, in bytes.
  public var maximumBytes: Int
  /// Whether doing it twice is the same as doing it once, so that it may be sent again when nobody knows whether it was done.
  public var isRepeatable: Bool

  /// A `GET` without anything, unless said otherwise.
  ///
  /// - Parameter isRepeatable: left out: `GET` and `DELETE` are (RFC 9110, 9.2.2).
  public init(
    _ method: Method = .get, _ address: WebAddress, headers: [String: String] = [:], body: [UInt8] = [],
    maximumBytes: Int = 20 << 20, isRepeatable: Bool? = nil
  ) {
    self.method = method
    self.address = address
    self.headers = headers
    self.body = body
    self.maximumBytes = maximumBytes
    self.isRepeatable = isRepeatable ?? (method == .get || method == .delete)
  }

  /// Whether a key or a token can be the value of a header: a line break in it would begin another one.
  static func isWord(_ secret: String) -> Bool {
    !secret.isEmpty && secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
