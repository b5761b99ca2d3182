import Entities
import Foundation
import GatewayTesting
import Synchronization
import Testing
import UseCases
import WebGatewayTesting
import WebGateways

@Suite struct `The tokens of a sign-in` {
  private final class World: Sendable {
    let now = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    let count = Mutex(0)
    let kept = Mutex<[String]>([])
    let gate = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// Returns a token source whose tokens change with each request and are valid for an hour.
    func tokens(failing: Bool = false) throws -> RefreshingTokenSource {
      let http = ScriptedHTTPClient { [self] (_) throws(HTTPError) in
        let number = count.withLock {
          $0 += 1; return $0
        }
        if failing { throw .unreachable(why: "no network") }
        let body = """
          {"expires_in": "3600", "refresh_token": "refresh-\(number)", "id_token": "id-\(number)", "user_id": "ana"}
          """
        return HTTPResponse(status: 200, body: Array(body.utf8))
      }
      let date: @Sendable () -> Date = { [self] in now.withLock { $0 } }
      let first = SignIn(
        user: "ana", refreshToken: "refresh-0", idToken: "id-0", expires: date().addingTimeInterval(3600))
      return RefreshingTokenSource(first, from: try SecureTokens(key: "k", http: http, now: date), now: date) {
        [self] signIn in
        kept.withLock { $0.append(signIn.refreshToken) }
      }
    }

    func wait(_ seconds: Double) { now.withLock { $0 += seconds } }
    var requests: Int { count.withLock { $0 } }
  }

  @Test func `A token is used while it is valid and renewed before it expires`() async throws {
    let world = World()
    let tokens = try world.tokens()
    #expect(try await tokens.token(replacing: nil) == "id-0")
    world.wait(3500)
    #expect(try await tokens.token(replacing: nil) == "id-0")
    #expect(world.requests == 0)
    world.wait(60)
    #expect(try await tokens.token(replacing: nil) == "id-1")
    #expect(try await tokens.token(replacing: nil) == "id-1")
    #expect(world.requests == 1)
    #expect(world.kept.withLock { $0 } == ["refresh-1"])
  }

  @Test func `A token is renewed if a service rejects it`() async throws {
    let world = World()
    let tokens = try world.tokens()
    #expect(try await tokens.token(replacing: "id-0") == "id-1")
    // A caller whose old token was rejected gets the new token.
    #expect(try await tokens.token(replacing: "id-0") == "id-1")
    #expect(world.requests == 1)
  }

  @Test func `Concurrent callers share one renewal of a token`() async throws {
    let world = World()
    let tokens = try world.tokens()
    let found = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<20 { group.addTask { try await tokens.token(replacing: "id-0") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(found) == ["id-1"])
    #expect(world.requests == 1)
  }

  @Test func `A failed renewal of a token is retried by the next call`() async throws {
    let world = World()
    let tokens = try world.tokens(failing: true)
    world.wait(4000)
    for _ in 0..<2 {
      await #expect(throws: GatewayError.offline(what: "securetoken.googleapis.com")) {
        _ = try await tokens.token(replacing: nil)
      }
    }
    #expect(world.requests == 2)
    #expect(world.kept.withLock { $0 } == [])
  }
}

@Suite struct `A refresh token` {
  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let place = "securetoken.googleapis.com"

  private func answer(_ token: String = "id-1", seconds: String = "3600") -> Result<HTTPResponse, HTTPError> {
    let fields = [
      "expires_in": seconds, "token_type": "Bearer", "refresh_token": "refresh-2", "id_token": token, "user_id": "ana",
      "project_id": "1234",
    ]
    let body = fields.map { "\"\($0)\": \"\($1)\"" }.joined(separator: ", ")
    return .success(HTTPResponse(status: 200, body: Array("{\(body)}".utf8)))
  }

  private func signIn(
    _ answers: Result<HTTPResponse, HTTPError>..., token: String = "refresh-1"
  ) async throws -> (Result<SignIn, GatewayError>, [HTTPRequest]) {
    let http = ScriptedHTTPClient(answers: answers)
    let service = try SecureTokens(key: "KEY+1", http: http, now: { Self.now })
    do { return (.success(try await service.signIn(token)), http.requests) } catch {
      return (.failure(error), http.requests)
    }
  }

