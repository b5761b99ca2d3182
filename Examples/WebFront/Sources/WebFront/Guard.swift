import HTTPTypes
import Hummingbird
import Interfaces
import Logging
import UseCases

/// Refuses forged requests from other sites, turns errors into pages, and restricts the abilities of a page in the browser.
///
/// A browser declares the origin of a request in `Sec-Fetch-Site`, which scripts can't set. Without this header, for example on an insecure
/// connection, a browser sends `Origin` with each POST. A request with neither header isn't from a browser, and is refused.
struct Guard: RouterMiddleware {
  /// The names that browsers can use for this server. A site whose own name resolves to this machine (DNS rebinding) would use that name
  /// instead.
  let names: Set<String>

  func handle(
    _ request: Request, context visit: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var response: Response
    do {
      if !isNamed(request, visit) { throw Hummingbird.HTTPError(.misdirectedRequest) }
      if ![.get, .head].contains(request.method), !Self.isOwn(request) { throw Hummingbird.HTTPError(.forbidden) }
      if (request.uri.query ?? "").utf8.count > Form.queryLimit { throw Hummingbird.HTTPError(.uriTooLong) }
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

  private func isNamed(_ request: Request, _ visit: Visit) -> Bool {
    guard let host = request.head.authority?.lowercased() else { return false }
    return names.contains(host) || names.contains { host == "\($0):\(visit.port ?? 80)" }
  }

  private static func isOwn(_ request: Request) -> Bool {
    if let site = request.headers.first(where: { $0.name.canonicalName == "sec-fetch-site" }) {
      return site.value == "same-origin"
    }
    guard let origin = request.headers[.origin], let host = request.head.authority else { return false }
    return origin == "http://\(host)" || origin == "https://\(host)"
  }

  private static func page(_ error: any Error, _ visit: Visit) -> Response {
    let problem = visit.problem(error)
    let refused = (error as? any HTTPResponseError)?.status ?? .internalServerError
    let status = problem.map { HTTPResponse.Status(code: $0.kind.httpStatus) } ?? refused
    if problem == nil, status.kind == .serverError { visit.logger.error("\(visit.path): \(error)") }
    let title = problem?.message ?? reason(status, visit.texts)
    var response = visit.page("refusal", title, ["advice": problem?.advice], status: status)
    if status == .serviceUnavailable { response.headers[.retryAfter] = "2" }
    return response
  }

  /// Returns the text that explains why the site itself refuses a request.
  private static func reason(_ status: HTTPResponse.Status, _ texts: Texts) -> String {
    switch status {
    case .badRequest: texts.say("No se entiende lo que se ha enviado.", "What was sent can't be understood.")
    case .notFound: texts.say("Esta página no existe.", "There is no such page.")
    case .forbidden: texts.say("Esto no se ha enviado desde esta web.", "This was not sent from this site.")
    case .contentTooLarge: texts.say("Es demasiado largo.", "It is too long.")
    case .uriTooLong: texts.say("La dirección es demasiado larga.", "The address is too long.")
    case .misdirectedRequest:
      texts.say(
        "Esta web no tiene ese nombre. Quien la administra puede añadirlo con --name.",
        "This site does not have that name. Its administrator can add it with --name.")
    default: texts.say("Algo ha fallado.", "Something went wrong.")
    }
  }
}

extension Visit {
  /// Returns the problem that describes an error, or `nil` if the error has no description. Details about the store's files and services
  /// are logged and not shown to visitors.
  func problem(_ error: any Error) -> Problem? {
    guard let problem = (error as? any ExplainedError)?.problem(in: texts) else { return nil }
    let causes = [error as? GatewayError] + Mirror(reflecting: error).children.map { $0.value as? GatewayError }
    switch causes.compactMap(\.self).first {
    case nil, .notFound, .conflict: return problem
    case .failed where problem.kind == .refused: return problem
    case .unfinished:
      logger.error("\(path): \(error)")
      return texts.problem(
        problem.kind, "El cambio se ha guardado, pero algo posterior ha fallado.",
        "The change was saved, but something after it failed.", advice: "No lo repitas.", "Don't repeat it.")
    default:
      logger.error("\(path): \(error)")
      return texts.problem(
        problem.kind, "Ahora mismo no es posible.", "This is not possible right now.",
        advice: "No se ha cambiado nada. Inténtalo de nuevo dentro de un momento.",
        "Nothing was changed. Try again in a moment.")
    }
  }
}
