import Testing
import UseCases

@testable import WebGateways

@Suite struct `A commit that verifies a document` {
  private static func write(_ change: FirestoreWrite.Change) throws -> FirestoreWrite {
    let name = try FirestoreName.documents(of: "kit").appending("control").appending("verify")
    return FirestoreWrite(name: name, change: change, precondition: .exists)
  }

  @Test func `A server that refuses a verify write is said to refuse it`() async throws {
    let service = ScriptedFirestore(.refusal(400, "INVALID_ARGUMENT", "Cannot find field."))
    let fault = ServiceFault.refusesVerify("INVALID_ARGUMENT: Cannot find field.")
    await #expect(throws: GatewayError.serviceFailed(what: ScriptedFirestore.place, why: fault)) {
      try await service.store.client.commit([
        try Self.write(.update(["a": .integer(1)], mask: nil)), try Self.write(.verify),
      ])
    }
  }

  @Test func `A server that refuses another write is not said to refuse a verify write`() async throws {
    let service = ScriptedFirestore(.refusal(400, "INVALID_ARGUMENT", "too long"))
    let fault = ServiceFault.says("INVALID_ARGUMENT: too long")
    let fields: [String: FirestoreValue] = ["verify": .string(#""verify":"projects/"#)]
    await #expect(throws: GatewayError.serviceFailed(what: ScriptedFirestore.place, why: fault)) {
      try await service.store.client.commit([try Self.write(.update(fields, mask: nil))])
    }
  }
}
