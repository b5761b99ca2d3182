import Entities
public import StoreCore
public import UseCases

/// The contract of every `ManufacturerGateway`, including the beers and reviews of its manufacturers.
public enum ManufacturerContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any BeerStore & SeedGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = keeping + replacing

  private static let keeping: [Clause<Gateway>] = [
    Clause(id: "manufacturers.empty", "a store without manufacturers returns an empty list and finds no manufacturer") {
      gateway in
      try expect(try await gateway.makers(), [], "manufacturers")
      try await expect(.notFound, "manufacturer") {
        _ = try await gateway.manufacturer(Samples.manufacturer("Alba").id)
      }
      try await expect(.notFound, "photo") { _ = try await gateway.photo(Photo.ID(of: Samples.image("a"))) }
    },
    Clause(id: "manufacturers.whole", "a stored manufacturer is returned unchanged with its logo") { gateway in
      let logo = try Samples.image("logo")
      let maker = try Samples.manufacturer("Ñu «de» miel", .imported, at: "Rúa 3, Vigo", logo: logo)
      try await gateway.addManufacturer(maker, photos: [logo, Samples.image("nobody's")])
      try expect(try await gateway.manufacturer(maker.id), ManufacturerSummary(maker), "manufacturer")
      try expect(try await gateway.makers(), [ManufacturerSummary(maker)], "list")
      try expect(try await gateway.kept([logo, Samples.image("nobody's")]), [true, false], "pictures")
    },
    Clause(
      id: "manufacturers.order",
      "manufacturers are sorted national first, then in Spanish alphabetical order, then by id"
    ) {
      gateway in
      let names = ["Ámbar", "azúcar", "nuez", "Ñame", "ñoquis", "Ostras"]
      var makers =
        try names.map { try Samples.manufacturer($0) } + names.map { try Samples.manufacturer($0, .imported, at: "x") }
      makers.append(try Samples.manufacturer("nuez", at: "Otra calle"))
      for maker in makers.reversed() { try await gateway.addManufacturer(maker, photos: []) }
      let expected = makers.sorted { ManufacturerPosition($0) < ManufacturerPosition($1) }
      try expect(try await gateway.makers().map(\.manufacturer), expected, "manufacturers")
    },
    Clause(id: "manufacturers.pages", "a page contains the requested manufacturers and reports whether more follow") {
      gateway in
      let makers = try await filled(gateway).map { ManufacturerSummary($0) }
      try await expectPages([(0, 2), (2, 2), (1, 4), (3, 2), (5, 1), (9, 1), (0, 0), (0, 5)], of: makers) {
        try await gateway.manufacturers(matching: SearchText(), page: $0)
      }
    },
    Clause(
      id: "manufacturers.search",
      "a manufacturer search ignores word order, case and accents, and has no wildcards"
    ) {
      gateway in
      let makers = try await filled(gateway)
      for text in ["NANDU", "  de ", "a", "%", "_", "nada", "'", "cork"] + makers.map({ backwards($0.name) }) {
        let search = SearchText(text)
        let found = try await gateway.manufacturers(matching: search, page: .first).items
        try expect(
          found.map(\.manufacturer), search.bestFirst(makers.filter { $0.matches(search) }),
          "search for \(text)")
      }
      let search = SearchText("a")
      let hits = search.bestFirst(makers.filter { $0.matches(search) }).map { ManufacturerSummary($0) }
      try await expectPages(hits.indices.map { ($0, 2) }, of: hits) {
        try await gateway.manufacturers(matching: search, page: $0)
      }
    },
    Clause(id: "manufacturers.search-best", "a manufacturer search lists the best matches first, regardless of origin")
    { gateway in
      for (name, origin) in [("Lagerhaus", .national), ("Casa Lager", .imported)] as [(String, Manufacturer.Origin)] {
        try await gateway.addManufacturer(try Samples.manufacturer(name, origin), photos: [])
      }
      let found = try await gateway.manufacturers(matching: SearchText("lager"), page: .first).items
      try expect(found.map(\.manufacturer.name), ["Casa Lager", "Lagerhaus"], "search")
    },
    Clause(id: "manufacturers.several", "reading manufacturers by ids skips ids that don't exist") {
      gateway in
      let makers = try await filled(gateway)
      let unknown = try Samples.manufacturer("Nadie")
      let found = try await gateway.manufacturers([makers[0].id, makers[2].id, unknown.id])
      try expect(found, [makers[0].id: makers[0], makers[2].id: makers[2]], "manufacturers")
      try expect(try await gateway.manufacturers([]), [:], "manufacturers for no ids")
    },
    Clause(
      id: "manufacturers.taken", "a manufacturer with an existing name can be added only if its address is different"
    ) {
      gateway in
      let (first, again) = (try Samples.manufacturer("Peña"), try Samples.manufacturer("PENA", .imported))
      let elsewhere = try Samples.manufacturer("Peña", at: "Vigo")
      try await gateway.addManufacturer(first, photos: [])
      try await expect(.conflict, "an existing manufacturer") { try await gateway.addManufacturer(again, photos: []) }
      try await gateway.addManufacturer(elsewhere, photos: [])
      try expect(try await gateway.makers().map(\.manufacturer), [first, elsewhere], "manufacturers")
    },
    Clause(id: "manufacturers.add-at-once", "exactly one of 20 concurrent additions of a manufacturer succeeds") {
      gateway in
      let maker = try Samples.manufacturer("Alba")
      let outcomes = await atOnce(20) { _ throws(GatewayError) in try await gateway.addManufacturer(maker, photos: []) }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful additions")
      try expect(try await gateway.makers().count, 1, "manufacturers")
    },
    Clause(id: "manufacturers.logo", "a manufacturer isn't added unless its logo is supplied or already stored") {
      gateway in
      let logo = try Samples.image("logo")
      let (one, other) = (try Samples.manufacturer("Alba", logo: logo), try Samples.manufacturer("Brisa", logo: logo))
      try await expect(.notFound, "a manufacturer without its logo") {
        try await gateway.addManufacturer(one, photos: [])
      }
      try expect(try await gateway.makers(), [], "manufacturers")
      try await gateway.addManufacturer(one, photos: [logo])
      try await gateway.addManufacturer(other, photos: [])
      try await gateway.deleteManufacturer(ManufacturerSummary(one))
      try expect(try await gateway.kept([logo]), [true], "a logo that is still used")
      try await gateway.deleteManufacturer(ManufacturerSummary(other))
      try expect(try await gateway.kept([logo]), [false], "an unused logo")
    },
    Clause(id: "manufacturers.figures", "a manufacturer's summary counts its beers and their reviews") {
      gateway in
      let makers = try await filled(gateway)
      let beers = try await addBeers(makers, gateway)
      try expect(
        try await gateway.manufacturer(makers[0].id), ManufacturerSummary(makers[0], beerCount: 2, reviewCount: 3),
        "first manufacturer")
      let counted = [(2, 3), (1, 1), (0, 0), (0, 0), (0, 0)]
      try expect(
        try await gateway.makers(),
        zip(makers, counted).map { ManufacturerSummary($0, beerCount: $1.0, reviewCount: $1.1) }, "list")
      try await gateway.deleteReview(gateway.review(Review.ID("review-2")))
      try await gateway.deleteBeer(RatedBeer(beers[1], rating: BeerRating([try Score(2)])))
      let expected =
        [ManufacturerSummary(makers[0], beerCount: 1, reviewCount: 1)]
        + [ManufacturerSummary(makers[1], beerCount: 1, reviewCount: 1)]
      try expect(Array(try await gateway.makers().prefix(2)), expected, "list after deletions")
    },
    Clause(
      id: "manufacturers.delete",
      "deleting a manufacturer deletes its beers, their reviews and pictures, and nothing else"
    ) {
      gateway in
      let makers = try await filled(gateway)
      let beers = try await addBeers(makers, gateway)
      try await gateway.deleteManufacturer(ManufacturerSummary(makers[0], beerCount: 2, reviewCount: 3))
      try expect(try await gateway.makers().map(\.manufacturer), Array(makers.dropFirst()), "manufacturers")
      try expect(try await gateway.beers().map(\.beer), [beers[2]], "beers")
      try expect(try await gateway.reviews().map(\.review.beer), [beers[2].id], "reviews")
      try expect(
        try await gateway.kept(["beer", "review", "shared"].map { try Samples.image($0) }), [false, false, true],
        "pictures")
      try await expect(.notFound, "a deleted manufacturer") {
        try await gateway.deleteManufacturer(ManufacturerSummary(makers[0], beerCount: 2, reviewCount: 3))
      }
    },
    Clause(id: "manufacturers.delete-outdated", "deleting an outdated manufacturer is refused") { gateway in
      let makers = try await filled(gateway)
      _ = try await addBeers(makers, gateway)
      let before = try await gateway.makers()
      for (beers, reviews) in [(2, 2), (1, 3), (0, 0)] {
        try await expect(.conflict, "a manufacturer with \(beers) beers and \(reviews) reviews") {
          try await gateway.deleteManufacturer(ManufacturerSummary(makers[0], beerCount: beers, reviewCount: reviews))
        }
      }
      let imported = try Samples.manufacturer(makers[0].name, .imported)
      try await expect(.conflict, "a manufacturer with another origin") {
        try await gateway.deleteManufacturer(ManufacturerSummary(imported, beerCount: 2, reviewCount: 3))
      }
      try expect(try await gateway.makers(), before, "manufacturers")
      try expect(try await gateway.reviews().count, 4, "reviews")
    },
    Clause(id: "manufacturers.cancel", "a canceled task can neither read nor change manufacturers") { gateway in
      let makers = try await filled(gateway)
      try await expectCancelled("page") { _ = try await gateway.makers() }
      try await expectCancelled("manufacturer") { _ = try await gateway.manufacturer(makers[0].id) }
      try await expectCancelled("photo") { _ = try await gateway.photo(Photo.ID(of: Samples.image("a"))) }
      try await expectCancelled("add") { try await gateway.addManufacturer(Samples.manufacturer("Zeta"), photos: []) }
      try await expectCancelled("replace") {
        try await gateway.replaceManufacturer(
          makers[0], by: Manufacturer(id: makers[0].id, name: "Zeta", origin: .national), photos: [])
      }
      try await expectCancelled("named") { _ = try await gateway.manufacturer(named: "Alba", at: "") }
      try await expectCancelled("delete") { try await gateway.deleteManufacturer(ManufacturerSummary(makers[0])) }
      try expect(try await gateway.makers().map(\.manufacturer), makers, "manufacturers")
    },
    Clause(id: "manufacturers.restart", "manufacturers and their logos survive a restart", needs: .reopened) {
      subject in
      let logo = try Samples.image("logo")
      let maker = try Samples.manufacturer("Alba", at: "Segovia", logo: logo)
      try await subject.gateway.addManufacturer(maker, photos: [logo])
      let reopened = try await subject.opened(as: .reopened)
      try expect(try await reopened.makers(), [ManufacturerSummary(maker)], "manufacturers")
      try expect(try await reopened.kept([logo]), [true], "logo")
    },
    Clause(
      id: "manufacturers.read-only", "adding or deleting a manufacturer in a read-only store is refused",
      needs: .readOnly
    ) { subject in
      let makers = try await filled(subject.gateway)
      let gateway = try await subject.opened(as: .readOnly)
      try await expect(.readOnly, "add") { try await gateway.addManufacturer(Samples.manufacturer("Zeta"), photos: []) }
      try await expect(.readOnly, "delete") { try await gateway.deleteManufacturer(ManufacturerSummary(makers[0])) }
      try expect(try await gateway.makers().map(\.manufacturer), makers, "manufacturers")
    },
  ]

  /// Adds five manufacturers, and returns them in list order.
  static func filled(_ gateway: Gateway) async throws -> [Manufacturer] {
    let makers = try [
      Samples.manufacturer("Alba"), Samples.manufacturer("Ñandú de miel"), Samples.manufacturer("100 % malta"),
      Samples.manufacturer("Dolden", .imported), Samples.manufacturer("O'Hara_s", .imported, at: "Cork"),
    ].sorted { ManufacturerPosition($0) < ManufacturerPosition($1) }
    for maker in makers.reversed() { try await gateway.addManufacturer(maker, photos: []) }
    return makers
  }

  /// Adds two beers of the first manufacturer and one of the second, with four reviews and three pictures, one of which is shared. Returns
  /// the beers.
  static func addBeers(_ makers: [Manufacturer], _ gateway: Gateway) async throws -> [Beer] {
    let (mine, shared, reviewed) = (try Samples.image("beer"), try Samples.image("shared"), try Samples.image("review"))
    let beers = try [
      Samples.beer("Rubia", of: makers[0], photos: [mine, shared]), Samples.beer("Negra", of: makers[0]),
      Samples.beer("Rubia", of: makers[1], photos: [shared]),
    ]
    for beer in beers { try await gateway.addBeer(beer, photos: [mine, shared]) }
    let reviews = try [
      Samples.review("review-1", of: beers[0], 5, photos: [reviewed]), Samples.review("review-2", of: beers[0], 3),
      Samples.review("review-3", of: beers[1], 2), Samples.review("review-4", of: beers[2], 4),
    ]
    for review in reviews { try await gateway.addReview(review, photos: [reviewed]) }
    return beers
  }
}
