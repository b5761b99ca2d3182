import Entities
import TestSupport
import WebGateways

typealias Answer = LoopbackServer.Answer

extension LoopbackServer {
  func webAddress(_ path: String = "/") throws -> WebAddress { try WebAddress(address(path)) }

  func get(_ path: String = "/", headers: [String: String] = [:]) throws -> HTTPRequest {
    HTTPRequest(.get, try webAddress(path), headers: headers)
  }
}

extension HTTPClient {
  /// Returns the response to a request, or the error, as a value.
  func outcome(_ request: HTTPRequest) async -> Result<HTTPResponse, HTTPError> {
    do throws(HTTPError) { return .success(try await send(request)) } catch { return .failure(error) }
  }
}

extension HTTPResponse {
  var text: String { String(decoding: body, as: UTF8.self) }
}

/// Returns whether the error reports a broken response, for any reason.
func isBroken(_ error: any Error) -> Bool { if case HTTPError.broken = error { true } else { false } }

/// Returns whether the error reports an unreachable server, for any reason.
func isUnreachable(_ error: any Error) -> Bool { if case HTTPError.unreachable = error { true } else { false } }
