import Entities
public import StoreCore
public import UseCases

/// The contract of every `FindGateway`.
public enum FindContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any FindGateway & MenuGateway & RecipeCollectionGateway & BeerStore & SeedGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = [
    Clause(id: "find.empty", "searching an empty store finds nothing") { gateway in
      for kind in FoundRecord.Kind.allCases {
        try expect(try await gateway.found(kind, matching: SearchText("a"), limit: 9), [], "\(kind)")
      }
    },
    Clause(
      id: "find.words", "a search finds records of each kind that contain all words, sorted by rank, name and id"
    ) {
      gateway in
      let records = try await filled(gateway)
      for text in [
        "queso", "QUÉSO tarta", "que", "es", "a", "100% o", "lager", "nada", "'", "%", "_", "x queso", "cerveza",
      ] {
        for kind in FoundRecord.Kind.allCases {
          let found = try await gateway.found(kind, matching: SearchText(text), limit: .max)
          try expect(found, best(text, kind, records), "\(kind) for \(text)")
        }
      }
    },
    Clause(id: "find.limit", "a search returns the best hits up to the limit") { gateway in
      let records = try await filled(gateway)
      for kind in FoundRecord.Kind.allCases {
        for limit in [-1, 0, 1, 2, 3] {
          let found = try await gateway.found(kind, matching: SearchText("queso"), limit: limit)
          try expect(
            found, Array(best("queso", kind, records).prefix(max(0, limit))), "\(limit) hits of the kind \(kind)")
        }
      }
    },
    Clause(id: "find.best-of-many", "a search finds the best of more than 200 hits") { gateway in
      let names = (0..<200).map { "Requesón \($0)" } + ["Tabla de quesos", "El queso"]
      let dishes = try names.reversed().map { try Samples.dish($0, kind: "Quesos") }
      try await gateway.seed(dishes)
      for (limit, expected) in [(1, ["El queso"]), (3, ["El queso", "Tabla de quesos", "Requesón 0"])] {
        let found = try await gateway.found(.dish, matching: SearchText("queso"), limit: limit)
        try expect(found.map(\.name), expected, "the best \(limit) hits")
      }
    },
    Clause(id: "find.changed", "a search finds changed records by their new text and doesn't find deleted ones") {
      gateway in
      _ = try await filled(gateway)
      let old = try await gateway.dish(Samples.dish("Tarta de queso").id)
      let new = try Dish(id: old.id, name: "Tarta de limón", description: "", price: old.price, kind: old.kind)
      try await gateway.replaceDish(old, by: new)
      guard let beer = try await gateway.beers(nil, "queso").first else { throw BrokenPromise("no beer was found") }
      try await gateway.deleteBeer(beer)
      let dishes = try await gateway.found(.dish, matching: SearchText("tarta"), limit: 9)
      try expect(dishes, [.dish(new)], "the dish under its new name")
      let beers = try await gateway.found(.beer, matching: SearchText(beer.beer.name), limit: 9)
      try expect(beers, [], "a deleted beer")
    },
    Clause(id: "find.cancel", "a canceled task can't search a store") { gateway in
      try await expectCancelled("search") { _ = try await gateway.found(.dish, matching: SearchText("a"), limit: 9) }
    },
  ]

  /// Returns the records of a kind that match the search, best first.
  private static func best(_ text: String, _ kind: FoundRecord.Kind, _ records: [FoundRecord]) -> [FoundRecord] {
    records.filter { $0.kind == kind }.compactMap { record in
      FoundPosition(record, in: SearchText(text)).map { (record: record, position: $0) }
    }.sorted { $0.position < $1.position }.map(\.record)
  }

  /// Stores some records of each kind, and returns all of them.
  private static func filled(_ gateway: Gateway) async throws -> [FoundRecord] {
    let dishes = try [
      Samples.dish("Tarta de queso", kind: "Postres"), Samples.dish("Pizza", "Tomate, queso, 100% orégano"),
      Samples.dish("Quesadilla", kind: "Entrantes"), Samples.dish("Flan de la casa"), Samples.dish("Queso"),
    ]
    try await gateway.seed(dishes)
    let recipes = try [
      Samples.details("Requesón", ["leche"]), Samples.details("Lasaña", ["requesón", "ñoquis", "QUESOS, 100 g"]),
      Samples.details("Pan de queso", ["queso", "tarta"]), Samples.details("Ñoquis", ["patatas"]),
    ]
    try await gateway.seed(recipes: recipes)
    let places = try [
      Samples.place("1", "Quesos Ñu"), Samples.place("2", "El queso", .service),
      Samples.place("3", "Tarta's", .activity),
      Samples.place("4", "El queso"),
      Place(
        .shop, number: "5", name: "Mercado", address: "Calle X", keywords: LocalizedText([.english: "quesos, wines"])),
    ]
    try await gateway.seed(places: places)
    let makers = try [Samples.manufacturer("Queso y cerveza", .imported), Samples.manufacturer("Alba")]
    for maker in makers { try await gateway.addManufacturer(maker, photos: []) }
    let beers = try [
      Samples.beer("Rubia", of: makers[0], type: "Lager de queso"), Samples.beer("Queso's", of: makers[1]),
      Samples.beer("Negra", of: makers[1], type: "Stout"), Samples.beer("Rubia", of: makers[1]),
    ]
    for beer in beers { try await gateway.addBeer(beer, photos: []) }
    let reviews = try [
      Samples.review("review-b", of: beers[0], 5, "Sabe a queso."),
      Samples.review("review-a", of: beers[3], 1, "Queso\n\ny pan"),
      Samples.review("review-c", of: beers[2], 3, "El requesón, una maravilla"),
      Samples.review("review-d", of: beers[1], 3),
    ]
    for review in reviews { try await gateway.addReview(review, photos: []) }
    let names = Dictionary(uniqueKeysWithValues: beers.map { ($0.id, $0.name) })
    let others: [FoundRecord] =
      beers.map { .beer($0, maker: makers[$0.manufacturer == makers[0].id ? 0 : 1].name) }
      + makers.map { .manufacturer($0) }
      + reviews.map { .review(BeerReview($0, beerName: names[$0.beer] ?? "")) }
    return dishes.map { .dish($0) } + recipes.map { .recipe($0) } + places.map { .place($0) } + others
  }
}
