import Entities
public import Gateways
import UseCases

/// What every `BeerGateway` promises.
public enum BeerContract {
  /// The gateway that the clauses check.
  public typealias Gateway = any BeerStore

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = reading + changing + best + together

  private static let reading: [Clause<Gateway>] = [
    Clause("without beers the list is empty, and none is found") { gateway in
      let maker = try await maker(gateway)
      try expect(try await gateway.beers(maker), [], "beers")
      try expect(try await gateway.bestBeers(page: .first), Paged([], hasMore: false), "best beers")
      try await expect(.notFound, "beer") { _ = try await gateway.beer(Samples.beer("Rubia", of: maker).id) }
    },
    Clause("a beer comes back whole, with its pictures in their order and its cover") { gateway in
      let maker = try await maker(gateway)
      let photos = try ["z", "a", "m"].map { try Samples.image($0) }
      let beers = try [
        Samples.beer(
          "Ñu «de» trigo", of: maker, type: "Trigo", measures: [.alcohol: 5125, .calories: 0], photos: photos, cover: 2),
        Samples.beer("Nada", of: maker, type: "Trigo"),
      ]
      for beer in beers { try await gateway.addBeer(beer, photos: photos) }
      for beer in beers { try expect(try await gateway.beer(beer.id), RatedBeer(beer), "beer") }
      try expect(Set(try await gateway.beers(maker)), Set(beers.map { RatedBeer($0) }), "list")
      try expect(try await gateway.kept(photos), [true, true, true], "pictures")
    },
    Clause("beers come by type, then by name in the order of the Spanish alphabet, then by id") { gateway in
      let beers = try await filled(gateway)
      let expected = beers.sorted {
        BeerSorting.byName.isInOrder(BeerPosition($0, by: .name), BeerPosition($1, by: .name))
      }
      try expect(try await gateway.beers().map(\.beer), expected, "beers of all makers")
    },
    Clause("a type's beers are sorted as asked for, up and down, unknown last, ties by name") { gateway in
      let beers = try await filled(gateway)
      for criterion in BeerSorting.Criterion.allCases {
        for isReversed in [false, true] {
          let sorting = BeerSorting(criterion, isReversed: isReversed)
          let expected = beers.sorted {
            sorting.isInOrder(BeerPosition($0, by: criterion), BeerPosition($1, by: criterion))
          }
          try expect(try await gateway.beers(by: sorting).map(\.beer), expected, "\(sorting)")
        }
      }
    },
    Clause("a maker's beers are its own, a maker that there is not has none") { gateway in
      let beers = try await filled(gateway)
      let maker = try Samples.manufacturer("Brisa", .imported)
      let found = try await gateway.beers(maker).map(\.beer)
      try expect(Set(found), Set(beers.filter { $0.manufacturer == maker.id }), "beers")
      try expect(try await gateway.beers(Samples.manufacturer("Nadie")), [], "nobody's beers")
    },
    Clause("a search finds all words in name and type, in any order, blind to case and accents, sorted as asked for") {
      gateway in
      let beers = try await filled(gateway)
      let sorting = BeerSorting(.measure(.alcohol), isReversed: true)
      for text in ["LAGER", "nu", " de ", "%", "_", "nada", "'", "a"] + beers.map({ backwards($0.name, $0.type.name) })
      {
        let expected = beers.filter { $0.matches(SearchText(text)) }
          .sorted {
            sorting.isInOrder(BeerPosition($0, by: .measure(.alcohol)), BeerPosition($1, by: .measure(.alcohol)))
          }
        try expect(try await gateway.beers(nil, text, by: sorting).map(\.beer), expected, "search for \(text)")
        let brisa = try Samples.manufacturer("Brisa", .imported)
        try expect(
          try await gateway.beers(brisa, text, by: sorting).map(\.beer),
          expected.filter { $0.manufacturer == brisa.id }, "search for \(text) in a maker's beers")
      }
    },
    Clause("a measure is limited where it is known, together with a maker and a search") { gateway in
      let beers = try await filled(gateway)
      let brisa = try Samples.manufacturer("Brisa", .imported).id
      for limits: [BeerMeasure: ClosedRange<Int>] in [
        [.alcohol: 5400...10000], [.alcohol: 0...5399], [.calories: 90...90], [.calories: 0...10_000],
        [.alcohol: 0...6000, .calories: 100...200], [.alcohol: 7...8],
      ] {
        for (maker, text) in [(nil, ""), (nil, "u lager"), (brisa, "")] {
          let filter = BeerFilter(of: maker, matching: SearchText(text), limits: limits)
          let found = try await gateway.beers(filter, sortedBy: .byName, page: Page(limit: .max)).items.map(\.beer)
          try expect(Set(found), Set(beers.filter(filter.passes)), "beers within \(limits)")
          let pages = try await gateway.beers(filter, sortedBy: .byName, page: Page(offset: 1, limit: 1))
          try expect(pages.items.map(\.beer), Array(found.dropFirst().prefix(1)), "second hit")
        }
      }
    },
    Clause("a page of beers is the stretch asked for, and says whether more follows") { gateway in
      _ = try await filled(gateway)
      let sorting = BeerSorting(.measure(.calories))
      for (maker, text) in [(nil, ""), (nil, "o"), (try Samples.manufacturer("Alba"), "")] {
        let all = try await gateway.beers(maker, text, by: sorting)
        let pages = [(0, 3), (3, 3), (2, 9), (all.count - 1, 1), (all.count, 1), (0, 0), (0, all.count)]
        try await expectPages(pages, of: all) {
          try await gateway.beers(of: maker?.id, matching: SearchText(text), sortedBy: sorting, page: $0)
        }
      }
    },
  ]

