import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Every store keeps the contract` {
  @Test(arguments: Stores.allCases, Part<Clause<any Store>>.all(\.clauses))
  func `of each port`(store: Stores, clause: Part<Clause<any Store>>) async throws {
    let folder = try TemporaryFolder()
    let subject = store.subject(folder)
    if subject.canTry(clause.value) { try await clause.value.check(subject) }
    withExtendedLifetime(folder) {}
  }
}
