import Entities
import Foundation
import Gateways
import UseCases

/// An entry that imports a beer catalog in any of its formats. The import reports exactly what was stored, including pictures, or fails and
/// stores nothing.
struct FuzzedCatalog: FuzzEntry {
  let folder: String

  func seeds() -> [[UInt8]] { FuzzSeeds.catalogFiles.map { Array($0.utf8) } }

  func check(_ bytes: [UInt8]) async throws -> Bool {
    let path = folder + "/cervezas.json"
    try Data(bytes).write(to: URL(filePath: path))
    try Data(FuzzSeeds.picture).write(to: URL(filePath: folder + "/a.png"))
    let store = StateStore()
    // Every other file is imported with an assumed manufacturer.
    let maker = bytes.count.isMultiple(of: 2) ? nil : "Casa Oso"
    let assumed = CatalogSeed.Assumptions(
      maker: maker, type: maker.map { _ in "Ale" }, origin: maker.map { _ in .national })
    let importSeed = ImportSeedInteractor(.beers, from: CatalogSeed.file(path, assuming: assumed), into: store)
    let policy = SeedPolicy(.adding, skipsInvalid: !bytes.count.isMultiple(of: 3))
    let outcome = try await imported(.beers, into: store) { () throws(ImportSeedError) in try await importSeed(policy) }
    guard let (contents, report) = outcome else { return false }
    let count = contents.beers.manufacturers.count + contents.beers.beers.count
    try demand(count == report?.imported, "\(count) of \(report as Any)")
    try await demandPictures(contents.beers, in: store)
    let again = try await importSeed(policy)
    try demand(again?.unchanged == report?.imported, "the second import differs: \(again as Any)")
    try demand(try await store.contents() == contents, "the second import changes the store")
    try await requireRoundTrip(contents)
    return true
  }

  private func demandPictures(_ beers: BeerState, in store: StateStore) async throws {
    let named = beers.manufacturers.values.compactMap(\.logo) + beers.beers.values.flatMap(\.album.photos)
    for id in Set(named) {
      let image = try await store.photo(id)
      try demand(Photo.ID(ofBytes: image.bytes) == id, "\(id) is another picture")
    }
  }
}
