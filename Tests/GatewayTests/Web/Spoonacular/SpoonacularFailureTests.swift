import Entities
import Foundation
import Testing
import UseCases
import WebGateways

@Suite struct `Errors of Spoonacular` {
  static let service = "api.example.org"

  /// Returns the errors from a list request and from a recipe request that both get this response.
  private func errors(_ answer: Result<HTTPResponse, HTTPError>) async throws -> [GatewayError?] {
    let asked = try SpoonacularSession(answer, answer)
    let list = await outcome { () throws(GatewayError) in
      try await asked.recipes.recipes(matching: SearchText("a"), page: .first)
    }
    let details = await outcome { () throws(GatewayError) in try await asked.recipes.details(.spoonacular(7)) }
    #expect(await asked.cache.answers(since: .distantPast).isEmpty)
    #expect(!"\(list) \(details) \(asked.recipes)".contains(SpoonacularSession.key))
    return [list, details.map { _ in SourceAnswer(RecipeList([])) }].map { result in
      if case .failure(let error) = result { error } else { nil }
    }
  }

  private static func failed(_ why: ServiceFault) -> GatewayError { .serviceFailed(what: service, why: why) }
  private static func exhausted(_ after: Duration? = nil) -> GatewayError {
    .quotaExhausted(what: service, retryAfter: after)
  }

  @Test(
    arguments: [
      (401, .unauthorized(what: service)), (402, exhausted()), (403, .forbidden(what: service)), (429, exhausted()),
      (400, failed(.status(400))), (500, failed(.status(500))), (502, failed(.status(502))),
      (503, failed(.status(503))),
      (504, failed(.status(504))), (301, failed(.status(301))), (418, failed(.status(418))),
    ] as [(Int, GatewayError)])
  func `An error from Spoonacular is identified by its status and not by its body`(status: Int, error: GatewayError)
    async throws
  {
    for body in [SpoonacularAnswers.failure(status), "", "<html>\(status)</html>", SpoonacularAnswers.page] {
      #expect(try await errors(.json(body, status: status)) == [error, error])
    }
    let html = HTTPResponse(status: status, headers: ["Content-Type": "text/html"], body: Array("<h1>No</h1>".utf8))
    #expect(try await errors(.success(html)) == [error, error])
  }

  @Test(
    arguments: [
      (401, .unauthorized(what: service)), (402, exhausted()), (404, .notFound), (429, exhausted()),
      (500, failed(.status(500))), (200, failed(.reportsFailure)),
    ] as [(Int, GatewayError)])
  func `An error code in a successful response from Spoonacular is reported`(code: Int, error: GatewayError)
    async throws
  {
    #expect(try await errors(.json(SpoonacularAnswers.failure(code))) == [error, error])
  }

  @Test func `An error in a successful response from Spoonacular is reported even without a code`() async throws {
    let error = Self.failed(.reportsFailure)
    #expect(try await errors(.json(#"{"status":"failure","message":"?"}"#)) == [error, error])
  }

  @Test(arguments: [#"{"status":"failure","code":404}"#, "<!doctype html><title>HTTP Status 404</title>", ""])
  func `A 404 response from Spoonacular is reported as a missing recipe or a wrong address`(body: String) async throws {
    #expect(try await errors(.json(body, status: 404)) == [Self.failed(.status(404)), .notFound])
  }

  @Test(
    arguments: [
      ("30", .seconds(30)), ("0", .zero), ("Tue, 14 Nov 2023 22:14:20 GMT", .milliseconds(59_877)),
      ("Tue, 14 Nov 2023 22:00:00 GMT", .zero), ("soon", nil), ("-1", nil), ("99999999999999999999", nil), ("", nil),
    ] as [(String, Duration?)])
  func `An exhausted Spoonacular quota is reported with the time to wait`(header: String, after: Duration?) async throws
  {
    let found = try await errors(.json("{}", status: 429, headers: ["Retry-After": header]))
    for error in found {
      guard case .quotaExhausted(_, let reported) = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      let difference = reported.flatMap { reported in after.map { reported - $0 } } ?? .zero
      #expect((reported == nil) == (after == nil) && abs(difference / .milliseconds(1)) < 1)
    }
  }

  @Test(arguments: [
    "{", #"{"results":[{"id":1,"ti"#, #"{"results":[{"id":1,"title":"Flan"}]"#, "[1,", "nonsense", "<html></html>",
    "\"text\"", "7", "null",
    #"{"results":[{"id":"x"}]}"#, #"{"message":"hello"}"#, "\u{FEFF}", " ", "{}",
  ])
  func `An unreadable response from Spoonacular is reported as a service failure`(body: String) async throws {
    for error in try await errors(.json(body)) {
      guard case .failed(Self.service, let why) = error, case .service = why.kind else {
        Issue.record("\(String(describing: error))")
        continue
      }
    }
  }

  @Test func `A response from Spoonacular with another content type or without a body is refused`() async throws {
    let html = HTTPResponse(
      headers: ["Content-Type": "text/html; charset=utf-8"], body: Array(SpoonacularAnswers.page.utf8))
    let (type, empty) = (Self.failed(.notJSON), Self.failed(.empty))
    #expect(try await errors(.success(html)) == [type, type])
    #expect(try await errors(.json("")) == [empty, empty])
  }

  @Test(arguments: [#"{"id":8,"title":"Flan"}"#, #"[{"id":7,"title":"Flan"},{"id":8,"title":"Flan"}]"#])
  func `A response from Spoonacular with a different recipe is refused and not cached`(body: String) async throws {
    let asked = try SpoonacularSession(.json(body))
    let details = await outcome { () throws(GatewayError) in try await asked.recipes.details(.spoonacular(7)) }
    #expect(details == .failure(Self.failed(.unexpectedContent)))
    #expect(await asked.cache.answers(since: .distantPast).isEmpty)
  }

  @Test func `A failed connection to Spoonacular is reported with the reason for the failure`() async throws {
    let offline = GatewayError.offline(what: Self.service)
    #expect(try await errors(.offline) == [offline, offline])
    let (late, broken) = (Self.failed(.timedOut), Self.failed(.broken("reset")))
    #expect(try await errors(.failure(.timedOut)) == [late, late])
    #expect(try await errors(.failure(.broken(why: "reset"))) == [broken, broken])
    #expect(try await errors(.failure(.cancelled)) == [.cancelled, .cancelled])
    #expect(try await errors(.failure(.insecure)) == [.insecure(what: Self.service), .insecure(what: Self.service)])
  }

  @Test(arguments: [nil, "", "two words", "key\n", "key\r\nX-Other: 1", "clé"])
  func `A request to Spoonacular without a valid API key is not sent`(key: String?) async throws {
    let asked = try SpoonacularSession(.json(SpoonacularAnswers.page), key: key)
    let list = await outcome { () throws(GatewayError) in
      try await asked.recipes.recipes(matching: SearchText(), page: .first)
    }
    #expect(list == .failure(.unauthorized(what: Self.service)) && asked.asked.isEmpty)
  }
}

extension HTTPResponse {
  fileprivate init(headers: [String: String], body: [UInt8]) { self.init(status: 200, headers: headers, body: body) }
}
