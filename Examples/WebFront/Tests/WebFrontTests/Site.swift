import Entities
import Foundation
import Gateways
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import Testing
import UseCases

@testable import WebFront

/// The site over a store in memory, without a network.
struct Site {
  let store: StateStore
  let client: any TestClientProtocol

  /// - Parameter framework: `.live` for what a server does before the router is asked.
  static func open(
    _ names: [String] = ["Margherita"], _ framework: TestingSetup = .router,
    over wrap: @Sendable (StateStore) -> any Store = { $0 }, _ body: @Sendable (Site) async throws -> Void
  ) async throws {
    let store = StateStore()
    for name in names { try await store.addDish(Self.dish(name)) }
    let front = try Front(store: wrap(store), placeFiles: MemoryPlaceFiles())
    let app = Application(router: front.router())
    try await app.test(framework) { try await body(Site(store: store, client: $0)) }
  }

  private init(store: StateStore, client: any TestClientProtocol) {
    self.store = store
    self.client = client
  }

  static func dish(_ name: String, price: String = "9.20", _ words: String = "") throws -> Dish {
    try Dish(name: name, description: words, price: Money(exactly: price), kind: DishKind("Pizzas"))
  }

  func customer(_ language: String = "en") -> Customer { Customer(client: client, language: language) }
}

/// Somebody at a browser: cookies are kept, and links and forms followed.
struct Customer {
  let client: any TestClientProtocol
  var language = "en"
  private(set) var cookies: [String: String] = [:]

  init(client: any TestClientProtocol, language: String) {
    self.client = client
    self.language = language
  }

  @discardableResult mutating func get(_ path: String, headers: [String: String] = [:]) async throws -> Answer {
    try await send(.get, path, nil, headers)
  }

  /// - Parameter headers: what a browser says of where the form was.
  @discardableResult mutating func post(
    _ path: String, _ fields: [String: String] = [:], headers: [String: String] = ["Sec-Fetch-Site": "same-origin"]
  ) async throws -> Answer {
    let body = fields.map { "\($0)=\(encoded($1))" }.joined(separator: "&")
    return try await send(.post, path, body, headers)
  }

  mutating func send(
    _ method: HTTPRequest.Method, _ path: String, _ body: String?, _ headers: [String: String] = [:]
  ) async throws -> Answer {
    var fields: HTTPFields = [.acceptLanguage: language]
    for (name, value) in headers { fields[try #require(HTTPField.Name(name))] = value }
    if !cookies.isEmpty { fields[.cookie] = cookies.map { "\($0)=\($1)" }.joined(separator: "; ") }
    let response = try await client.executeRequest(
      uri: path, method: method, headers: fields, body: body.map { ByteBuffer(string: $0) })
    for cookie in response.headers[values: .setCookie] {
      let pair = cookie.prefix { $0 != ";" }.split(separator: "=")
      cookies[String(pair[0])] = String(pair[1])
    }
    return Answer(status: response.status, headers: response.headers, text: String(buffer: response.body))
  }

  /// Puts a dish in the order.
  mutating func choose(_ dish: String = "dish-margherita", _ quantity: Int = 1) async throws {
    try #require(await post("/order/dishes", ["dish": dish, "quantity": "\(quantity)"]).status == .seeOther)
  }

  /// The form that places the order, filled in, as the page shows it now.
  mutating func placing() async throws -> [String: String] {
    let page = try await get("/order")
    return [
      "order": try #require(page.field("order")), "seen": try #require(page.field("seen")),
      "address": "Calle del Pez, 3", "phone": "915551234",
    ]
  }
}

/// As a browser writes the value of a field.
func encoded(_ text: String) -> String {
  text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
}

struct Answer {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let text: String

  /// The value of the first hidden field of this name.
  func field(_ name: String) -> String? {
    text.firstRange(of: "name=\"\(name)\" value=\"").map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}
