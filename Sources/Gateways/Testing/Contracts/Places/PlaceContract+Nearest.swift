import Entities
import UseCases

extension PlaceContract {
  static let nearest: [Clause<Gateway>] = [
    Clause(
      id: "places.nearest", "places are listed nearest first, followed by places without coordinates in name order"
    ) {
      gateway in
      _ = try await filled(gateway)
      let found = try await gateway.all(near: Samples.sol()).map(\.id.text)
      let expected = ["activity-7", "shop-4", "service-3", "shop-1", "shop-10", "activity-1", "shop-2"]
      try expect(found, expected, "places near the Puerta del Sol")
      let far = try await gateway.all(near: Samples.point(-33, -70)).map(\.id.text)
      try expect(far.first, "shop-10", "first place near Santiago de Chile")
    },
    Clause(id: "places.equally-far", "places at the same distance are sorted by name, then by id") { gateway in
      let (here, there) = (try Samples.sol(), try Samples.point(40, -3))
      let places = try [
        Samples.place("2", "Ñu", at: here), Samples.place("10", "nube", at: here), Samples.place("3", "Nube", at: here),
        Samples.place("4", "Nube", at: here), Samples.place("1", "Oca", .activity, at: here), Samples.place("5", "Oca"),
      ]
      try await gateway.seed(places: places)
      let expected = ["shop-10", "shop-3", "shop-4", "shop-2", "activity-1", "shop-5"]
      for point in [here, there] {
        try expect(try await gateway.all(near: point).map(\.id.text), expected, "places")
      }
    },
    Clause(id: "places.date-line-and-poles", "the nearest places are found across the date line and at the poles") {
      gateway in
      let places = try [
        ("Este", 10, 179.9), ("Oeste", 10, -179.9), ("Línea", 10, 180), ("Otra", 10, -180), ("Polo", 90, 5),
        ("Helado", 89.999, -170), ("Sur", -90, 0), ("Lejos", 10, 178),
      ].enumerated().map { number, spot in
        try Samples.place("\(number)", spot.0, at: Samples.point(spot.1, spot.2))
      }
      try await gateway.seed(places: places)
      let points = [
        (10, 179.95), (10, -179.95), (10, 180), (10, -180), (90, 0), (90, 180), (89.9995, 10), (-90, 77), (-89.9, -180),
      ]
      for (latitude, longitude) in points {
        let question = PlaceQuery(nearest: try Samples.point(latitude, longitude))
        let expected = answer(question, from: places)
        for limit in 1...places.count {
          let found = try await gateway.places(question, page: Page(limit: limit)).items
          try expect(
            found.map(\.name), expected.prefix(limit).map(\.name), "\(limit) places near \(latitude), \(longitude)")
        }
      }
    },
    Clause(id: "places.nearest-of-search", "sorting by distance can be combined with filters, searches and paging") {
      gateway in
      let places = try await filled(gateway)
      for (kind, text) in [(.shop, ""), (nil, "ñ"), (.shop, "AND"), (.activity, "z")] as [(Place.Kind?, String)] {
        let question = PlaceQuery(kind: kind, matching: SearchText(text), nearest: try Samples.sol())
        let expected = answer(question, from: places)
        try await expectPages((0...expected.count).map { ($0, 1) }, of: expected) {
          try await gateway.places(question, page: $0)
        }
      }
    },
    Clause(id: "places.world", "a page of places sorted by distance is a slice of the whole sorted list") { gateway in
      var random = SeededNumbers(seed: 20_26)
      let places = try world(&random)
      try await gateway.seed(places: places)
      var points = try [(40.4167, -3.7033), (0, 0), (90, 0), (-90, 12), (-17, 180), (-17, -180), (89.99, 100)].map {
        try Samples.point($0.0, $0.1)
      }
      points += places.shuffled(using: &random).compactMap(\.coordinate).prefix(3)
      for point in [nil] + points {
        for (kind, text) in [(nil, ""), (.shop, ""), (nil, "ca")] as [(Place.Kind?, String)] {
          let question = PlaceQuery(kind: kind, matching: SearchText(text), nearest: point)
          let expected = answer(question, from: places)
          for page in [Page(limit: 5), Page(offset: 40, limit: 20), Page(offset: 150, limit: 60)] {
            let found = try await gateway.places(question, page: page)
            let rest = expected.dropFirst(page.offset)
            try expect(found.items.map(\.id), rest.prefix(page.limit).map(\.id), "places from \(page.offset)")
            try expect(found.hasMore, rest.count > page.limit, "more after \(page.offset)")
          }
          let pins = try await gateway.pins(question).map(\.id)
          try expect(pins, expected.filter { $0.coordinate != nil }.map(\.id), "pins")
        }
      }
    },
  ]

  /// Creates 200 places, most of them around Madrid. Some have the same location or name as another place, and some have no coordinates.
  private static func world(_ random: inout SeededNumbers) throws -> [Place] {
    let syllables = ["ca", "ña", "Ór", "zu", "lí", "NA"]
    return try (0..<200).map { number in
      let name = (0..<Int.random(in: 1...3, using: &random)).reduce("") { name, _ in
        name + syllables[Int.random(in: syllables.indices, using: &random)]
      }
      let spot: Coordinate? =
        switch number % 10 {
        case 0: nil
        case 1: try Samples.sol()
        case 2, 3:
          try Samples.point(Double.random(in: -90...90, using: &random), Double.random(in: -180...180, using: &random))
        default:
          try Samples.point(
            40.4 + Double.random(in: -0.3...0.3, using: &random), -3.7 + Double.random(in: -0.3...0.3, using: &random))
        }
      return try Samples.place("\(number)", name, Place.Kind.allCases[number % 3], at: spot)
    }
  }
}
