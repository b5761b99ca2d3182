import GatewayTesting
import Testing
import UseCases

@Suite struct `Favourites elsewhere` {
  @Test(arguments: RemoteFavoriteContract.clauses)
  func `in memory keep the contract`(clause: Clause<any RemoteFavoriteGateway>) async throws {
    let there = MemoryRemoteFavorites()
    try await clause.check(Subject(there, variants: [.reopened: { there }]))
  }

  @Test(arguments: RemoteBreakage.all)
  func `have no clause that can't fail`(breakage: RemoteBreakage) async throws {
    let clause = try #require(
      RemoteFavoriteContract.clauses.first { $0.name == breakage.clause }, "there is no such clause")
    try await clause.check(breakage.subject(isBroken: false))
    await #expect {
      try await clause.check(breakage.subject(isBroken: true))
    } throws: { error in
      error is BrokenPromise || error is GatewayError
    }
  }

  @Test func `have no clause that is left out`() {
    let names = RemoteFavoriteContract.clauses.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(RemoteBreakage.all.map(\.clause)))
  }
}
