import Entities
public import StoreCore
public import UseCases

/// The contract of every `SeedGateway` for manufacturers and beers, in addition to ``SeedContract``.
public enum BeerSeedContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any BeerStore & SeedGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = transactions + refusals + comingAgain + elsewhere

  private static let transactions: [Clause<Gateway>] = [
    Clause(
      id: "beer-seeds.commit", "an import stores beers with their pictures and marks only the beer domain as seeded"
    ) { gateway in
      let catalog = try SampleCatalog()
      try expect(try await gateway.isSeeded(.beers), false, "seeded before the import")
      let answers = try await gateway.seed(beers: catalog.records)
      try expect(answers, [true, true, true, true, true], "answers")
      try await expectThere(catalog, gateway)
      for domain in [Domain.restaurant, .recipes] {
        try expect(try await gateway.isSeeded(domain), false, "\(domain) seeded")
      }
    },
    Clause(
      id: "beer-seeds.discard", "discarding an import of beers changes nothing, even if the import removed all records"
    ) {
      gateway in
      let catalog = try SampleCatalog()
      let (before, logo) = (try await there(gateway), try Samples.image("new"))
      let maker = try Samples.manufacturer("Nueva", logo: logo)
      let beer = try Samples.beer("Nueva", of: maker, photos: [logo])
      for isFilled in [false, true] {
        let photos = isFilled ? try await reviewed(catalog, gateway) : []
        let before = isFilled ? try await there(gateway) : before
        let answer = try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
          try writer.removeAll()
          _ = try writer.insert(.manufacturer(maker, photos: [logo]))
          _ = try writer.insert(.beer(beer, photos: []))
          return .discard("no")
        }
        try expect(answer, "no", "answer")
        try expect(try await there(gateway), before, "beers")
        try expect(try await gateway.kept([logo]), [false], "a picture of the discarded seed")
        let old = photos + (isFilled ? catalog.photos : [])
        try expect(try await gateway.kept(old), old.map { _ in true }, "pictures")
      }
    },
    Clause(id: "beer-seeds.failure", "a failed import of beers changes nothing and rethrows its error") {
      gateway in
      let catalog = try SampleCatalog()
      let (before, records) = (try await there(gateway), catalog.records)
      try await expect(.conflict, "import") {
        try await gateway.importSeed(.beers) { (writer) throws(GatewayError) -> WriteDecision<Void> in
          for record in records { _ = try writer.insert(record) }
          throw .conflict
        }
      }
      try expect(try await there(gateway), before, "beers")
      try expect(try await gateway.kept(catalog.photos), [false, false, false], "pictures")
    },
    Clause(
      id: "beer-seeds.writer-state",
      "a seed writer reports whether there are any beers, including those that it has inserted"
    ) { gateway in
      let catalog = try SampleCatalog()
      let records = catalog.records
      let seen = try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
        var seen = [try writer.isSeeded, try writer.isEmpty]
        for record in records { _ = try writer.insert(record) }
        seen.append(try writer.isEmpty)
        try writer.removeAll()
        seen.append(try writer.isEmpty)
        for record in records { _ = try writer.insert(record) }
        return .commit(seen + [try writer.isEmpty])
      }
      try expect(seen, [false, true, false, true, false], "seeded, and empty at each step")
      let after = try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
        let before = [try writer.isSeeded, try writer.isEmpty]
        try writer.removeAll()
        return .discard(before + [try writer.isEmpty])
      }
      try expect(after, [true, false, true], "seeded and empty in the second import")
      try await expectThere(catalog, gateway)
    },
    Clause(id: "beer-seeds.at-once", "20 concurrent imports of beers are all stored completely, with correct counts") {
      gateway in
      let catalog = try SampleCatalog()
      let own = try (1...20).map { try Samples.beer("Nº \($0)", of: catalog.makers[1]) }
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.seed(beers: catalog.records + [.beer(own[index], photos: [])])
      }
      try expect(outcomes.count(where: \.isSuccess), 20, "successful imports")
      let beers = try await gateway.beers()
      try expect(Set(beers.map(\.beer)), Set(catalog.beers + own), "beers")
      try expect(try await gateway.makers().map(\.beerCount), [2, 21], "number of beers by manufacturer")
    },
  ]

  private static let refusals: [Clause<Gateway>] = [
    Clause(
      id: "beer-seeds.unknown-maker",
      "a seed's beer is refused unless its manufacturer is stored or in the same seed"
    ) {
      gateway in
      let catalog = try SampleCatalog()
      let stranger = try Samples.beer("Suya", of: Samples.manufacturer("Nadie"))
      try await expect(.notFound, "a beer of an unknown manufacturer") {
        try await gateway.seed(beers: catalog.records + [.beer(stranger, photos: [])])
      }
      try expect(try await gateway.makers(), [], "manufacturers of a refused seed")
      try expect(try await gateway.beers(), [], "beers of a refused seed")
      try await gateway.seed(beers: catalog.records)
      try await expectThere(catalog, gateway)
      let other = try Samples.beer("Otra", of: catalog.makers[1])
      try await expect(.notFound, "a beer of a removed manufacturer") {
        try await gateway.seed(beers: [.beer(other, photos: [])], inPlaceOfAll: true)
      }
      try await expectThere(catalog, gateway)
      try await gateway.seed(beers: [.beer(other, photos: [])])
      try expect(try await gateway.beer(other.id), RatedBeer(other), "a beer of a stored manufacturer")
    },
    Clause(
      id: "beer-seeds.unknown-picture",
      "a beer record isn't inserted unless its pictures are supplied or stored"
    ) { gateway in
      let (photo, other) = (try Samples.image("a"), try Samples.image("b"))
      let (plain, maker) = (try Samples.manufacturer("Alba"), try Samples.manufacturer("Brisa", logo: photo))
      let beer = try Samples.beer("Rubia", of: plain, photos: [photo])
      for record in [SeedRecord.manufacturer(maker, photos: [other]), .beer(beer, photos: [other])] {
        // `insert` itself must refuse the record, so that a dry run of an import also reports the problem.
        let refusal = try await gateway.importSeed(.beers) {
          (writer) throws(GatewayError) -> WriteDecision<GatewayError?> in
          _ = try writer.insert(.manufacturer(plain, photos: []))
          do throws(GatewayError) { _ = try writer.insert(record) } catch { return .discard(error) }
          return .discard(nil)
        }
        try expect(refusal, .notFound, "refusal")
      }
      try await gateway.seed(beers: [.manufacturer(maker, photos: [photo, other]), .manufacturer(plain, photos: [])])
      try await gateway.seed(beers: [.beer(beer, photos: [])])
      try expect(try await gateway.beers().map(\.beer), [beer], "beers")
      try expect(try await gateway.kept([photo, other]), [true, false], "pictures")
    },
    Clause(id: "beer-seeds.repeated-id", "if a seed repeats the id of a manufacturer or beer, the first record is kept")
    { gateway in
      let photos = try ["a", "b"].map { try Samples.image($0) }
      let makers = try [
        Samples.manufacturer("Peña", logo: photos[0]), Samples.manufacturer("PENA", .imported, logo: photos[1]),
      ]
      let beers = try [
        Samples.beer("Rubia", of: makers[0], photos: [photos[0]]),
        Samples.beer("RUBIA", of: makers[1], measures: [.calories: 1], photos: [photos[1]]),
      ]
      // A duplicate has no effect, regardless of the pictures that it supplies or lacks.
      let records =
        makers.map { SeedRecord.manufacturer($0, photos: photos) } + beers.map { .beer($0, photos: [photos[0]]) }
      for inPlaceOfAll in [false, true] {
        let answers = try await gateway.seed(beers: records, inPlaceOfAll: inPlaceOfAll)
        try expect(answers, [true, false, true, false], "answers")
        try expect(try await gateway.makers(), [ManufacturerSummary(makers[0], beerCount: 1)], "manufacturers")
        try expect(try await gateway.beers(), [RatedBeer(beers[0])], "beers")
        try expect(try await gateway.kept(photos), [true, false], "pictures")
      }
    },
    Clause(
      id: "beer-seeds.conflict",
      "changing or deleting a beer fails with a conflict if an import has since changed the beer"
    ) {
      gateway in
      let catalog = try SampleCatalog()
      _ = try await reviewed(catalog, gateway)
      let (read, maker) = (try await gateway.beer(catalog.beers[1].id), try await gateway.makers()[0])
      let (theirs, mine) = (
        try Samples.beer("Negra", of: catalog.makers[0], measures: [.calories: 1]),
        try Samples.beer("Negra", of: catalog.makers[0], measures: [.calories: 2])
      )
      let another = try Samples.beer("Otra", of: catalog.makers[0])
      try await gateway.seed(beers: [.beer(theirs, photos: []), .beer(another, photos: [])])
      let before = try await there(gateway)
      try await expect(.conflict, "a replacement of the beer") {
        try await gateway.replaceBeer(read.beer, by: mine, photos: [])
      }
      try await expect(.conflict, "a deletion of the beer") { try await gateway.deleteBeer(read) }
      try await expect(.conflict, "a deletion of the manufacturer") { try await gateway.deleteManufacturer(maker) }
      try expect(try await there(gateway), before, "beers")
    },
  ]
}
