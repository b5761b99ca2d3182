import Entities
import UseCases

/// Converts Spoonacular's error responses to errors. The service's own messages are left out, since they could contain anything.
enum SpoonacularFailure {
  /// Returns the error that the status and headers of a response indicate. `nil` if the body should be read.
  static func error(_ response: HTTPResponse, of service: String, now: Instant) -> GatewayError? {
    if !response.isSuccess { return error(response.status, response, of: service, now: now) }
    let type = response.header("Content-Type") ?? "application/json"
    if !type.lowercased().contains("json") { return .serviceFailed(what: service, why: .notJSON) }
    return response.body.isEmpty ? .serviceFailed(what: service, why: .empty) : nil
  }

  static func error(_ code: Int, _ response: HTTPResponse, of service: String, now: Instant) -> GatewayError {
    switch code {
    case 401: .unauthorized(what: service)
    case 403: .forbidden(what: service)
    case 402, 429: .quotaExhausted(what: service, retryAfter: response.retryAfter(at: now))
    case 404: .notFound
    case 200: .serviceFailed(what: service, why: .reportsFailure)
    default: .serviceFailed(what: service, why: .status(code))
    }
  }
}

extension PointsQuota {
  /// Reads the quota from the headers of a response. Error responses also have these headers.
  init?(_ response: HTTPResponse, reportedAt: Instant) {
    func points(_ name: String) -> Double? {
      response.header("X-API-Quota-\(name)").flatMap(Double.init).flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
    guard let used = points("Used"), let left = points("Left") else { return nil }
    self.init(used: used, left: left, reportedAt: reportedAt)
  }
}
