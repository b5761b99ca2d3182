import Entities
import Foundation
import GatewayTesting
import Synchronization
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `The tokens of a sign-in` {
  private final class World: Sendable {
    let now = Mutex(Date(timeIntervalSince1970: 1_800_000_000))
    let count = Mutex(0)
    let kept = Mutex<[String]>([])
    let gate = Mutex<[CheckedContinuation<Void, Never>]>([])

    /// Another token with each request; good for an hour.
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

  @Test func `are used as long as they are good, and renewed before they end`() async throws {
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

  @Test func `are renewed when a service refuses one, and only then`() async throws {
    let world = World()
    let tokens = try world.tokens()
    #expect(try await tokens.token(replacing: "id-0") == "id-1")
    // Whoever was refused the old one takes the new one.
    #expect(try await tokens.token(replacing: "id-0") == "id-1")
    #expect(world.requests == 1)
  }

  @Test func `are renewed once for all who ask at the same time`() async throws {
    let world = World()
    let tokens = try world.tokens()
    let found = try await withThrowingTaskGroup(of: String?.self) { group in
      for _ in 0..<20 { group.addTask { try await tokens.token(replacing: "id-0") } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(found) == ["id-1"])
    #expect(world.requests == 1)
  }

  @Test func `that can't be renewed are asked for again the next time`() async throws {
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
