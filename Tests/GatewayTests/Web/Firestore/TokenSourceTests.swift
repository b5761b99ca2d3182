import GatewayTesting
import Synchronization
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Tokens for Firestore` {
  private static let refusal = HTTPResponse.refusal(401, "UNAUTHENTICATED")

  @Test func `A rejected Firestore token is renewed once, and the request is retried`() async throws {
    let tokens = Renewal("old", "new")
    let service = ScriptedFirestore(Self.refusal, .json("{}"), tokens: tokens)
    _ = try await service.list()
    #expect(service.authorizations == ["Bearer old", "Bearer new"])
    #expect(tokens.asked == [nil, "old"])
    #expect(service.waits == [])
  }

  @Test func `A Firestore token that is rejected twice is reported without a third attempt`() async throws {
    let tokens = Renewal("old", "new", "newest")
    let service = ScriptedFirestore(Self.refusal, Self.refusal, .json("{}"), tokens: tokens)
    await #expect(throws: GatewayError.unauthorized(what: ScriptedFirestore.place)) { _ = try await service.list() }
    #expect(service.authorizations == ["Bearer old", "Bearer new"])
  }

  @Test func `A rejected Firestore token without a replacement is not sent again`() async throws {
    let service = ScriptedFirestore(Self.refusal, .json("{}"), tokens: FixedToken("old"))
    await #expect(throws: GatewayError.unauthorized(what: ScriptedFirestore.place)) { _ = try await service.list() }
    #expect(service.http.requests.count == 1)
  }

  @Test func `A fixed token's description never contains the token`() {
    var description = ""
    dump(FixedToken("secret"), to: &description)
    #expect(!description.contains("secret"))
  }

  @Test func `A Firestore token is requested again for each call`() async throws {
    let service = ScriptedFirestore(.json("{}"), .json("{}"), tokens: Renewal("first", "second"))
    for _ in 0..<2 { _ = try await service.list() }
    #expect(service.authorizations == ["Bearer first", "Bearer second"])
  }

  @Test func `An error from a token source is passed on to the caller`() async throws {
    let service = ScriptedFirestore(.json("{}"), tokens: Renewal())
    await #expect(throws: GatewayError.offline(what: "tokens")) { _ = try await service.list() }
    #expect(service.http.requests.count == 0)
  }

  @Test(arguments: ["", "two words", "line\r\nX-Other: 1", "ñ"])
  func `A Firestore token that is invalid in a header is refused before a request is sent`(token: String) async throws {
    let service = ScriptedFirestore(.json("{}"), tokens: FixedToken(token))
    await #expect(throws: GatewayError.unauthorized(what: ScriptedFirestore.place)) { _ = try await service.list() }
    #expect(service.http.requests.count == 0)
  }
}

/// A token source that returns a different token each time.
private final class Renewal: TokenSource {
  private let tokens: Mutex<[String]>
  private let questions = Mutex<[String?]>([])

  init(_ tokens: String...) { self.tokens = Mutex(tokens) }

  var asked: [String?] { questions.withLock { $0 } }

  func token(replacing stale: String?) throws(GatewayError) -> String? {
    questions.withLock { $0.append(stale) }
    let next = tokens.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    guard let next else { throw .offline(what: "tokens") }
    return next
  }
}
