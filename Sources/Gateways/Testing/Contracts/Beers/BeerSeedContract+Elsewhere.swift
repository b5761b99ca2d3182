import Entities
import UseCases

extension BeerSeedContract {
  static let elsewhere: [Clause<Gateway>] = [
    Clause(id: "beer-seeds.cancel", "canceling a task before or during an import of beers changes nothing") { gateway in
      let catalog = try SampleCatalog()
      let reviewPhotos = try await reviewed(catalog, gateway)
      let before = try await there(gateway)
      try await expectCancelled("import") { try await gateway.seed(beers: [], inPlaceOfAll: true) }
      try await expectCancelled("isSeeded") { _ = try await gateway.isSeeded(.beers) }
      let photo = try Samples.image("new")
      let maker = try Samples.manufacturer("Nueva", logo: photo)
      let task = Task {
        try await expect(.cancelled, "import") {
          try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
            try writer.removeAll()
            _ = try writer.insert(.manufacturer(maker, photos: [photo]))
            // After the last record has been inserted, only the store itself can detect the cancellation.
            withUnsafeCurrentTask { $0?.cancel() }
            return .commit(())
          }
        }
      }
      try await task.value
      try expect(try await there(gateway), before, "beers")
      let photos = catalog.photos + reviewPhotos + [photo]
      try expect(try await gateway.kept(photos), [true, true, true, true, true, false], "pictures")
    },
    Clause(id: "beer-seeds.restart", "imported beers and their pictures survive a restart", needs: .reopened) {
      subject in
      let catalog = try SampleCatalog()
      try await subject.gateway.seed(beers: catalog.records)
      try await expectThere(catalog, try await subject.opened(as: .reopened))
    },
    Clause(
      id: "beer-seeds.read-only", "an import of beers into a read-only store is refused and changes nothing",
      needs: .readOnly
    ) {
      subject in
      let catalog = try SampleCatalog()
      try await subject.gateway.seed(beers: catalog.records)
      let gateway = try await subject.opened(as: .readOnly)
      let photo = try Samples.image("new")
      let maker = try Samples.manufacturer("Nueva", logo: photo)
      try await expect(.readOnly, "import") { try await gateway.seed(beers: [.manufacturer(maker, photos: [photo])]) }
      for gateway in [gateway, try await subject.opened(as: .reopened)] {
        try await expectThere(catalog, gateway)
        try expect(try await gateway.kept([photo]), [false], "a picture of the refused seed")
      }
    },
    Clause(
      id: "beer-seeds.full", "an import of beers into a store without free space is refused and changes nothing",
      needs: .full
    ) { subject in
      let catalog = try SampleCatalog()
      try await subject.gateway.seed(beers: catalog.records)
      let gateway = try await subject.opened(as: .full)
      let photos = try (0..<60).map { try Samples.image("\($0)" + String(repeating: "x", count: 1000)) }
      let large = try photos.enumerated().map { number, photo in
        SeedRecord.beer(
          try Samples.beer("Nueva \(number)", of: catalog.makers[0], photos: [photo]), photos: [photo])
      }
      try await expect(.full, "import") { try await gateway.seed(beers: large) }
      for gateway in [gateway, try await subject.opened(as: .reopened)] {
        try await expectThere(catalog, gateway)
        try expect(try await gateway.kept([photos[0]]), [false], "the first picture")
      }
    },
  ]
}
