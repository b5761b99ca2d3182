public import Entities

/// A request to a server: the method, the address, the headers and the body.
public struct HTTPRequest: Sendable, Hashable {
  /// The HTTP method of a request.
  public enum Method: String, Sendable, Hashable {
    /// Reads a resource.
    case get = "GET"
    /// Sends a body.
    case post = "POST"
    /// Changes a part of a resource.
    case patch = "PATCH"
    /// Deletes a resource.
    case delete = "DELETE"
  }

  /// The method of the request.
  public var method: Method
  /// The address of the resource.
  public var address: WebAddress
  /// The headers by name. Secrets belong here and never in the address.
  public var headers: [String: String]
  /// The body. Empty for a request without a body.
  public var body: [UInt8]
  /// The maximum size of the response's body, in bytes.
  public var maximumBytes: Int
  /// Whether the request is idempotent, so that it can be sent again if its outcome is unknown.
  public var isRepeatable: Bool

  /// Creates a request. By default, it is a `GET` without headers or a body.
  ///
  /// - Parameter isRepeatable: whether the request is idempotent. The default is `true` for `GET` and `DELETE` (RFC 9110, 9.2.2).
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

  /// Returns whether a key or token can be the value of a header. A line break in the value would start another header.
  static func isWord(_ secret: String) -> Bool {
    !secret.isEmpty && secret.utf8.allSatisfy { (0x21...0x7E).contains($0) }
  }
}
