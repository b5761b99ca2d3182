import HTTPTypes
import Hummingbird
import Interfaces
import Logging

/// Refuses what other sites send in a visitor's name, turns errors into pages, and tells the browser what it may do with a page.
///
/// A browser says by `Sec-Fetch-Site`, which no script can set, where a request was begun; one that does not, or that has not been sent
/// over a safe connection, names its site by `Origin` with each POST. Who says neither is no browser, and is refused as well.
struct Guard: RouterMiddleware {
  func handle(
    _ request: Request, context visit: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      if ![.get, .head].contains(request.method), !Self.isOwn(request) { throw Hummingbird.HTTPError(.forbidden) }
      response = try await next(request, visit)
    } catch {
      response = Self.page(error, visit)
    }
    response.headers[.xContentTypeOptions] = "nosniff"
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

  private static func isOwn(_ request: Request) -> Bool {
    if let site = request.headers.first(where: { $0.name.canonicalName == "sec-fetch-site" }) {
      return site.value == "same-origin"
    }
    guard let origin = request.headers[.origin], let host = request.head.authority else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  private static func page(_ error: any Error, _ visit: Visit) -> Response {
    let problem = (error as? any ExplainedError)?.problem(in: visit.texts)
    let refused = (error as? any HTTPResponseError)?.status ?? .internalServerError
    let status = problem.map { HTTPResponse.Status(code: $0.kind.httpStatus) } ?? refused
    if status.kind == .serverError { visit.logger.error("\(visit.path): \(error)") }
    let title = problem?.message ?? reason(status, visit.texts)
    var response = visit.page("refusal", title, ["advice": problem?.advice], status: status)
    if status == .serviceUnavailable { response.headers[.retryAfter] = "2" }
    return response
  }

  /// Why the site itself refuses a request.
  private static func reason(_ status: HTTPResponse.Status, _ texts: Texts) -> String {
    switch status {
    case .notFound: texts.say("Esta página no existe.", "There is no such page.")
    case .forbidden: texts.say("Esto no se ha enviado desde esta web.", "This was not sent from this site.")
    case .contentTooLarge: texts.say("Es demasiado largo.", "It is too long.")
    default: texts.say("Algo ha fallado.", "Something went wrong.")
    }
  }
}
