import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `Every store keeps the contract` {
  private static let clauses = Part<Clause<any Store>>.all(\.clauses)

  @Test(.group(.heavy), arguments: Stores.allCases.filter { $0 != .memory }, clauses)
  func `Every store on disk fulfills the contracts of all ports`(
    store: Stores, clause: Part<Clause<any Store>>
  ) async throws {
    let folder = try TemporaryFolder()
    try await clause.value.check(store.subject(folder))
    withExtendedLifetime(folder) {}
  }

  @Test(.group(.heavy), .smoke, arguments: clauses.filter { $0.value.needs == nil })
  func `The in-memory store fulfills the contracts of all ports`(clause: Part<Clause<any Store>>) async throws {
    try await clause.value.check(Subject(StateStore()))
  }

  @Test(
    .disabled("A store in memory can't be reopened, read-only or full."),
    arguments: clauses.filter { $0.value.needs != nil })
  func `Clauses that need files don't apply to the in-memory store`(clause: Part<Clause<any Store>>) {}
}
