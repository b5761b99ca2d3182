import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing

@Suite struct `Files of places keep the contract` {
  @Test(arguments: PlaceFileContract.clauses.filter { $0.needs == nil })
  func `In-memory place files fulfill the place file contract`(clause: Clause<PlaceFileContract.Gateway>) async throws {
    try await clause.check(Subject(MemoryPlaceFiles()))
  }

  @Test(
    .disabled("Memory can't be reopened, read-only or full."),
    arguments: PlaceFileContract.clauses.filter { $0.needs != nil })
  func `Clauses that need a disk don't apply to in-memory place files`(clause: Clause<PlaceFileContract.Gateway>) {}

  @Test(.group(.heavy), arguments: PlaceFileContract.clauses)
  func `Place files on disk fulfill the place file contract`(clause: Clause<PlaceFileContract.Gateway>) async throws {
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
}
