import Entities

/// The scheme, host and port of an address. A key that is sent to one origin must not be sent to any other origin.
struct Origin: Hashable, CustomStringConvertible {
  let scheme: String
  let host: String
  let port: Int

  init(scheme: String, host: String, port: Int?) {
    self.scheme = scheme.lowercased()
    self.host = host.lowercased()
    self.port = port ?? (self.scheme == "https" ? 443 : 80)
  }

  /// The origin in its usual notation, without a default port.
  var description: String {
    let name = host.contains(":") ? "[\(host)]" : host
    return "\(scheme)://\(name)" + (port == (scheme == "https" ? 443 : 80) ? "" : ":\(port)")
  }

  /// Returns whether data sent to the origin could be intercepted because it isn't encrypted.
  func isInsecure(except plainHosts: Set<String>) -> Bool {
    scheme != "https" && !isLoopback && !plainHosts.contains(host)
  }

  /// Whether the host is this machine: `localhost`, `127.0.0.0/8` (RFC 1122, 3.2.1.3) or `::1`.
  private var isLoopback: Bool {
    if host == "localhost" || host == "::1" { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