  private static let changing: [Clause<Gateway>] = [
    Clause("a beer of a maker that is gone, or with a picture that is nowhere, is refused") { gateway in
      let maker = try await maker(gateway)
      let stranger = try Samples.beer("Rubia", of: Samples.manufacturer("Nadie"))
      try await expect(.notFound, "a stranger's") { try await gateway.addBeer(stranger, photos: []) }
      let pictured = try Samples.beer("Rubia", of: maker, photos: [Samples.image("a")])
      try await expect(.notFound, "without its picture") {
        try await gateway.addBeer(pictured, photos: [Samples.image("b")])
      }
      try expect(try await gateway.beers(), [], "beers")
      try expect(try await gateway.kept([Samples.image("b")]), [false], "a picture that nothing names")
    },
    Clause("the same beer again is refused, and the first stays") { gateway in
      let maker = try await maker(gateway)
      let (first, again) = (try Samples.beer("Rubia", of: maker), try Samples.beer("RUBIA", of: maker, type: "Pilsen"))
      try await gateway.addBeer(first, photos: [])
      try await expect(.conflict, "again") { try await gateway.addBeer(again, photos: []) }
      try expect(try await gateway.beers().map(\.beer), [first], "beers")
    },
    Clause("a beer takes the place of what it was, under its id") { gateway in
      let maker = try await maker(gateway)
      let photos = try ["a", "b", "c"].map { try Samples.image($0) }
      let before = try Samples.beer(
        "Rubia", of: maker, measures: [.alcohol: 5000, .calories: 100], photos: [photos[0], photos[1]])
      try await gateway.addBeer(before, photos: photos)
      try await gateway.addReview(Samples.review("review-1", of: before, 4), photos: [])
      let after = try Beer(
        id: before.id, of: maker.id, name: "Dorada", type: BeerType("Pilsen"),
        album: PhotoAlbum([photos[2], photos[1]].map { Photo.ID(of: $0) }))
      try await gateway.replaceBeer(before, by: after, photos: [photos[2]])
      let expected = RatedBeer(after, rating: BeerRating([try Score(4)]))
      try expect(try await gateway.beers(), [expected], "beers")
      try expect(try await gateway.beers(maker, "dorada"), [expected], "search")
      try expect(try await gateway.kept(photos), [false, true, true], "pictures")
      try expect(try await gateway.reviews().map(\.beerName), ["Dorada"], "its name at its review")
      try await gateway.replaceBeer(after, by: after, photos: [])
      try expect(try await gateway.beers(), [expected], "the same again")
      try expect(try await gateway.kept(photos), [false, true, true], "its pictures")
    },
    Clause("a beer that somebody else changed, or that is gone, is not replaced") { gateway in
      let maker = try await maker(gateway)
      let before = try Samples.beer("Rubia", of: maker)
      let (mine, theirs) = (
        try Samples.beer("Rubia", of: maker, measures: [.calories: 1]),
        try Samples.beer("Rubia", of: maker, measures: [.calories: 2])
      )
      try await expect(.notFound, "what is not there") { try await gateway.replaceBeer(before, by: mine, photos: []) }
      try await gateway.addBeer(before, photos: [])
      try await gateway.replaceBeer(before, by: theirs, photos: [])
      try await expect(.conflict, "what is not so") { try await gateway.replaceBeer(before, by: mine, photos: []) }
      let pictured = try Samples.beer("Rubia", of: maker, photos: [Samples.image("a")])
      try await expect(.notFound, "without its picture") {
        try await gateway.replaceBeer(theirs, by: pictured, photos: [])
      }
      try expect(try await gateway.beers().map(\.beer), [theirs], "beers")
    },
    Clause("of 20 replacements of one beer at once one succeeds") { gateway in
      let maker = try await maker(gateway)
      let before = try Samples.beer("Rubia", of: maker)
      let others = try (1...20).map { try Samples.beer("Rubia", of: maker, measures: [.calories: $0]) }
      try await gateway.addBeer(before, photos: [])
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.replaceBeer(before, by: others[index], photos: [])
      }
      try expect(outcomes.count(where: \.isSuccess), 1, "replacements")
      guard let winner = outcomes.firstIndex(where: \.isSuccess) else { return }
      try expect(try await gateway.beer(before.id).beer, others[winner], "beer")
    },
    Clause("a beer that goes takes its reviews and all pictures along, one that is not as expected stays") { gateway in
      let maker = try await maker(gateway)
      let photos = try ["beer", "review"].map { try Samples.image($0) }
      let beers = try [Samples.beer("Negra", of: maker), Samples.beer("Rubia", of: maker, photos: [photos[0]])]
      for beer in beers { try await gateway.addBeer(beer, photos: photos) }
      try await gateway.addReview(Samples.review("review-1", of: beers[1], 4, photos: [photos[1]]), photos: photos)
      let rating = BeerRating([try Score(4)])
      for other in [BeerRating.none, BeerRating([try Score(5)])] {
        try await expect(.conflict, "with another rating") {
          try await gateway.deleteBeer(RatedBeer(beers[1], rating: other))
        }
      }
      let changed = try Samples.beer("Rubia", of: maker, measures: [.calories: 1], photos: [photos[0]])
      try await expect(.conflict, "with other calories") {
        try await gateway.deleteBeer(RatedBeer(changed, rating: rating))
      }
      try expect(try await gateway.kept(photos), [true, true], "pictures")
      try await gateway.deleteBeer(RatedBeer(beers[1], rating: rating))
      try expect(try await gateway.beers(), [RatedBeer(beers[0])], "beers")
      try expect(try await gateway.reviews(), [], "reviews")
      try expect(try await gateway.kept(photos), [false, false], "pictures")
      try await expect(.notFound, "again") { try await gateway.deleteBeer(RatedBeer(beers[1], rating: rating)) }
    },
    Clause("a cancelled task is refused and changes no beer") { gateway in
      let maker = try await maker(gateway)
      let beer = try Samples.beer("Rubia", of: maker)
      try await gateway.addBeer(beer, photos: [])
      try await expectCancelled("page") { _ = try await gateway.beers(maker) }
      try await expectCancelled("beer") { _ = try await gateway.beer(beer.id) }
      try await expectCancelled("best") { _ = try await gateway.bestBeers(page: .first) }
      try await expectCancelled("add") { try await gateway.addBeer(Samples.beer("Negra", of: maker), photos: []) }
      try await expectCancelled("replace") {
        try await gateway.replaceBeer(beer, by: Samples.beer("Rubia", of: maker, measures: [.calories: 1]), photos: [])
      }
      try await expectCancelled("delete") { try await gateway.deleteBeer(RatedBeer(beer)) }
      try expect(try await gateway.beers(), [RatedBeer(beer)], "beers")
    },
    Clause("beers and pictures are there after a restart", needs: .reopened) { subject in
      let (gateway, maker) = (subject.gateway, try await maker(subject.gateway))
      let photo = try Samples.image("a")
      let beer = try Samples.beer("Rubia", of: maker, measures: [.alcohol: 5400, .calories: 140], photos: [photo])
      try await gateway.addBeer(beer, photos: [photo])
      let reopened = try await subject.opened(as: .reopened)
      try expect(try await reopened.beers(), [RatedBeer(beer)], "beers")
      try expect(try await reopened.kept([photo]), [true], "picture")
    },
    Clause("where there is no room beers can be read, and an addition is refused", needs: .full) { subject in
      let beers = try await filled(subject.gateway)
      let maker = try Samples.manufacturer("Alba")
      let gateway = try await subject.opened(as: .full)
      try expect(Set(try await gateway.beers().map(\.beer)), Set(beers), "beers without room")
      try await expect(.full, "add") {
        for number in 0..<500 {
          let photo = try Samples.image("\(number)" + String(repeating: "x", count: 1000))
          try await gateway.addBeer(Samples.beer("Nueva \(number)", of: maker, photos: [photo]), photos: [photo])
        }
      }
      let kept = try await (try await subject.opened(as: .reopened)).beers().filter { !$0.beer.name.hasPrefix("Nueva") }
      try expect(Set(kept.map(\.beer)), Set(beers), "beers")
    },
  ]

  private static let best: [Clause<Gateway>] = [
    Clause("the best beers are those whose many reviews are good, not those with one of five") { gateway in
      let maker = try await maker(gateway)
      let other = try Samples.manufacturer("Brisa")
      try await gateway.addManufacturer(other, photos: [])
      // The means are 3.33, 3.33, 3.33, 3.33, 4.13, 2.67, 2.38; the last was never reviewed.
      let scores = [
        ("Una", other, [5]), ("Una", maker, [5]), ("Otra", maker, [5]), ("Varias", maker, [3, 3, 4, 5]),
        ("Buena", maker, [Int](repeating: 5, count: 7) + [4, 4, 4]), ("Mala", maker, [1]),
        ("Floja", maker, [Int](repeating: 2, count: 8)), ("Nunca", maker, []),
      ]
      var rated: [RatedBeer] = []
      for (name, maker, scores) in scores {
        let beer = try Samples.beer(name, of: maker)
        try await gateway.addBeer(beer, photos: [])
        for (number, score) in scores.enumerated() {
          let id = "review-\(beer.id.text.dropFirst("beer-".count))-\(number)"
          try await gateway.addReview(Samples.review(id, of: beer, score), photos: [])
        }
        rated.append(RatedBeer(beer, rating: BeerRating(try scores.map { try Score($0) })))
      }
      let expected = rated.filter { $0.rating.count > 0 }.sorted { BeerRank($0) < BeerRank($1) }
      let names = expected.map(\.beer.name)
      try expect(names, ["Buena", "Varias", "Otra", "Una", "Una", "Mala", "Floja"], "the promise")
      try await expectPages([(0, 50), (1, 2), (5, 2), (7, 1), (0, 0)], of: expected) {
        try await gateway.bestBeers(page: $0)
      }
    },
    Clause("a beer's rating follows its reviews as they come, change and go") { gateway in
      let maker = try await maker(gateway)
      let beer = try Samples.beer("Rubia", of: maker)
      try await gateway.addBeer(beer, photos: [])
      let reviews = try [Samples.review("review-1", of: beer, 5), Samples.review("review-2", of: beer, 2)]
      for review in reviews { try await gateway.addReview(review, photos: []) }
      try expect(try await gateway.beer(beer.id).rating, BeerRating(reviews.map(\.score)), "two reviews")
      let changed = try Samples.review("review-2", of: beer, 4)
      try await gateway.replaceReview(reviews[1], by: changed, photos: [])
      try expect(try await gateway.beer(beer.id).rating, BeerRating([reviews[0].score, changed.score]), "one changed")
      try await gateway.deleteReview(reviews[0])
      try expect(try await gateway.beers(maker).map(\.rating), [BeerRating([changed.score])], "one gone")
      try await gateway.deleteReview(changed)
      try expect(try await gateway.bestBeers(page: .first).items, [], "best beers")
    },
  ]

  static func maker(_ gateway: Gateway) async throws -> Manufacturer {
    let maker = try Samples.manufacturer("Alba")
    try await gateway.addManufacturer(maker, photos: [])
    return maker
  }

  /// Beers of two makers, of types and names that only the kit's order sorts right.
  private static func filled(_ gateway: Gateway) async throws -> [Beer] {
    let (one, other) = (try await maker(gateway), try Samples.manufacturer("Brisa", .imported))
    try await gateway.addManufacturer(other, photos: [])
    let beers = try [
      Samples.beer("Ámbar", of: one, type: "Lager", measures: [.alcohol: 5400, .calories: 150]),
      Samples.beer("azul", of: one, type: "Lager", measures: [.alcohol: 10000, .calories: 90]),
      Samples.beer("Ñu de mar", of: one, type: "Lager", measures: [.alcohol: 5400]),
      Samples.beer("nube", of: one, type: "Lager"),
      Samples.beer("Oro 100 %", of: one, type: "lager", measures: [.calories: 90]),
      Samples.beer("nube", of: other, type: "Lager"),
      Samples.beer("D'Or_", of: other, type: "Índigo ale", measures: [.alcohol: 0, .calories: 0]),
      Samples.beer("Cero", of: other, type: "Índigo ale", measures: [.alcohol: 50, .calories: 1000]),
    ]
    for beer in beers.reversed() { try await gateway.addBeer(beer, photos: []) }
    return beers
  }
}
