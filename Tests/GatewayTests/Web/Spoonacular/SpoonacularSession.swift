import Entities
import Foundation
import GatewayTesting
import Synchronization
import UseCases
import WebGateways
import WebGatewayTesting

/// A Spoonacular gateway with scripted responses, and the doubles that the gateway uses.
struct SpoonacularSession {
  static let key = "0123secret4567"

  let http: ScriptedHTTPClient
  let cache: any AnswerCache
  let now = MovableNow()
  let recipes: SpoonacularRecipes

  init(
    _ answers: Result<HTTPResponse, HTTPError>..., cache: any AnswerCache = MemoryAnswerCache(), key: String? = key
  ) throws {
    let left = Mutex(answers[...])
    try self.init(cache: cache, key: key) { (_) throws(HTTPError) in
      guard let answer = left.withLock({ $0.popFirst() }) else { throw .unreachable(why: "no network") }
      return try answer.get()
    }
  }

  init(
    cache: any AnswerCache = MemoryAnswerCache(), key: String? = key, at address: String = "https://api.example.org",
    _ script: @escaping ScriptedHTTPClient.Script
  ) throws {
    http = ScriptedHTTPClient(script)
    self.cache = cache
    recipes = SpoonacularRecipes(at: try WebAddress(address), key: key, client: http, cache: cache, now: now.date)
  }

  /// The requested addresses without the host.
  var asked: [String] { http.requests.map { String($0.address.text.dropFirst("https://api.example.org".count)) } }
}

/// A clock that is set by a test.
final class MovableNow: Sendable {
  private let value = Mutex(Date(timeIntervalSince1970: 1_700_000_000.123))

  var date: @Sendable () -> Date { { self.value.withLock { $0 } } }

  func advance(_ seconds: Double) { value.withLock { $0 += seconds } }
}

extension Result where Success == HTTPResponse, Failure == HTTPError {
  static func json(_ body: String, status: Int = 200, headers: [String: String] = [:]) -> Self {
    let headers = headers.merging(["content-type": "application/json;charset=utf-8"]) { own, _ in own }
    return .success(HTTPResponse(status: status, headers: headers, body: Array(body.utf8)))
  }

  static var offline: Self { .failure(.unreachable(why: "no network")) }
}

extension SpoonacularAnswers {
  static let page =
    #"{"results": [{"id": 1, "title": "Flan", "image": "http://spoonacular.com/1.jpg", "imageType": "jpg"}, {"id": 2, "title": "Sopa"}], "offset": 0, "number": 2, "totalResults": 261}"#
  static func failure(_ code: Int) -> String {
    #"{"status":"failure","code":\#(code),"message":"No \#(SpoonacularSession.key), sorry."}"#
  }
}

/// Returns the result of an operation, or the error, as a value.
func outcome<Value>(_ work: () async throws(GatewayError) -> Value) async -> Result<Value, GatewayError> {
  do throws(GatewayError) { return .success(try await work()) } catch { return .failure(error) }
}
