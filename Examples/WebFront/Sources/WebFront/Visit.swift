import Entities
import Foundation
import Hummingbird
import Interfaces
import UseCases

/// A request, and who makes it in which language.
struct Visit: RequestContext {
  var coreContext: CoreRequestContextStorage
  var texts = Texts(.english)
  /// Follows from the cookie's secret, which nobody learns from a review that is signed with it.
  var user = User.ID.local
  var pages: Pages?
  var path = "/"
  var query = Form(query: nil)

  init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }

  /// The page of a list that the query asks for, and the text that it searches for.
  var page: Page { Page(offset: Int(query["from"]) ?? 0) }
  var search: SearchText { SearchText(query["q"]) }

  /// The path's `:id`; ``GatewayError/notFound`` where it can't be one.
  func id<Entity>() throws -> Identifier<Entity> { try Self.id(parameters.get("id") ?? "") }
  static func id<Entity>(_ text: String) throws -> Identifier<Entity> {
    guard let id = try? Identifier<Entity>(text) else { throw GatewayError.notFound }
    return id
  }
}

/// Takes from the headers who visits in which language, and gives a cookie to those who send something.
struct Arrival: RouterMiddleware {
  let pages: Pages

  func handle(
    _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    let (cookies, known) = (request.cookies, request.cookies["visitor"]?.value)
    var visit = context
    visit.pages = pages
    // Two slashes would name another site.
    visit.path = "/" + request.uri.path.drop { "/\\".contains($0) }
    visit.query = Form(query: request.uri.query)
    let accepted = Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
    visit.texts = Texts(Language(rawValue: cookies["language"]?.value ?? "") ?? accepted) {
      TimeZone.current.secondsFromGMT(for: $0)
    }
    if let chosen = Language(rawValue: visit.query["language"]) {
      var response = Response.seeOther(visit.path + visit.query.query("language", nil))
      response.setCookie(Self.cookie("language", chosen.rawValue, for: request))
      return response
    }
    // 128 bits by chance, of the system's generator.
    let new = (0..<32).map { _ in String(UInt8.random(in: 0..<16), radix: 16) }.joined()
    let secret = known.flatMap { $0.count == 32 && $0.allSatisfy(\.isHexDigit) ? $0 : nil } ?? new
    visit.user = try User.ID("guest-" + Form.mark(secret).prefix(20))
    var response = try await next(request, visit)
    // A visitor who only reads gets no cookie.
    if secret != known, request.method == .post { response.setCookie(Self.cookie("visitor", secret, for: request)) }
    return response
  }

  /// If a proxy says that the request came over HTTPS, the cookie is sent only over HTTPS.
  private static func cookie(_ name: String, _ value: String, for request: Request) -> Cookie {
    let isSecure = request.headers.contains { $0.name.canonicalName == "x-forwarded-proto" && $0.value == "https" }
    return Cookie(
      name: name, value: value, maxAge: 365 * 86_400, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax)
  }
}
