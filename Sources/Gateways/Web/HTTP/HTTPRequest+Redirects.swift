import Entities

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension HTTPRequest {
  /// The maximum number of redirects per request.
  private static let redirects = 5

  /// Sends the request with `transfer` and follows redirects: for `GET` only, at most five, and only to the same scheme, host and port.
  ///
  /// - Parameter plainHosts: the hosts, in lower case, in addition to this machine, to which requests can be sent unencrypted.
  func sent(
    plainHosts: Set<String>, by transfer: (URL) async throws(HTTPError) -> HTTPResponse
  ) async throws(HTTPError) -> HTTPResponse {
    guard var url = URL(string: address.text), let origin = Origin(url) else {
      throw .unreachable(why: "\(address.withoutQuery) is not a valid URL")
    }
    if origin.isInsecure(except: plainHosts) { throw .insecure }
    if let name = headers.first(where: { ($0.key + $0.value).utf8.contains { $0 < 0x20 && $0 != 0x09 } })?.key {
      throw .broken(why: "the header \(name) contains a control character")
    }
    for _ in 0...Self.redirects {
      if Task.isCancelled { throw .cancelled }
      let response = try await transfer(url)
      guard [301, 302, 303, 307, 308].contains(response.status), let location = response.header("Location") else {
        return response
      }
      guard let target = URL(string: location, relativeTo: url)?.absoluteURL, let place = Origin(target) else {
        throw .broken(why: "it redirects to an invalid URL")
      }
      guard place == origin, method == .get else { throw .redirected(to: "\(place)") }
      url = target
    }
    throw .redirected(to: "\(origin)")
  }
}

extension Origin {
  init?(_ url: URL) {
    guard let scheme = url.scheme, let host = url.host(percentEncoded: false) else { return nil }
    self.init(scheme: scheme, host: host, port: url.port)
  }
}
