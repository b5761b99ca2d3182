import Entities
import UseCases

extension BeerSeedContract {
  static let comingAgain: [Clause<Gateway>] = [
    Clause(
      id: "beer-seeds.join", "an import of beers updates records with the same ids and keeps their reviews"
    ) { gateway in
      let catalog = try SampleCatalog()
      let (reviewPhotos, photo) = (try await reviewed(catalog, gateway), try Samples.image("newer"))
      let before = try await there(gateway)
      let maker = try Samples.manufacturer("Zeta", .imported)
      let (new, newer) = (
        try Samples.beer("Única", of: maker),
        try Beer(
          id: catalog.beers[0].id, of: catalog.makers[0].id, name: "Zarza", type: BeerType("Lager"),
          measures: [.alcohol: 6000, .calories: 1], album: PhotoAlbum([Photo.ID(of: photo)]))
      )
      let answers = try await gateway.seed(beers: [
        .beer(newer, photos: [photo]), .manufacturer(maker, photos: []), .beer(new, photos: []),
      ])
      try expect(answers, [true, true, true], "answers")
      var expected = before
      expected.makers.append(ManufacturerSummary(maker, beerCount: 1))
      // The beer's new name sorts after the names of the other beers of its type.
      let renamed = RatedBeer(newer, rating: before.beers[0].rating)
      expected.beers = [before.beers[1], RatedBeer(new), renamed, before.beers[2]]
      expected.reviews = before.reviews.map {
        BeerReview($0.review, beerName: $0.review.beer == newer.id ? newer.name : $0.beerName)
      }
      try expect(try await there(gateway), expected, "beers")
      try expect(try await gateway.beers(nil, "ambar"), [], "search for the former name")
      try expect(try await gateway.beers(nil, "zarza").map(\.beer), [newer], "search")
      try expect(
        try await gateway.kept(catalog.photos + reviewPhotos + [photo]), [true, true, false, true, true, true],
        "pictures")
    },
    Clause(
      id: "beer-seeds.update",
      "an import that updates a manufacturer or beer keeps fields missing from the new record"
    ) {
      gateway in
      let catalog = try SampleCatalog()
      let photos = catalog.photos + (try ["c", "d"].map { try Samples.image($0) })
      try await gateway.seed(beers: catalog.records)
      let makers = try [
        Samples.manufacturer("ALBA", .imported), Samples.manufacturer("Alba", logo: photos[3]),
        Samples.manufacturer("Alba"),
      ]
      let beers = try [
        Samples.beer("ÁMBAR", of: makers[0], type: "Pilsen"),
        Samples.beer("Ámbar", of: makers[0], measures: [.alcohol: 6000]),
        Samples.beer("Ámbar", of: makers[0], measures: [.calories: 0], photos: [photos[4]]),
        Samples.beer("Ámbar", of: makers[0]),
      ]
      var (maker, beer) = (catalog.makers[0], catalog.beers[0])
      for newer in makers {
        try await gateway.seed(beers: [.manufacturer(newer, photos: photos)])
        maker = newer.completed(by: maker)
        try expect(
          try await gateway.manufacturer(maker.id), ManufacturerSummary(maker, beerCount: 2), "manufacturer")
      }
      for newer in beers {
        try await gateway.seed(beers: [.beer(newer, photos: photos)])
        beer = newer.completed(by: beer)
        try expect(try await gateway.beer(beer.id), RatedBeer(beer), "beer")
        for text in ["ambar", beer.type.name] {
          let found = try await gateway.beers(makers[0], text).map(\.beer)
          try expect(found.contains(beer), true, "found by \(text)")
        }
      }
      // Another beer also uses the second picture, so that picture is kept.
      try expect(try await gateway.kept(photos), [false, true, false, true, true], "pictures")
    },
    Clause(id: "beer-seeds.move", "an import can move a beer to another manufacturer together with its reviews") {
      gateway in
      let catalog = try SampleCatalog()
      _ = try await reviewed(catalog, gateway)
      var expected = try await there(gateway)
      let old = catalog.beers[0]
      let moved = try Beer(
        id: old.id, of: catalog.makers[1].id, name: old.name, type: old.type, measures: old.measures,
        album: old.album)
      try await gateway.seed(beers: [.beer(moved, photos: [])])
      expected.makers = zip(catalog.makers, [(1, 1), (2, 1)]).map {
        ManufacturerSummary($0, beerCount: $1.0, reviewCount: $1.1)
      }
      expected.beers[0] = RatedBeer(moved, rating: expected.beers[0].rating)
      try expect(try await there(gateway), expected, "beers")
      try expect(try await gateway.beers(catalog.makers[1]).first?.beer, moved, "the new manufacturer's first beer")
      // This seed moves the beer back to its first manufacturer, and removes all other records.
      let records = [SeedRecord.manufacturer(catalog.makers[0], photos: []), .beer(old, photos: [])]
      try await gateway.seed(beers: records, inPlaceOfAll: true)
      expected.makers = [ManufacturerSummary(catalog.makers[0], beerCount: 1, reviewCount: 1)]
      expected.beers = [RatedBeer(old, rating: expected.beers[0].rating)]
      expected.reviews = expected.reviews.filter { $0.review.beer == old.id }
      try expect(try await there(gateway), expected, "beers that replace all others")
    },
    Clause(
      id: "beer-seeds.removed", "an import that removes all beers keeps only the reviews of beers that it contains"
    ) { gateway in
      let catalog = try SampleCatalog()
      let reviewPhotos = try await reviewed(catalog, gateway)
      let before = try await there(gateway)
      let maker = try Samples.manufacturer("Alba")
      let beer = try Samples.beer("Ámbar", of: maker)
      try await gateway.seed(beers: [.manufacturer(maker, photos: []), .beer(beer, photos: [])], inPlaceOfAll: true)
      let expected = StoredBeers(
        isSeeded: true, makers: [ManufacturerSummary(maker, beerCount: 1, reviewCount: 1)],
        beers: [RatedBeer(beer, rating: before.beers[0].rating)],
        reviews: before.reviews.filter { $0.review.beer == beer.id })
      try expect(try await there(gateway), expected, "beers")
      try expect(
        try await gateway.kept(catalog.photos + reviewPhotos), [false, false, false, true, false], "pictures")
      try await gateway.seed(beers: [], inPlaceOfAll: true)
      try expect(
        try await there(gateway), StoredBeers(isSeeded: true, makers: [], beers: [], reviews: []), "removed beers")
      try expect(try await gateway.kept(reviewPhotos), [false, false], "pictures after removing all")
    },
    Clause(
      id: "beer-seeds.replaced",
      "a seed writer finds a replaced beer by its id, or by its name, type and strength"
    ) {
      gateway in
      let maker = try Samples.manufacturer("Alba")
      func beer(_ name: String, _ number: String? = nil, type: String = "Lager", alcohol: Int? = nil) throws -> Beer {
        guard let id = Beer.ID(ofBeerNamed: name, of: maker.id, number: number) else {
          throw BrokenPromise("\(name) has no id")
        }
        return try Beer(
          id: id, of: maker.id, name: name, type: BeerType(type), measures: alcohol.map { [.alcohol: $0] } ?? [:])
      }
      let kept = try [
        beer("Sola", "7", alcohol: 5000), beer("Doble", "1"), beer("Doble", "2"), beer("Única"), beer("Única", "3"),
        beer("Par", "Lager 5000", alcohol: 5000), beer("Par", "Stout", type: "Stout"),
        beer("Clara", alcohol: 4000), beer("Clara", "Stout", type: "Stout"),
      ]
      try await gateway.seed(beers: [.manufacturer(maker, photos: [])] + kept.map { .beer($0, photos: []) })
      let asked = try [
        beer("Sola"), beer("Sola", alcohol: 5000), beer("Sola", alcohol: 9000), beer("Doble"), beer("Única"),
        beer("Solano"), beer("Sola", "8"), beer("Sola", type: "Stout"),
        // If several stored beers have the same name, the writer finds the one with the same type and strength.
        beer("Par", type: "stout"), beer("Par", alcohol: 5000), beer("Par"), beer("Clara", type: "Stout"),
        beer("Clara", "Lager 4000", alcohol: 4000), beer("Clara", "Lager 4100", alcohol: 4100), beer("Clara"),
      ]
      let found = try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
        try writer.removeAll()
        var found = [try writer.replaced(by: .manufacturer(maker, photos: []))]
        for beer in asked { found.append(try writer.replaced(by: .beer(beer, photos: []))) }
        return .discard(found)
      }
      let all = kept.map { SeedRecord.beer($0, photos: []) }
      let expected =
        [all[0], all[0], nil, nil, all[3], nil, nil, nil]
        + [all[6], all[5], nil, all[8], all[7], nil, all[7]]
      try expect(found, [.manufacturer(maker, photos: [])] + expected, "replaced records")
    },
    Clause(
      id: "beer-seeds.drop-samples",
      "dropping samples keeps reviewed beers and the manufacturers of remaining or new beers"
    ) {
      gateway in
      let (catalog, own) = (try SampleCatalog(), try Samples.manufacturer("Zeta"))
      let idle = try Samples.manufacturer("Ociosa")
      try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
        writer.markSamples()
        for record in catalog.records + [.manufacturer(idle, photos: [])] { _ = try writer.insert(record) }
        return .commit(())
      }
      try await gateway.addReview(Samples.review("review-1", of: catalog.beers[0], 4), photos: [])
      let new = try [Samples.beer("Nueva", of: own), Samples.beer("Otra", of: catalog.makers[1])]
      try await gateway.importSeed(.beers) { (writer) throws(GatewayError) in
        writer.dropSamples()
        _ = try writer.insert(.manufacturer(own, photos: []))
        for beer in new { _ = try writer.insert(.beer(beer, photos: [])) }
        return .commit(())
      }
      let there = try await there(gateway)
      try expect(Set(there.makers.map(\.id)), Set((catalog.makers + [own]).map(\.id)), "manufacturers")
      try expect(Set(there.beers.map(\.id)), Set((catalog.beers.prefix(1) + new).map(\.id)), "beers")
      try expect(there.reviews.map(\.id.text), ["review-1"], "reviews")
      let left = SampleCount(3, of: 6, areReplaceable: false)
      try expect(try await gateway.samples(in: .beers), left, "samples")
      try await gateway.deleteManufacturer(try await gateway.manufacturer(catalog.makers[0].id))
      try expect(
        try await gateway.samples(in: .beers), SampleCount(1, of: 4, areReplaceable: false), "samples after a deletion")
    },
    Clause(
      id: "beer-seeds.same", "importing the same beers again changes nothing, even if the import replaces all records"
    ) { gateway in
      let catalog = try SampleCatalog()
      let reviewPhotos = try await reviewed(catalog, gateway)
      let before = try await there(gateway)
      for inPlaceOfAll in [false, true, false] {
        let answers = try await gateway.seed(beers: catalog.records, inPlaceOfAll: inPlaceOfAll)
        try expect(answers, [true, true, true, true, true], "answers")
        try expect(try await there(gateway), before, "beers")
        try expect(
          try await gateway.kept(catalog.photos + reviewPhotos), [true, true, true, true, true], "pictures")
      }
    },
  ]
}
