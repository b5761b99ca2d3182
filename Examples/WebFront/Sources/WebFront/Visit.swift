import Entities
import Foundation
import Hummingbird
import Interfaces
import UseCases

/// A request with its user and language.
struct Visit: RequestContext {
  var coreContext: CoreRequestContextStorage
  /// The port at which the request arrived. `nil` in tests without a network.
  let port: Int?
  var texts = Texts(.english)
  /// The user, whose id is a hash of the cookie's secret. Reviews show the id, which doesn't reveal the secret.
  var user = User.ID.local
  var pages: Pages?
  /// The path of the request.
  var path = "/"
  /// The path of the page. The path of a form is the path of its page plus one component.
  var place = "/"
  var query = Form(query: nil)
  /// The submitted form.
  var form = Form(query: nil)
  /// Whether the request only changes the language of a page and keeps the typed text.
  var isTranslated = false

  init(source: ApplicationRequestContextSource) {
    coreContext = .init(source: source)
    port = source.channel.localAddress?.port
  }

  /// The page of a list that the query requests.
  var page: Page { Page(offset: Int(query["from"]) ?? 0) }
  var search: SearchText { SearchText(query["q"]) }

  /// Returns the path of the page that contains the form with this path.
  static func page(above path: String) -> String {
    let page = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    return page.isEmpty ? "/" : String(page)
  }

  /// Returns the `:id` in the path. Throws ``GatewayError/notFound`` if the `:id` isn't valid.
  func id<Entity>() throws -> Identifier<Entity> { try Self.id(parameters.get("id") ?? "") }
  static func id<Entity>(_ text: String) throws -> Identifier<Entity> {
    guard let id = try? Identifier<Entity>(text) else { throw GatewayError.notFound }
    return id
  }
}

/// Reads the language and the address of a request.
struct Arrival: RouterMiddleware {
  let pages: Pages

  func handle(
    _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var visit = context
    visit.pages = pages
    // Two leading slashes would refer to another site.
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
    response.setCookie(Cookie.persistent("language", chosen.rawValue, for: request))
    return response
  }
}

/// Reads the form in a request, and sets a cookie for visitors who send a form.
struct Identity: RouterMiddleware {
  func handle(
    _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var visit = context
    if request.method == .post { visit.form = try await Form(request) }
    let known = request.cookies["visitor"]?.value
    // If a visitor without a cookie sends a form twice, both requests must belong to the same visitor.
    let new = visit.form.token.map { String(Form.mark("visitor " + $0).prefix(32)) } ?? Secret.random()
    let secret = known.flatMap { Secret.isValid($0) ? $0 : nil } ?? new
    visit.user = try User.ID("guest-" + Form.mark(secret).prefix(20))
    var response = try await next(request, visit)
    if visit.isTranslated { return response }
    // A visitor who only reads pages gets no cookie. A refused or failed request doesn't set one either: it can come from a known visitor,
    // since browsers withhold the cookie from requests that another site sends (SameSite).
    if secret != known, request.method == .post, [.successful, .redirection].contains(response.status.kind) {
      response.setCookie(Cookie.persistent("visitor", secret, for: request))
    }
    return response
  }
}

extension Cookie {
  /// Returns a cookie that lasts for a year. If a proxy received the request over HTTPS, the cookie is sent only over HTTPS.
  fileprivate static func persistent(_ name: String, _ value: String, for request: Request) -> Cookie {
    let isSecure = request.headers.contains { $0.name.canonicalName == "x-forwarded-proto" && $0.value == "https" }
    return Cookie(
      name: name, value: value, maxAge: 365 * 86_400, path: "/", secure: isSecure, httpOnly: true, sameSite: .lax)
  }
}
