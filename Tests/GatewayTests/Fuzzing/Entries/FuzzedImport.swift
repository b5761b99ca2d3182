import Foundation
import Gateways
import UseCases

/// The importer: a file's bytes in; out comes a report and just what it counts, or an error and nothing.
struct FuzzedImport: FuzzEntry {
  let folder: String

  func seeds() -> [[UInt8]] { FuzzSeeds.dishFiles.map { Array($0.utf8) } }

  func check(_ bytes: [UInt8]) async throws -> Bool {
    let path = folder + "/platos.json"
    try Data(bytes).write(to: URL(filePath: path))
    let store = StateStore()
    let importSeed = ImportSeedInteractor(.restaurant, from: DishSeed.file(path), into: store)
    let report: SeedReport?
    do {
      report = try await importSeed(SeedPolicy(.asked, skipsInvalid: bytes.count.isMultiple(of: 2)))
    } catch {
      try demand(try await store.contents() == StoreState(), "after \(error) something is stored")
      if case .store = error { throw Broken("memory failed: \(error)") }
      return false
    }
    let contents = try await store.contents()
    try demand(contents.seeded == [.restaurant], "it is not marked as seeded")
    try demand(contents.menu.all.count == report?.imported, "\(contents.menu.all.count) of \(report as Any)")
    try await demandItLasts(contents)
    return true
  }
}
