import GatewayTesting
import Synchronization
import Testing
import UseCases
import WebGateways
import WebGatewayTesting

@Suite struct `Tokens for Firestore` {
  private static let refusal = HTTPResponse.refusal(401, "UNAUTHENTICATED")

  @Test func `that are refused are renewed once, and the call is repeated`() async throws {
    let tokens = Renewal("old", "new")
    let service = ScriptedFirestore(Self.refusal, .json("{}"), tokens: tokens)
    _ = try await service.list()
    #expect(service.authorizations == ["Bearer old", "Bearer new"])
    #expect(tokens.asked == [nil, "old"])
    #expect(service.waits == [])
  }

  @Test func `that are refused twice are told of, and not tried a third time`() async throws {
    let tokens = Renewal("old", "new", "newest")
    let service = ScriptedFirestore(Self.refusal, Self.refusal, .json("{}"), tokens: tokens)
    await #expect(throws: GatewayError.unauthorized(what: ScriptedFirestore.place)) { _ = try await service.list() }
    #expect(service.authorizations == ["Bearer old", "Bearer new"])
  }

  @Test func `that nobody renews are not sent again`() async throws {
    let service = ScriptedFirestore(Self.refusal, .json("{}"), tokens: FixedToken("old"))
    await #expect(throws: GatewayError.unauthorized(what: ScriptedFirestore.place)) { _ = try await service.list() }
    #expect(service.http.requests.count == 1)
  }

  @Test func `that are fixed are in nothing that describes them`() {
    var description = ""
    dump(FixedToken("secret"), to: &description)
    #expect(!description.contains("secret"))
  }

  @Test func `are asked for again with each call`() async throws {
    let service = ScriptedFirestore(.json("{}"), .json("{}"), tokens: Renewal("first", "second"))
    for _ in 0..<2 { _ = try await service.list() }
    #expect(service.authorizations == ["Bearer first", "Bearer second"])
  }

  @Test func `that can't be had are told of as their source tells it`() async throws {
    let service = ScriptedFirestore(.json("{}"), tokens: Renewal())
    await #expect(throws: GatewayError.offline(what: "tokens")) { _ = try await service.list() }
    #expect(service.http.requests.count == 0)
  }

  @Test(arguments: ["", "two words", "line\r\nX-Other: 1", "ñ"])
  func `that can't stand in a header are refused before anything is sent`(token: String) async throws {
    let service = ScriptedFirestore(.json("{}"), tokens: FixedToken(token))
    await #expect(throws: GatewayError.unauthorized(what: ScriptedFirestore.place)) { _ = try await service.list() }
    #expect(service.http.requests.count == 0)
  }
}

/// Another token each time it is asked.
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
