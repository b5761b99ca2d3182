import Entities
import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite struct `Pictures that a seed moves from one record to another` {
  @Test(.group(.heavy), arguments: Stores.allCases)
  func `are kept, whichever comes first`(stores: Stores) async throws {
    let folder = try TemporaryFolder()
    let store = stores.subject(folder).gateway
    let (one, two) = (try Samples.image("one"), try Samples.image("two"))
    func makers(_ first: LoadedImage, _ second: LoadedImage) throws -> [SeedRecord] {
      try [("Alhambra", first), ("Zaragozana", second)].map { name, logo in
        .manufacturer(
          try Manufacturer(name: name, address: "", origin: .national, logo: Photo.ID(of: logo)), photos: [logo])
      }
    }
    for (first, second) in [(one, two), (two, one), (one, two)] {
      _ = try await store.seed(beers: try makers(first, second))
      let kept = try await store.manufacturers(matching: SearchText(), page: .first).items.map(\.manufacturer.logo)
      #expect(kept == [Photo.ID(of: first), Photo.ID(of: second)])
      for image in [one, two] { #expect(try await store.photo(Photo.ID(of: image)) == image) }
    }
    // What nobody names any more is gone.
    _ = try await store.seed(beers: try makers(one, one))
    await #expect(throws: GatewayError.notFound) { try await store.photo(Photo.ID(of: two)) }
    withExtendedLifetime(folder) {}
  }
}
