import HTTPTypes
import Hummingbird
import Interfaces
import Logging
import UseCases

/// Refuses what other sites send in a visitor's name, turns errors into pages, and tells the browser what it may do with a page.
///
/// A browser says by `Sec-Fetch-Site`, which no script can set, where a request was begun; one that does not, or that has not been sent
/// over a safe connection, names its site by `Origin` with each POST. Who says neither is no browser, and is refused as well. The cookie is
/// `SameSite=Lax`, so that a forged request would not even have it.
struct Guard: RouterMiddleware {
  func handle(
    _ request: Request, context visit: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      if request.method != .get, request.method != .head, !Self.isOwn(request) {
        throw Hummingbird.HTTPError(.forbidden)
      }
      response = try await next(request, visit)
    } catch {
      response = Self.page(error, visit)
    }
    response.headers[.xContentTypeOptions] = "nosniff"
    // Not "no-referrer", with which the browser would hide its origin from us, too.
    response.headers[named: "Referrer-Policy"] = "same-origin"
    if response.headers[.contentSecurityPolicy] == nil { response.headers[.contentSecurityPolicy] = Self.policy }
    if response.headers[.cacheControl] == nil {
      response.headers[.cacheControl] = "private, no-cache"
      response.headers[.vary] = "Accept-Language, Cookie"
    }
    return response
  }

  private static let policy = """
    default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; frame-src 'self'; \
    form-action 'self'; base-uri 'none'; frame-ancestors 'none'
    """

  /// Whether it comes from a page of this site.
  static func isOwn(_ request: Request) -> Bool {
    if let site = request.headers[named: "Sec-Fetch-Site"] { return site == "same-origin" }
    guard let origin = request.headers[.origin], let host = request.head.authority else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  private static func page(_ error: any Error, _ visit: Visit) -> Response {
    let texts = visit.texts
    let (status, problem) = explained(error, texts)
    if status.kind == .serverError { visit.logger.error("\(visit.path): \(error)") }
    var response = visit.page(problem.message, status: status) {
      "<p>\(problem.advice)</p><p><a href=\"/\">\(texts.backHome)</a></p>"
    }
    if status == .serviceUnavailable { response.headers[.retryAfter] = "2" }
    return response
  }

  private static func explained(_ error: any Error, _ texts: Texts) -> (HTTPResponse.Status, Problem) {
    if let error = error as? any ExplainedError {
      let problem = error.problem(in: texts)
      return (problem.kind.status, problem)
    }
    let status = (error as? any HTTPResponseError)?.status ?? .internalServerError
    return (status, texts.refused(status))
  }
}

extension Problem.Kind {
  /// As its documentation says.
  var status: HTTPResponse.Status {
    switch self {
    case .badRequest: .badRequest
    case .refused: .unprocessableContent
    case .conflict: .conflict
    case .notFound: .notFound
    case .unavailable, .notReady: .serviceUnavailable
    case .notAllowed: .forbidden
    case .cannotWrite: .init(code: 507, reasonPhrase: "Insufficient Storage")
    case .corrupt, .internalError, .cannotCreate: .internalServerError
    }
  }
}

/// That there is no such thing.
enum Missing {
  static let error = GatewayError.notFound
}

extension HTTPFields {
  /// A field that has no name in the library.
  subscript(named name: String) -> String? {
    get { HTTPField.Name(name).flatMap { self[$0] } }
    set { if let name = HTTPField.Name(name) { self[name] = newValue } }
  }
}
