import Entities
import Foundation
import Hummingbird
import Interfaces

/// A request, and who makes it in which language.
struct Visit: RequestContext {
  var coreContext: CoreRequestContextStorage
  var texts = Texts(.english)
  /// Follows from the cookie's secret, which nobody learns who reads a review signed with it.
  var user = User.ID.local
  /// The secret of a visitor who has no cookie yet.
  var newSecret: String?
  var path = "/"
  var query = Form(query: nil)

  init(source: ApplicationRequestContextSource) { coreContext = .init(source: source) }

  /// The path's `:id`; ``GatewayError/notFound`` where it can't be one.
  func id<Entity>(_ kind: Entity.Type = Entity.self) throws -> Identifier<Entity> { try Self.id(parameters.get("id")) }

  static func id<Entity>(_ text: String?) throws -> Identifier<Entity> {
    guard let id = text.flatMap({ try? Identifier<Entity>($0) }) else { throw Missing.error }
    return id
  }
}

/// Takes from the headers who visits in which language, and gives a cookie to those who send something.
struct Arrival: RouterMiddleware {
  func handle(
    _ request: Request, context: Visit, next: (Request, Visit) async throws -> Response
  ) async throws -> Response {
    var visit = context
    let cookies = request.cookies
    // Two slashes would name another site.
    visit.path = "/" + request.uri.path.drop { "/\\".contains($0) }
    visit.query = Form(query: request.uri.query)
    let chosen = visit.query["language"]
    let language =
      Language(rawValue: cookies["language"]?.value ?? "") ?? Self.language(request.headers[.acceptLanguage] ?? "")
    visit.texts = Texts(language) { TimeZone.current.secondsFromGMT(for: $0) }
    if Language(rawValue: chosen) != nil {
      var response = Response.seeOther(visit.path + visit.query.with("language", nil).query)
      response.setCookie(Self.cookie("language", chosen))
      return response
    }

    let known = cookies["visitor"]?.value
    let isSecret = known.map { $0.count == 32 && $0.allSatisfy(\.isHexDigit) } ?? false
    let secret = isSecret ? known ?? "" : Self.secret()
    visit.newSecret = isSecret ? nil : secret
    visit.user = try User.ID("guest-" + Mark.of(secret).prefix(20))
    var response = try await next(request, visit)
    // Who only reads needs none.
    if let secret = visit.newSecret, request.method == .post { response.setCookie(Self.cookie("visitor", secret)) }
    return response
  }

  private static func cookie(_ name: String, _ value: String) -> Cookie {
    Cookie(name: name, value: value, maxAge: 365 * 86_400, path: "/", httpOnly: true, sameSite: .lax)
  }

  /// 128 bits by chance, of the system's generator.
  private static func secret() -> String {
    (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  /// The one that is wanted most of those that the kit speaks (RFC 9110, 12.5.4); English where none is.
  static func language(_ accepted: String) -> Language {
    let wishes = accepted.split(separator: ",").compactMap { wish -> (Language, Double)? in
      let parts = wish.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces).lowercased() }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }.flatMap { Double($0.dropFirst(2)) } ?? 1
      let code = parts.first?.prefix { $0.isLetter } ?? ""
      return Language(rawValue: String(code)).map { ($0, weight) }
    }
    // Of equals the first.
    return wishes.reduce((.english, 0)) { best, wish in best.1 < wish.1 ? wish : best }.0
  }
}

/// Stands for a value in a form: says whether what somebody saw is still what is there.
enum Mark {
  /// SHA-256 in hexadecimal digits.
  static func of(_ value: some Hashable) -> String {
    String(Photo.ID(ofBytes: Array(String(reflecting: value).utf8)).text.dropFirst("photo-".count))
  }
}
