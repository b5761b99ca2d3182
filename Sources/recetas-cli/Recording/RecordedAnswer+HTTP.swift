import Entities
import UseCases
import WebGateways

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension RecordedAnswer {
  init(_ response: HTTPResponse, to request: HTTPRequest) {
    self.init(
      request: request.recorded, status: response.status, headers: response.headers,
      body: Data(response.body).base64EncodedString())
  }

  init(_ error: HTTPError, to request: HTTPRequest) {
    self.init(request: request.recorded, failure: error.recorded)
  }

  /// Returns the recorded response, or throws the recorded error.
  func response() throws(HTTPError) -> HTTPResponse {
    if let failure { throw HTTPError(recorded: failure) ?? .malformed }
    let body = body.flatMap { Data(base64Encoded: $0) } ?? Data()
    return HTTPResponse(status: status ?? 200, headers: headers ?? [:], body: Array(body))
  }
}

extension HTTPRequest {
  /// The key under which the response is stored. Queries and headers are left out, since they may contain secrets.
  var recorded: String { "\(method.rawValue) \(address.text.prefix { $0 != "?" })" }
}

extension HTTPError {
  fileprivate var recorded: [String] {
    switch self {
    case .unreachable(let why): ["unreachable", why]
    case .unusableLibrary(let why): ["unreachable", "\(why)"]
    case .broken(let why): ["broken", why]
    case .untrusted: ["untrusted"]
    case .malformed: ["malformed"]
    case .timedOut: ["timedOut"]
    case .tooLarge(let limit): ["tooLarge", "\(limit)"]
    case .redirected(let place): ["redirected", place]
    case .insecure: ["insecure"]
    case .cancelled: ["cancelled"]
    }
  }

  /// Creates the error that the words describe. `nil` if they don't describe an error.
  init?(recorded words: [String]) {
    let detail = words.dropFirst().first ?? ""
    let error: HTTPError? =
      switch words.first {
      case "unreachable": .unreachable(why: detail)
      case "broken": .broken(why: detail)
      case "untrusted": .untrusted
      case "malformed": .malformed
      case "timedOut": .timedOut
      case "tooLarge": Int(detail).flatMap { $0 < 0 ? nil : .tooLarge(limit: $0) }
      case "redirected": .redirected(to: detail)
      case "insecure": .insecure
      case "cancelled": .cancelled
      default: nil
      }
    guard let error else { return nil }
    self = error
  }
}