  @Test func `A refresh token is sent to Google's service as form data in the request body`() async throws {
    let (result, requests) = try await signIn(answer(), token: "a+b/c&d")
    let signIn = try result.get()
    #expect((signIn.user, signIn.refreshToken, signIn.idToken) == ("ana", "refresh-2", "id-1"))
    #expect(signIn.expires == Self.now.addingTimeInterval(3600))
    #expect(requests.map(\.address.text) == ["https://securetoken.googleapis.com/v1/token?key=KEY%2B1"])
    #expect(requests.map(\.method) == [.post])
    #expect(requests[0].headers == ["Content-Type": "application/x-www-form-urlencoded"])
    #expect(
      requests.map { String(decoding: $0.body, as: UTF8.self) } == [
        "grant_type=refresh_token&refresh_token=a%2Bb%2Fc%26d"
      ])
  }

  @Test(arguments: [
    (400, "TOKEN_EXPIRED", GatewayError.unauthorized(what: place)), (400, "USER_DISABLED", .unauthorized(what: place)),
    (400, "USER_NOT_FOUND", .unauthorized(what: place)), (400, "INVALID_REFRESH_TOKEN", .unauthorized(what: place)),
    (400, "PROJECT_NUMBER_MISMATCH : of another project", .unauthorized(what: place)),
    (401, "no", .unauthorized(what: place)),
    (400, "API key not valid. Please pass a valid API key.", .forbidden(what: place)),
    (403, "no", .forbidden(what: place)),
    (429, "slowly", .quotaExhausted(what: place, retryAfter: nil)),
    (400, "QUOTA_EXCEEDED : later", .quotaExhausted(what: place, retryAfter: nil)),
    (400, "INVALID_GRANT_TYPE", .serviceFailed(what: place, why: .says("INVALID_GRANT_TYPE"))),
    (500, "no such refresh-1", .serviceFailed(what: place, why: .says("no such …"))),
  ])
  func `The error for a rejected refresh token does not contain the token`(
    status: Int, message: String, error: GatewayError
  ) async throws {
    let body = #"{"error": {"code": \#(status), "message": "\#(message)", "status": "INVALID_ARGUMENT"}}"#
    let (result, _) = try await signIn(.success(HTTPResponse(status: status, body: Array(body.utf8))))
    #expect(result == .failure(error))
  }

  @Test(arguments: [
    "", "<html>", "{}", #"{"id_token": "a b", "refresh_token": "r", "user_id": "u", "expires_in": "1"}"#,
  ])
  func `An unreadable response to a request with a refresh token is reported as an error`(body: String) async throws {
    let (result, _) = try await signIn(.success(HTTPResponse(status: 200, body: Array(body.utf8))))
    #expect(result == .failure(.serviceFailed(what: Self.place, why: .unintelligible)))
  }

  @Test func `A refresh token is sent to an emulator only if the emulator runs on this machine`() async throws {
    let http = ScriptedHTTPClient(answers: answer())
    let service = try SecureTokens(key: "k", emulatorHost: "127.0.0.1:9099", http: http, now: { Self.now })
    _ = try await service.signIn("refresh-1")
    #expect(http.requests.map(\.address.text) == ["http://127.0.0.1:9099/securetoken.googleapis.com/v1/token?key=k"])
    for host in ["192.0.2.1:9099", "localhost", "127.0.0.1:0", "127.0.0.1:1@example.org", "example.org:80", ""] {
      #expect(throws: GatewayError.insecure(what: host)) {
        _ = try SecureTokens(key: "k", emulatorHost: host, http: http, now: { Self.now })
      }
    }
  }

  @Test func `The description of a sign-in never contains a token`() async throws {
    let signIn = try await signIn(answer()).0.get()
    var text = "\(signIn) \(String(reflecting: signIn))"
    dump(signIn, to: &text)
    #expect(text.contains("ana") && !text.contains("refresh-") && !text.contains("id-1"))
  }

  @Test(arguments: ["", "a.b", "a.!.c", "a.bm8.c"])
  func `The claims of an ID token are read if the token contains any claims`(token: String) {
    #expect(SignIn.Claims(idToken: token).user == nil)
    let payload = Data(#"{"sub":"ana","email":"ana@example.org","role":"manager","aud":"kit?>~"}"#.utf8)
      .base64EncodedString()
    let part = payload.replacing("+", with: "-").replacing("/", with: "_").replacing("=", with: "")
    let claims = SignIn.Claims(idToken: "e30.\(part).sig")
    #expect((claims.user, claims.email) == ("ana", "ana@example.org"))
    #expect((claims.role, claims.project) == ("manager", "kit?>~"))
  }
}
