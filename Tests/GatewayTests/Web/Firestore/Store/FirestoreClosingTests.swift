import Gateways
import GatewayTesting
import Testing
import WebGateways
import WebGatewayTesting

@Suite struct `Closing a store in Firestore` {
  @Test func `closes the store of its places`() async throws {
    let calls = CallRecorder<StoreCall>()
    let places = Intercepted(StateStore(), by: .recording(calls))
    try await FirestoreStore(project: "demo-recetas", http: ImageWeb(), local: places).close()
    #expect(calls.calls == [.close])
  }
}
