import Foundation
import Gateways
import UseCases

/// An entry that imports a dish file. The import reports exactly what was stored, or fails and stores nothing.
struct FuzzedImport: FuzzEntry {
  let folder: String

  func seeds() -> [[UInt8]] { FuzzSeeds.dishFiles.map { Array($0.utf8) } }

  func check(_ bytes: [UInt8]) async throws -> Bool {
    let path = folder + "/platos.json"
    try Data(bytes).write(to: URL(filePath: path))
    let store = StateStore()
    let importSeed = ImportSeedInteractor(.restaurant, from: DishSeed.file(path), into: store)
    let policy = SeedPolicy(.asked, skipsInvalid: bytes.count.isMultiple(of: 2))
    let outcome = try await imported(.restaurant, into: store) { () throws(ImportSeedError) in
      try await importSeed(policy)
    }
    guard let (contents, report) = outcome else { return false }
    try demand(contents.menu.all.count == report?.imported, "\(contents.menu.all.count) of \(report as Any)")
    try await requireRoundTrip(contents)
    return true
  }
}
