import Entities
import GatewayTesting
import Testing
import UseCases
import WebGatewayTesting

@testable import WebGateways

@Suite struct `Firestore failures` {
  private static let place = ScriptedFirestore.place

  @Test(arguments: [
    (HTTPResponse.refusal(401, "UNAUTHENTICATED"), GatewayError.unauthorized(what: place)),
    (.page(401), .unauthorized(what: place)),
    (.refusal(400, "INVALID_ARGUMENT", "invalid jwt"), .unauthorized(what: place)),
    (.refusal(403, "PERMISSION_DENIED"), .forbidden(what: place)),
    (
      .json(#"[{"error":{"code":403,"message":"no","status":"PERMISSION_DENIED"}}]"#, status: 403),
      .forbidden(what: place)
    ),
    (.page(403), .forbidden(what: place)),
    (.refusal(404, "NOT_FOUND"), .serviceFailed(what: place, why: .noDatabase(project: "kit"))),
    (.page(404), .serviceFailed(what: place, why: .noDatabase(project: "kit"))),
    (
      .refusal(400, "INVALID_ARGUMENT", "bad\\nquery"),
      .serviceFailed(what: place, why: .says("INVALID_ARGUMENT: bad query"))
    ),
    (.refusal(400, "FAILED_PRECONDITION"), .serviceFailed(what: place, why: .says("FAILED_PRECONDITION: no"))),
    (.refusal(501, "UNIMPLEMENTED"), .serviceFailed(what: place, why: .says("UNIMPLEMENTED: no"))),
    (.json(#"{"error":{"code":418}}"#, status: 418), .serviceFailed(what: place, why: .status(418))),
    (.page(418), .serviceFailed(what: place, why: .status(418))),
    (HTTPResponse(status: 400), .serviceFailed(what: place, why: .status(400))),
    (HTTPResponse(status: 302), .serviceFailed(what: place, why: .status(302))),
    (HTTPResponse(status: 200), .serviceFailed(what: place, why: .unintelligible)),
    (.page(200), .serviceFailed(what: place, why: .unintelligible)),
    (.json("[]"), .serviceFailed(what: place, why: .unintelligible)),
    (.json(#"{"documents":[{"name":"x","fie"#), .serviceFailed(what: place, why: .unintelligible)),
    (.json(#"{"documents":[{"fields":{}}]}"#), .serviceFailed(what: place, why: .unintelligible)),
  ]) func `A permanent Firestore failure is reported without a retry`(answer: HTTPResponse, error: GatewayError) async {
    let service = ScriptedFirestore(answer)
    await #expect(throws: error) { _ = try await service.list() }
    #expect(service.http.requests.count == 1)
  }

  @Test(arguments: [
    (HTTPError.unreachable(why: "no network"), GatewayError.offline(what: place)),
    (.timedOut, .serviceFailed(what: place, why: .timedOut)),
    (.cancelled, .cancelled), (.insecure, .insecure(what: place)),
    (.redirected(to: "x"), .serviceFailed(what: place, why: .redirects(to: "x"))),
  ]) func `A failed connection to Firestore is reported without a retry`(cause: HTTPError, error: GatewayError) async {
    let service = ScriptedFirestore([.failure(cause)])
    await #expect(throws: error) { _ = try await service.list() }
    #expect(service.http.requests.count == 1)
  }

  private static let passing: [HTTPResponse] = [
    .refusal(429, "RESOURCE_EXHAUSTED"), .refusal(500, "INTERNAL"), .refusal(503, "UNAVAILABLE"),
    .refusal(504, "DEADLINE_EXCEEDED"), .refusal(409, "ABORTED"), .refusal(500, "UNKNOWN"), .page(502), .page(503),
  ]

  /// Expects a request to succeed after one retry, or to fail without a retry.
  private func expect(
    _ service: ScriptedFirestore, repeats isRepeated: Bool, _ request: () async throws -> Void
  ) async {
    if isRepeated {
      await #expect(throws: Never.self) { try await request() }
    } else {
      await #expect(throws: GatewayError.self) { try await request() }
    }
    #expect(service.waits == (isRepeated ? [100] : []))
  }

  // The cases follow Google's retry configuration, which differs between methods.
  @Test(arguments: zip(passing, [true, true, true, true, false, false, true, true]))
  func `A Firestore list request is retried after temporary failures`(answer: HTTPResponse, isRepeated: Bool)
    async throws
  {
    let service = ScriptedFirestore(answer, .json("{}"))
    await expect(service, repeats: isRepeated) { _ = try await service.list() }
  }

  @Test(arguments: zip(passing, [false, true, true, true, false, false, true, true]))
  func `A Firestore batch request is retried after temporary failures`(answer: HTTPResponse, isRepeated: Bool)
    async throws
  {
    let service = ScriptedFirestore(answer, .json("[]"))
    let id = try ScriptedFirestore.pan().id
    await expect(service, repeats: isRepeated) { _ = try await service.store.favorites([id], of: .local) }
  }

  @Test(arguments: zip(passing, [true, false, true, false, true, false, true, true]))
  func `A Firestore commit is retried unchanged after temporary failures`(answer: HTTPResponse, isRepeated: Bool)
    async throws
  {
    let service = ScriptedFirestore(answer, .json(#"{"writeResults":[{"updateTime":"t"}]}"#))
    await expect(service, repeats: isRepeated) { try await service.create() }
    #expect(Set(service.http.requests).count == 1, "the same request is sent again")
  }

  @Test func `A request to Firestore is attempted five times with increasing delays`() async throws {
    let service = ScriptedFirestore(Array(repeating: .success(.page(503)), count: 9))
    await #expect(throws: GatewayError.serviceFailed(what: Self.place, why: .status(503))) {
      _ = try await service.list()
    }
    #expect(service.http.requests.count == 5)
    #expect(service.waits == [100, 130, 169, 219.7])
  }

  // The longest delay that is reported is the maximum of an `Int32`, in seconds.
  @Test(arguments: [("3600", 3600), ("\(Int.max)", Int(Int32.max))])
  func `An exhausted Firestore quota is reported with the time to wait and not retried`(header: String, seconds: Int)
    async throws
  {
    let service = ScriptedFirestore(.refusal(429, "RESOURCE_EXHAUSTED", headers: ["Retry-After": header]))
    await #expect(throws: GatewayError.quotaExhausted(what: Self.place, retryAfter: .seconds(seconds))) {
      _ = try await service.list()
    }
    #expect(service.waits == [])
  }

  @Test(arguments: [
    (429, "RESOURCE_EXHAUSTED", "2", 2000), (429, "RESOURCE_EXHAUSTED", "Fri, 15 Jan 2027 08:00:02 GMT", 2000),
    (503, "UNAVAILABLE", "soon", 100), (503, "UNAVAILABLE", "-5", 100), (503, "UNAVAILABLE", "", 100),
    (503, "UNAVAILABLE", "99999999999999999999", 100), (503, "UNAVAILABLE", "Fri, 15 Jan 2027 07:00:00 GMT", 100),
  ])
  func `The Retry-After header determines the delay before a Firestore retry`(
    status: Int, name: String, header: String, wait: Double
  ) async throws {
    let service = ScriptedFirestore(.refusal(status, name, headers: ["retry-after": header]), .json("{}"))
    _ = try await service.list()
    #expect(service.waits == [wait])
  }

  @Test func `A request to Firestore whose connection broke is retried`() async throws {
    let service = ScriptedFirestore([.failure(.broken(why: "reset")), .success(.json("{}"))])
    _ = try await service.list()
    #expect(service.waits == [100])
  }

  @Test func `Canceling the task ends the delay before a Firestore retry`() async throws {
    let service = ScriptedFirestore(.page(503), .json("{}"))
    let clock = ManualClock()
    let store = FirestoreFavorites(project: "kit", http: service.http, clock: clock)
    let list = Task { try await store.remoteFavorites(of: .local) }
    await clock.hasSleepers(1)
    list.cancel()
    await #expect(throws: GatewayError.cancelled) { _ = try await list.value }
    #expect(service.http.requests.count == 1)
  }

  @Test(arguments: [
    (HTTPResponse.refusal(409, "ALREADY_EXISTS"), GatewayError.conflict),
    (.refusal(400, "FAILED_PRECONDITION"), .conflict),
    (.refusal(404, "NOT_FOUND"), .conflict),
    (.refusal(400, "INVALID_ARGUMENT"), .serviceFailed(what: place, why: .says("INVALID_ARGUMENT: no"))),
    (.refusal(403, "PERMISSION_DENIED"), .forbidden(what: place)),
    (.json("{}"), .serviceFailed(what: place, why: .incomplete)),
  ]) func `The error for a failed Firestore commit distinguishes conflicts from other failures`(
    answer: HTTPResponse, error: GatewayError
  ) async throws {
    let service = ScriptedFirestore(answer)
    let change = RemoteFavoriteChange.delete(try ScriptedFirestore.pan().id, version: "v")
    await #expect(throws: error) { try await service.store.commit([change], of: .local) }
    #expect(service.http.requests.count == 1)
  }

  @Test func `A Firestore commit that is aborted on every attempt is reported as a conflict`() async throws {
    let service = ScriptedFirestore(Array(repeating: .success(.refusal(409, "ABORTED")), count: 5))
    await #expect(throws: GatewayError.conflict) { try await service.create() }
  }

  @Test func `A token in the message of a Firestore failure is hidden`() async throws {
    let service = ScriptedFirestore(.refusal(400, "INVALID_ARGUMENT", "what is Bearer secret?"))
    await #expect(
      throws: GatewayError.serviceFailed(what: Self.place, why: .says("INVALID_ARGUMENT: what is Bearer …?"))
    ) {
      _ = try await service.list()
    }
  }
}

@Suite struct `A commit that verifies a Firestore document` {
  private static func write(_ change: FirestoreWrite.Change) throws -> FirestoreWrite {
    let name = try FirestoreName.documents(of: "kit").appending("control").appending("verify")
    return FirestoreWrite(name: name, change: change, precondition: .exists)
  }

  @Test func `The error for a refused verify write says that the server refuses verify writes`() async throws {
    let service = ScriptedFirestore(.refusal(400, "INVALID_ARGUMENT", "Cannot find field."))
    let fault = ServiceFault.refusesVerify("INVALID_ARGUMENT: Cannot find field.")
    await #expect(throws: GatewayError.serviceFailed(what: ScriptedFirestore.place, why: fault)) {
      try await service.store.client.commit([
        try Self.write(.update(["a": .integer(1)], mask: nil)), try Self.write(.verify),
      ])
    }
  }

  @Test func `The error for a refused write of any other kind doesn't mention verify writes`() async throws {
    let service = ScriptedFirestore(.refusal(400, "INVALID_ARGUMENT", "too long"))
    let fault = ServiceFault.says("INVALID_ARGUMENT: too long")
    let fields: [String: FirestoreValue] = ["verify": .string(#""verify":"projects/"#)]
    await #expect(throws: GatewayError.serviceFailed(what: ScriptedFirestore.place, why: fault)) {
      try await service.store.client.commit([try Self.write(.update(fields, mask: nil))])
    }
  }
}
