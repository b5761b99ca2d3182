import GatewayTesting
import Testing
import UseCases

@Suite struct `Remote favorites` {
  @Test(arguments: RemoteFavoriteContract.clauses)
  func `In-memory remote favorites fulfill their contract`(clause: Clause<any RemoteFavoriteGateway>) async throws {
    let there = MemoryRemoteFavorites()
    try await clause.check(Subject(there, variants: [.reopened: { there }]))
  }
}
