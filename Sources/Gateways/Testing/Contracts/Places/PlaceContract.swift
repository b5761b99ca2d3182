import Entities
public import UseCases

/// The contract of every gateway that stores places: a `PlaceGateway` that is filled through `SeedGateway`.
public enum PlaceContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any PlaceGateway & SeedGateway

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = reading + finding + nearest + seeding + writing + elsewhere

  private static let reading: [Clause<Gateway>] = [
    Clause(id: "places.empty", "a new store has no places and no download record") { gateway in
      try expect(try await gateway.placeDownload(), nil, "download")
      try expect(try await gateway.all(), [], "places")
      try expect(try await gateway.all(near: Samples.sol()), [], "places nearby")
      try expect(try await gateway.pins(PlaceQuery()), [], "pins")
    },
    Clause(id: "places.whole", "reading a place by its id returns it unchanged") { gateway in
      for place in [try Samples.completePlace(), try Samples.place("1", "A"), try Samples.place("x y", "B", .service)] {
        try await gateway.seed(places: [place])
        try expect(try await gateway.place(place.id), place, "place")
        try expect(try await gateway.all(), [place], "list")
      }
    },
    Clause(
      id: "places.picture-contents", "each picture's content, or the reason for its absence, is stored with its place"
    ) { gateway in
      let photo = Photo.ID(of: try Samples.image("a"))
      let contents: [PlacePicture.Content] =
        [.notRequested, .kept(photo, bytes: 1_234_567), .kept(photo, bytes: 0)]
        + PlacePicture.Absence.allCases.map { .missing($0) }
      for index in contents.indices {
        let place = try Samples.completePlace(
          .activity, contents[index], contents[(index + 1) % contents.count], contents[(index + 2) % contents.count])
        try await gateway.seed(places: [place])
        try expect(try await gateway.place(place.id).pictures, place.pictures, "pictures")
      }
    },
    Clause(id: "places.not-found", "reading a missing place fails") { gateway in
      _ = try await filled(gateway)
      for (number, kind) in [("99", Place.Kind.shop), ("7", .shop), ("1", .service)] {
        let id = try Samples.place(number, "A", kind).id
        try await expect(.notFound, "place") { _ = try await gateway.place(id) }
      }
    },
    Clause(id: "places.kinds-share-numbers", "places of different kinds can have the same number in their ids") {
      gateway in
      let places = try Place.Kind.allCases.map { try Samples.place("1", "Casa \($0)", $0) }
      let answers = try await gateway.seed(places: places)
      try expect(answers, [true, true, true], "answers")
      for place in places { try expect(try await gateway.place(place.id), place, "place") }
      try expect(try await gateway.all().count, 3, "places")
    },
    Clause(id: "places.order", "places are sorted by name in Spanish alphabetical order, then by id") {
      gateway in
      let places = try await filled(gateway)
      try expect(try await gateway.all(), places, "list")
    },
    Clause(id: "places.counts", "places are counted by kind, and pictures are counted by address or map location") {
      gateway in
      try expect(try await gateway.placeCounts().places, [:], "counts of an empty store")
      let photo = Photo.ID(of: try Samples.image("a"))
      let places =
        try await filled(gateway) + [
          try Samples.completePlace(.activity, .missing(.notThere), .kept(photo, bytes: 1), .missing(.failed)),
          try Samples.completePlace(.shop, .notRequested, .missing(.tooLarge), .kept(photo, bytes: 1)),
        ]
      try await gateway.seed(places: places)
      let counts = try await gateway.placeCounts()
      for kind in Place.Kind.allCases {
        try expect(counts.places[kind], places.count { $0.kind == kind }, "\(kind)")
      }
      // Two places have the same logo, image and map location. A picture that several places share is missing if it is missing for any of
      // them.
      let pictures = [counts.pictures, counts.missingPictures, counts.skippedPictures]
      try expect(pictures, [3, 3, 0], "pictures, missing and abandoned ones")
      let (lost, kept) = (PlacePicture.Content.missing(.notThere), PlacePicture.Content.kept(photo, bytes: 1))
      try await gateway.seed(places: [
        try Samples.completePlace(.shop, lost, kept, .missing(.fatal)),
        try Samples.completePlace(.activity, kept, kept, .missing(.incomplete)),
      ])
      let again = try await gateway.placeCounts()
      try expect(
        [again.pictures, again.missingPictures, again.skippedPictures], [3, 1, 1], "pictures after a second import")
    },
    Clause(id: "places.of-kind", "filtering places by kind keeps their order and returns only places of that kind") {
      gateway in
      let places = try await filled(gateway)
      for kind in Place.Kind.allCases {
        try expect(try await gateway.all(kind), places.filter { $0.kind == kind }, "\(kind)")
      }
    },
  ]

  private static let finding: [Clause<Gateway>] = [
    Clause(
      id: "places.search",
      "a place search matches all words in any field, ignoring order, case and accents"
    ) {
      gateway in
      let market = try Place(
        .service, number: "8", name: "Mercado", address: "Plaza Mayor", keywords: LocalizedText([.english: "wedding"]),
        categories: ["Moda y belleza", "12"])
      let places = try await filled(gateway) + [try Samples.completePlace(), market]
      try await gateway.seed(places: places)
      for text in ["ÑAND", "ambar", "AZU", "n", "%", "_", "'", "\"", "«el", "tapas", "9 a 14", "web", "12", " \t "]
        + places.flatMap({ place in place.searchedTexts.map { backwards($0.text, place.name) } })
      {
        let search = SearchText(text)
        let hits = places.filter { $0.matches(search) }.sorted { PlacePosition($0) < PlacePosition($1) }
        let expected = search.bestFirst(hits)
        try expect(try await gateway.all(nil, text), expected, "search for \(text)")
        let shops = expected.filter { $0.kind == .shop }
        try expect(try await gateway.all(.shop, text), shops, "search for \(text) among shops")
      }
    },
    Clause(id: "places.search-best", "a place search lists the best matches first unless it is sorted by distance") {
      gateway in
      let names = ["Requesón", "Tienda de queso"]
      let places = try zip(["1", "2"], names).map { try Samples.place($0, $1, at: Samples.sol()) }
      try await gateway.seed(places: places)
      try expect(try await gateway.all(nil, "queso").map(\.name), names.reversed(), "hits sorted by name")
      let nearest = PlaceQuery(matching: SearchText("queso"), nearest: try Samples.sol())
      try expect(try await gateway.places(nearest, page: .first).items.map(\.name), names, "hits sorted by distance")
    },
    Clause(id: "places.search-many", "a place search with more than 1,000 hits lists them by name") { gateway in
      let search = SearchText("queso")
      let some = try (1...SearchText.rankingLimit).map { try Samples.place("\($0)", "Requesón \($0)") }
      let best = try Samples.place("0", "Un queso")
      try await gateway.seed(places: some.dropLast() + [best])
      let first = try await gateway.places(PlaceQuery(matching: search), page: Page(limit: 1)).items
      try expect(first, [best], "first of more than a thousand hits")
      let all = (some + [best]).sorted { PlacePosition($0) < PlacePosition($1) }
      try await gateway.seed(places: all)
      try await expectPages([(0, 2), (997, 2), (998, 2), (999, 1), (999, 9), (1000, 1), (1001, 1)], of: all) {
        try await gateway.places(PlaceQuery(matching: search), page: $0)
      }
    },
    Clause(id: "places.pages", "a page contains the requested places and reports whether more follow") {
      gateway in
      let places = try await filled(gateway)
      let pages = [(0, 3), (3, 3), (4, 3), (6, 9), (7, 1), (99, 1), (0, 0), (6, 0), (7, 0), (0, 7), (0, .max)]
      let point = try Samples.sol()
      let near = places.sorted { PlacePosition($0, from: point) < PlacePosition($1, from: point) }
      for (question, all) in [(PlaceQuery(), places), (PlaceQuery(nearest: point), near)] {
        try await expectPages(pages, of: all) { try await gateway.places(question, page: $0) }
      }
    },
    Clause(id: "places.pins", "each place with coordinates has a pin, and the pins are in list order") { gateway in
      let places = try await filled(gateway)
      let point = try Samples.point(-33, -70)
      let wanted: [(Place.Kind?, String)] = [(nil, ""), (.shop, ""), (.service, ""), (nil, "ñ"), (.activity, "a")]
      for (kind, text) in wanted {
        for nearest in [nil, point] {
          let question = PlaceQuery(kind: kind, matching: SearchText(text), nearest: nearest)
          let expected = answer(question, from: places).compactMap { place in
            place.coordinate.map { PlacePin(place.id, name: place.name, at: $0) }
          }
          try expect(try await gateway.pins(question), expected, "pins")
        }
      }
    },
  ]

  static func filled(_ gateway: Gateway) async throws -> [Place] {
    let places = try Samples.places()
    try await gateway.seed(places: places.reversed(), with: Samples.download("first"))
    return places
  }

  /// Returns the places that match a query, in the order that the query requests.
  static func answer(_ question: PlaceQuery, from places: [Place]) -> [Place] {
    places.filter { ($0.kind == question.kind || question.kind == nil) && $0.matches(question.search) }
      .map { (place: $0, position: PlacePosition($0, from: question.nearest)) }
      .sorted { $0.position < $1.position }.map(\.place)
  }
}
