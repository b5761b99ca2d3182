import Entities
import Foundation
import Gateways
import HTTPTypes
import Hummingbird
import HummingbirdCore
import HummingbirdTesting
import Testing
import UseCases

@testable import WebFront

/// The site with an in-memory store and without a network.
struct Site {
  let store: StateStore
  let client: any TestClientProtocol

  /// Opens the site.
  ///
  /// - Parameters:
  ///   - framework: `.live` to test the behavior of the server before it calls the router.
  ///   - site: The names by which browsers can reach the server, in addition to those of the local machine.
  static func open(
    _ names: [String] = ["Margherita"], _ framework: TestingSetup = .router, called site: [String] = [],
    server: HTTPServerBuilder = .site(), over wrap: @Sendable (StateStore) -> any Store = { $0 },
    _ body: @Sendable (Site) async throws -> Void
  ) async throws {
    let store = StateStore()
    for name in names { try await store.addDish(Self.dish(name)) }
    let front = try Front(store: wrap(store), placeFiles: MemoryPlaceFiles(), names: site)
    let app = Application(router: front.router(), server: server)
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

/// A visitor whose browser keeps cookies and follows links and forms.
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

  /// Sends a form.
  ///
  /// - Parameter headers: The headers in which a browser declares the origin of the form.
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

  /// Adds a dish to the order.
  mutating func choose(_ dish: String = "dish-margherita", _ quantity: Int = 1) async throws {
    try #require(await post("/menu/order", ["dish": dish, "quantity": "\(quantity)"]).status == .seeOther)
  }

  /// Returns the fields of the form that places the order, as the page currently shows them, with a valid delivery.
  mutating func placing() async throws -> [String: String] {
    try await get("/order").form("/order/place")
      .merging(["address": "Calle del Pez, 3", "phone": "915551234"]) { $1 }
  }

  /// Changes a line on the order page, and sends the form.
  @discardableResult mutating func update(
    _ typed: [String: String], of dish: String = "dish-margherita"
  ) async throws
    -> Answer
  {
    var form = try await get("/order").form("/order/place")
    for (name, value) in typed { form["\(name).\(dish)"] = value }
    return try await post("/order/lines", form)
  }
}

/// Encodes the value of a form field as a browser does.
func encoded(_ text: String) -> String {
  text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
}

struct Answer {
  let status: HTTPResponse.Status
  let headers: HTTPFields
  let text: String

  /// Returns the fields of the form with this action, as a browser sends them if no text is typed.
  func form(_ action: String) -> [String: String] {
    let start = text.firstRange(of: "action=\"\(action)\"")?.upperBound ?? text.endIndex
    let form = text[start..<(text[start...].firstRange(of: "</form>")?.lowerBound ?? text.endIndex)]
    var fields: [String: String] = [:]
    for input in form.matches(of: #/<input[^>]* name="([^"]*)"[^>]*>/#) {
      fields[String(input.1)] = unescaped(input.0.firstMatch(of: #/ value="([^"]*)"/#)?.1 ?? "")
    }
    for area in form.matches(of: #/<textarea name="([^"]*)"[^>]*>\n?([^<]*)</textarea>/#) {
      fields[String(area.1)] = unescaped(area.2)
    }
    for list in form.matches(of: #/<select name="([^"]*)">(.*?)</select>/#) {
      fields[String(list.1)] = unescaped(list.2.firstMatch(of: #/value="([^"]*)" selected/#)?.1 ?? "")
    }
    return fields
  }

  private func unescaped(_ text: Substring) -> String {
    [("&quot;", "\""), ("&#39;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }

  /// Returns the value of the first hidden field with this name.
  func field(_ name: String) -> String? {
    text.firstRange(of: "name=\"\(name)\" value=\"").map { String(text[$0.upperBound...].prefix { $0 != "\"" }) }
  }
}
