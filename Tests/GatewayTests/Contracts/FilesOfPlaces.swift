import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `Files of places` {
  @Test(arguments: PlaceFileContract.clauses)
  func `in memory keep the contract`(clause: Clause<PlaceFileContract.Gateway>) async throws {
    let subject = Subject<PlaceFileContract.Gateway>(MemoryPlaceFiles())
    if subject.canTry(clause) { try await clause.check(subject) }
  }

  @Test(arguments: PlaceFileContract.clauses)
  func `in a folder keep the contract`(clause: Clause<PlaceFileContract.Gateway>) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/below/places"
    let subject = Subject<PlaceFileContract.Gateway>(
      FolderPlaceFiles(folder: path),
      variants: [
        .reopened: { FolderPlaceFiles(folder: path) },
        .readOnly: { FolderPlaceFiles(folder: path, calls: .readOnly) },
        .full: { FolderPlaceFiles(folder: path, calls: .full(after: 1000)) },
      ])
    try await clause.check(subject)
    withExtendedLifetime(folder) {}
  }

  @Test(arguments: PlaceFileBreakage.all)
  func `have no clause that can't fail`(breakage: PlaceFileBreakage) async throws {
    let clause = try #require(
      PlaceFileContract.clauses.first { $0.name == breakage.clause }, "there is no such clause")
    // Unbroken, the same subject keeps the clause: so it is the breakage that is seen, and nothing else.
    try await clause.check(PlaceFileWays().subject)
    await #expect {
      try await clause.check(breakage.subject())
    } throws: { error in
      error is BrokenPromise || error is GatewayError
    }
  }

  @Test func `have no clause that is left out`() {
    let names = PlaceFileContract.clauses.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names) == Set(PlaceFileBreakage.all.map(\.clause)))
  }
}
