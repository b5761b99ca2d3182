import Entities
import Gateways
import UseCases

/// An entry that imports a document from Madrid's feed. The import reports exactly what was stored, or fails and stores nothing.
struct FuzzedFeed: FuzzEntry {
  let folder: String

  func seeds() -> [[UInt8]] { FuzzSeeds.feeds.map { Array($0.utf8) } }

  func check(_ bytes: [UInt8]) async throws -> Bool {
    let store = StateStore()
    let kind = Place.Kind.allCases[bytes.count % 3]
    let importSeed = ImportSeedInteractor(.places, from: MadridFeed.places(kind, in: bytes, at: "feed"), into: store)
    let policy = SeedPolicy(.replacing, skipsInvalid: !bytes.count.isMultiple(of: 2))
    let outcome = try await imported(.places, into: store) { () throws(ImportSeedError) in try await importSeed(policy)
    }
    guard let (contents, report) = outcome else { return false }
    let places = contents.places.all
    try demand(places.count == report?.imported, "\(places.count) of \(report as Any)")
    try demand(places.allSatisfy { $0.kind == kind }, "a place of another kind")
    let again = try await importSeed(policy)
    try demand(again?.unchanged == report?.imported, "the second import differs: \(again as Any)")
    try demand(try await store.contents() == contents, "the second import changes the store")
    try await requireRoundTrip(contents)
    return true
  }
}
