import Entities
import Foundation
import Hummingbird
import Interfaces
import UseCases

/// A request, and who makes it in which language.
struct Visit: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The port that the request came to; `nil` in tests without a network.
  let port: Int?
  var texts = Texts(.english)
  /// Follows from the cookie's secret, which nobody learns from a review that is signed with it.
  var user = User.ID.local
  var pages: Pages?
  /// The path of the request.
  var path = "/"
  /// The path of the page: a form is sent to its page's path and one part more.
  var place = "/"
  var query = Form(query: nil)
  /// The form that was sent.
  var form = Form(query: nil)
  /// Whether a page is only to be shown in another language, with what was typed.
  var isTranslated = false

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    port = source.channel.localAddress?.port
  }

  /// The page of a list that the query asks for, and the text that it searches for.
  var page: Page { Page(offset: Int(query["from"]) ?? 0) }
  var search: SearchText { SearchText(query["q"]) }

  /// The path of the page from which a form was sent to a path.
  static func page(above path: String) -> String {
    let page = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return page.isEmpty ? "/" : String(page)
  }

  /// The path's `:id`; ``GatewayError/notFound`` where it can't be one.
  func id<Entity>() throws -> Identifier<Entity> { try Self.id(parameters.get("id") ?? "") }
  static func id<Entity>(_ text: String) throws -> Identifier<Entity> {
    guard let id = try? Identifier<Entity>(text) else { throw GatewayError.notFound }
    return id
  }
}

/// Takes the language and the address from a request.
struct Arrival: RouterMiddleware {
  let pages: Pages

  func handle(
    _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var visit = context
    visit.pages = pages
    // Two slashes would name another site.
    visit.path = "/" + request.uri.path.drop { "/\\".contains($0) }
    visit.place = request.method == .post ? Visit.page(above: visit.path) : visit.path
    visit.query = Form(query: request.uri.query)
    let accepted = Language(acceptLanguage: request.headers[.acceptLanguage] ?? "")
    let chosen = Language(rawValue: visit.query["language"])
    visit.texts = Texts(chosen ?? Language(rawValue: request.cookies["language"]?.value ?? "") ?? accepted) {
      TimeZone.current.secondsFromGMT(for: $0)
    }
    guard let chosen else { return try await next(request, visit) }
    visit.isTranslated = true
    var response = Response.seeOther(visit.path + visit.query.query("language", nil))
    if request.method == .post { response = try await next(request, visit) }
    response.setCookie(Cookie.lasting("language", chosen.rawValue, for: request))
    return response
  }
}

/// Reads the form of a request, and gives a cookie to those who send one.
struct Identity: RouterMiddleware {
  func handle(
    _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var visit = context
    if request.method == .post { visit.form = try await Form(request) }
    let known = request.cookies["visitor"]?.value
    // A form that is sent twice by a visitor without a cookie is one visitor's.
    let new = visit.form.token.map { String(Form.mark("visitor " + $0).prefix(32)) } ?? Secret.random()
    let secret = known.flatMap { Secret.isValid($0) ? $0 : nil } ?? new
    visit.user = try User.ID("guest-" + Form.mark(secret).prefix(20))
    var response = try await next(request, visit)
    if visit.isTranslated { return response }
    // A visitor who only reads gets no cookie, nor does a refused or failed request: that it bears none does not mean a new visitor,
    // because a browser withholds the cookie from what another site sends (SameSite).
    if secret != known, request.method == .post, [.successful, .redirection].contains(response.status.kind) {
      response.setCookie(Cookie.lasting("visitor", secret, for: request))
    }
    return response
  }
}

extension Cookie {
  /// If a proxy says that the request came over HTTPS, the cookie is sent only over HTTPS.
  fileprivate static func lasting(_ name: String, _ value: String, for request: Request) -> Cookie {
    let isSecure = request.headers.contains { $0.name.canonicalName == "x-forwarded-proto" && $0.value == "https" }
    return Cookie(
      name: name, value: value, maxAge: 365 * 86_400, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax)
  }
}
