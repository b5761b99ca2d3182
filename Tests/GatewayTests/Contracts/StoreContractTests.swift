import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Every store keeps the contract` {
  private static let clauses = Part<Clause<any Store>>.all(\.clauses)

  @Test(arguments: Stores.allCases.filter { $0 != .memory }, clauses)
  func `Every store on disk keeps the contract of each port`(
    store: Stores, clause: Part<Clause<any Store>>
  ) async throws {
    let folder = try TemporaryFolder()
    try await clause.value.check(store.subject(folder))
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: clauses.filter { $0.value.needs == nil })
  func `of each port, in memory`(clause: Part<Clause<any Store>>) async throws {
    try await clause.value.check(Subject(StateStore()))
  }

  @Test(
    .disabled("A store in memory can't be reopened, read-only or full."),
    arguments: clauses.filter { $0.value.needs != nil })
  func `of each port, in memory, where that needs files`(clause: Part<Clause<any Store>>) {}
}
