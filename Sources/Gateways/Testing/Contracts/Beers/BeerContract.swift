import Entities
public import StoreCore
import UseCases

/// The contract of every `BeerGateway`.
public enum BeerContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any BeerStore

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = reading + changing + best + together

  private static let reading: [Clause<Gateway>] = [
    Clause(id: "beers.empty", "a store without beers returns an empty list and finds no beer") { gateway in
      let maker = try await maker(gateway)
      try expect(try await gateway.beers(maker), [], "beers")
      try expect(try await gateway.bestBeers(page: .first), Paged([], hasMore: false), "best beers")
      try await expect(.notFound, "beer") { _ = try await gateway.beer(Samples.beer("Rubia", of: maker).id) }
    },
    Clause(id: "beers.whole", "a stored beer is returned unchanged, including its cover and the order of its pictures")
    { gateway in
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
    Clause(id: "beers.order", "beers are sorted by type, then by name in Spanish alphabetical order, then by id") {
      gateway in
      let beers = try await filled(gateway)
      let expected = beers.sorted {
        BeerSorting.byName.isInOrder(BeerPosition($0, by: .name), BeerPosition($1, by: .name))
      }
      try expect(try await gateway.beers().map(\.beer), expected, "beers of all manufacturers")
    },
    Clause(
      id: "beers.sorting", "the beers of each type can be sorted in either direction, with unknown values last"
    ) {
      gateway in
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
    Clause(id: "beers.of-maker", "the beer list of a manufacturer contains exactly the manufacturer's beers") {
      gateway in
      let beers = try await filled(gateway)
      let maker = try Samples.manufacturer("Brisa", .imported)
      let found = try await gateway.beers(maker).map(\.beer)
      try expect(Set(found), Set(beers.filter { $0.manufacturer == maker.id }), "beers")
      try expect(try await gateway.beers(Samples.manufacturer("Nadie")), [], "beers of an unknown manufacturer")
    },
    Clause(
      id: "beers.search",
      "a sorted beer search matches all words in any field, ignoring case and accents"
    ) {
      gateway in
      let beers = try await filled(gateway)
      let sorting = BeerSorting(.measure(.alcohol), isReversed: true)
      let makers = Dictionary(uniqueKeysWithValues: try await gateway.makers().map { ($0.id, $0.manufacturer.name) })
      for text in ["LAGER", "nu", " de ", "%", "_", "nada", "'", "a", "BRISA", "bris lager", "x brisa"]
        + beers.map({ backwards($0.name, $0.type.name, makers[$0.manufacturer] ?? "") })
      {
        let filter = BeerFilter(matching: SearchText(text))
        let expected = beers.filter { filter.passes($0, maker: makers[$0.manufacturer] ?? "") }
          .sorted {
            sorting.isInOrder(BeerPosition($0, by: .measure(.alcohol)), BeerPosition($1, by: .measure(.alcohol)))
          }
        try expect(try await gateway.beers(nil, text, by: sorting).map(\.beer), expected, "search for \(text)")
        let brisa = try Samples.manufacturer("Brisa", .imported)
        try expect(
          try await gateway.beers(brisa, text, by: sorting).map(\.beer),
          expected.filter { $0.manufacturer == brisa.id }, "search for \(text) in the beers of a manufacturer")
      }
    },
    Clause(
      id: "beers.search-best",
      "only a beer search sorted by name lists the best matches first"
    ) {
      gateway in
      let maker = try await maker(gateway)
      for (name, type) in [
        ("Ambar", "Abadía de trigo"), ("De trigo", "Lager"), ("Trigueña", "Tostada"), ("Un trigal", "Tostada"),
      ] {
        try await gateway.addBeer(try Samples.beer(name, of: maker, type: type), photos: [])
      }
      let found = try await gateway.beers(nil, "trig").map(\.beer.name)
      try expect(found, ["Trigueña", "De trigo", "Un trigal", "Ambar"], "beginnings of words")
      try expect(try await gateway.beers(nil, "trigo").map(\.beer.name), ["De trigo", "Ambar"], "whole words")
      let reversed = try await gateway.beers(nil, "trig", by: BeerSorting(.name, isReversed: true)).map(\.beer.name)
      try expect(reversed, ["Ambar", "De trigo", "Un trigal", "Trigueña"], "descending order")
      let second = try await gateway.beers(
        of: nil, matching: SearchText("trig"), sortedBy: .byName, page: Page(offset: 1, limit: 1))
      try expect(second.items.map(\.beer.name), ["De trigo"], "second page")
      let wheat = try Samples.manufacturer("Trigo y cebada")
      try await gateway.addManufacturer(wheat, photos: [])
      try await gateway.addBeer(try Samples.beer("Abeto", of: wheat, type: "Zaga"), photos: [])
      let three = try await gateway.beers(nil, "trigo").map(\.beer.name)
      try expect(three, ["De trigo", "Ambar", "Abeto"], "matches in the name of a manufacturer")
    },
    Clause(
      id: "beers.search-renamed-maker", "a beer is found by the new name of its manufacturer and not by the old one"
    ) { gateway in
      let maker = try await maker(gateway)
      let beer = try Samples.beer("Rubia", of: maker)
      try await gateway.addBeer(beer, photos: [])
      let renamed = try Manufacturer(id: maker.id, name: "Cebada", address: maker.address, origin: maker.origin)
      try await gateway.replaceManufacturer(maker, by: renamed, photos: [])
      try expect(try await gateway.beers(nil, "cebada rubia").map(\.beer), [beer], "search for the new name")
      try expect(try await gateway.beers(nil, maker.name), [], "search for the old name")
    },
    Clause(
      id: "beers.measures", "limits on beer measures exclude unknown values and can be combined with other filters"
    ) {
      gateway in
      let beers = try await filled(gateway)
      let brisa = try Samples.manufacturer("Brisa", .imported).id
      for limits: [BeerMeasure: ClosedRange<Int>] in [
        [.alcohol: 5400...10000], [.alcohol: 0...5399], [.calories: 90...90], [.calories: 0...10_000],
        [.alcohol: 0...6000, .calories: 100...200], [.alcohol: 7...8],
      ] {
        for (maker, text) in [(nil, ""), (nil, "u lager"), (brisa, "")] {
          let filter = BeerFilter(of: maker, matching: SearchText(text), limits: limits)
          let found = try await gateway.beers(filter, sortedBy: .byName, page: Page(limit: .max)).items.map(\.beer)
          try expect(Set(found), Set(beers.filter { filter.passes($0, maker: "") }), "beers within \(limits)")
          let pages = try await gateway.beers(filter, sortedBy: .byName, page: Page(offset: 1, limit: 1))
          try expect(pages.items.map(\.beer), Array(found.dropFirst().prefix(1)), "second hit")
        }
      }
    },
    Clause(id: "beers.pages", "a page contains the requested beers and reports whether more follow") { gateway in
      _ = try await filled(gateway)
      let sorting = BeerSorting(.measure(.calories))
      for (maker, text) in [(nil, ""), (nil, "o"), (try Samples.manufacturer("Alba"), "")] {
        let all = try await gateway.beers(maker, text, by: sorting)
        let pages = [(0, 3), (3, 3), (2, 9), (max(1, all.count) - 1, 1), (all.count, 1), (0, 0), (0, all.count)]
        try await expectPages(pages, of: all) {
          try await gateway.beers(of: maker?.id, matching: SearchText(text), sortedBy: sorting, page: $0)
        }
      }
    },
  ]

  private static let best: [Clause<Gateway>] = [
    Clause(id: "beers.best", "a beer with many good reviews ranks above a beer with a single top score") {
      gateway in
      let maker = try await maker(gateway)
      let other = try Samples.manufacturer("Brisa")
      try await gateway.addManufacturer(other, photos: [])
      // The ranking adds five scores of 3 to each beer, so the means are 3.33, 3.33, 3.33, 3.33, 4.13, 2.67 and 2.38. The last beer has no
      // reviews.
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
      try expect(names, ["Buena", "Varias", "Otra", "Una", "Una", "Mala", "Floja"], "order of the best beers")
      try await expectPages([(0, 50), (1, 2), (5, 2), (7, 1), (0, 0)], of: expected) {
        try await gateway.bestBeers(page: $0)
      }
    },
    Clause(id: "beers.rating", "a beer's rating is updated when a review is added, changed or deleted") { gateway in
      let maker = try await maker(gateway)
      let beer = try Samples.beer("Rubia", of: maker)
      try await gateway.addBeer(beer, photos: [])
      let reviews = try [Samples.review("review-1", of: beer, 5), Samples.review("review-2", of: beer, 2)]
      for review in reviews { try await gateway.addReview(review, photos: []) }
      try expect(try await gateway.beer(beer.id).rating, BeerRating(reviews.map(\.score)), "rating after two reviews")
      let changed = try Samples.review("review-2", of: beer, 4)
      try await gateway.replaceReview(reviews[1], by: changed, photos: [])
      try expect(
        try await gateway.beer(beer.id).rating, BeerRating([reviews[0].score, changed.score]),
        "rating after a changed review")
      try await gateway.deleteReview(reviews[0])
      try expect(
        try await gateway.beers(maker).map(\.rating), [BeerRating([changed.score])], "rating after a deleted review")
      try await gateway.deleteReview(changed)
      try expect(try await gateway.bestBeers(page: .first).items, [], "best beers")
    },
  ]

  static func maker(_ gateway: Gateway) async throws -> Manufacturer {
    let maker = try Samples.manufacturer("Alba")
    try await gateway.addManufacturer(maker, photos: [])
    return maker
  }

  /// Adds beers from two manufacturers, and returns them. Only the kit's order sorts their types and names correctly.
  static func filled(_ gateway: Gateway) async throws -> [Beer] {
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
