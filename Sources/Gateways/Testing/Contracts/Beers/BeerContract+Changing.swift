import Entities
import StoreCore
import UseCases

// Clauses about adding, changing and deleting beers.
extension BeerContract {
  static let changing: [Clause<Gateway>] = [
    Clause(
      id: "beers.unknown-maker-or-picture",
      "a beer with an unknown manufacturer or a missing picture isn't added"
    ) { gateway in
      let maker = try await maker(gateway)
      let stranger = try Samples.beer("Rubia", of: Samples.manufacturer("Nadie"))
      try await expect(.notFound, "a beer of an unknown manufacturer") {
        try await gateway.addBeer(stranger, photos: [])
      }
      let pictured = try Samples.beer("Rubia", of: maker, photos: [Samples.image("a")])
      try await expect(.notFound, "a beer without its picture") {
        try await gateway.addBeer(pictured, photos: [Samples.image("b")])
      }
      try expect(try await gateway.beers(), [], "beers")
      try expect(try await gateway.kept([Samples.image("b")]), [false], "an unused picture")
    },
    Clause(id: "beers.taken", "a duplicate beer is refused, and the existing beer is kept") { gateway in
      let maker = try await maker(gateway)
      let (first, again) = (try Samples.beer("Rubia", of: maker), try Samples.beer("RUBIA", of: maker, type: "Pilsen"))
      try await gateway.addBeer(first, photos: [])
      try await expect(.conflict, "an existing beer") { try await gateway.addBeer(again, photos: []) }
      try expect(try await gateway.beers().map(\.beer), [first], "beers")
    },
    Clause(id: "beers.replace", "replacing a beer keeps its id and reviews") { gateway in
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
      try expect(try await gateway.reviews().map(\.beerName), ["Dorada"], "name of the beer in its review")
      try await gateway.replaceBeer(after, by: after, photos: [])
      try expect(try await gateway.beers(), [expected], "beers after an identical replacement")
      try expect(try await gateway.kept(photos), [false, true, true], "pictures after the replacement")
    },
    Clause(id: "beers.replace-outdated", "replacing an outdated or missing beer is refused") {
      gateway in
      let maker = try await maker(gateway)
      let before = try Samples.beer("Rubia", of: maker)
      let (mine, theirs) = (
        try Samples.beer("Rubia", of: maker, measures: [.calories: 1]),
        try Samples.beer("Rubia", of: maker, measures: [.calories: 2])
      )
      try await expect(.notFound, "a missing beer") { try await gateway.replaceBeer(before, by: mine, photos: []) }
      try await gateway.addBeer(before, photos: [])
      try await gateway.replaceBeer(before, by: theirs, photos: [])
      try await expect(.conflict, "an outdated beer") { try await gateway.replaceBeer(before, by: mine, photos: []) }
      let pictured = try Samples.beer("Rubia", of: maker, photos: [Samples.image("a")])
      try await expect(.notFound, "a beer without its picture") {
        try await gateway.replaceBeer(theirs, by: pictured, photos: [])
      }
      try expect(try await gateway.beers().map(\.beer), [theirs], "beers")
    },
    Clause(id: "beers.replace-at-once", "exactly one of 20 concurrent replacements of a beer succeeds") { gateway in
      let maker = try await maker(gateway)
      let before = try Samples.beer("Rubia", of: maker)
      let others = try (1...20).map { try Samples.beer("Rubia", of: maker, measures: [.calories: $0]) }
      try await gateway.addBeer(before, photos: [])
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.replaceBeer(before, by: others[index], photos: [])
      }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful replacements")
      guard let winner = outcomes.firstIndex(where: \.isSuccess) else { return }
      try expect(try await gateway.beer(before.id).beer, others[winner], "beer")
    },
    Clause(
      id: "beers.delete", "deleting a beer deletes its reviews and pictures, but an outdated beer isn't deleted"
    ) { gateway in
      let maker = try await maker(gateway)
      let photos = try ["beer", "review"].map { try Samples.image($0) }
      let beers = try [Samples.beer("Negra", of: maker), Samples.beer("Rubia", of: maker, photos: [photos[0]])]
      for beer in beers { try await gateway.addBeer(beer, photos: photos) }
      try await gateway.addReview(Samples.review("review-1", of: beers[1], 4, photos: [photos[1]]), photos: photos)
      let rating = BeerRating([try Score(4)])
      for other in [BeerRating.none, BeerRating([try Score(5)])] {
        try await expect(.conflict, "a beer with another rating") {
          try await gateway.deleteBeer(RatedBeer(beers[1], rating: other))
        }
      }
      let changed = try Samples.beer("Rubia", of: maker, measures: [.calories: 1], photos: [photos[0]])
      try await expect(.conflict, "a beer with other calories") {
        try await gateway.deleteBeer(RatedBeer(changed, rating: rating))
      }
      try expect(try await gateway.kept(photos), [true, true], "pictures")
      try await gateway.deleteBeer(RatedBeer(beers[1], rating: rating))
      try expect(try await gateway.beers(), [RatedBeer(beers[0])], "beers")
      try expect(try await gateway.reviews(), [], "reviews")
      try expect(try await gateway.kept(photos), [false, false], "pictures")
      try await expect(.notFound, "a deleted beer") {
        try await gateway.deleteBeer(RatedBeer(beers[1], rating: rating))
      }
    },
    Clause(id: "beers.cancel-changes", "a canceled task can neither read nor change beers") { gateway in
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
    Clause(id: "beers.restart", "beers and their pictures survive a restart", needs: .reopened) { subject in
      let (gateway, maker) = (subject.gateway, try await maker(subject.gateway))
      let photo = try Samples.image("a")
      let beer = try Samples.beer("Rubia", of: maker, measures: [.alcohol: 5400, .calories: 140], photos: [photo])
      try await gateway.addBeer(beer, photos: [photo])
      let reopened = try await subject.opened(as: .reopened)
      try expect(try await reopened.beers(), [RatedBeer(beer)], "beers")
      try expect(try await reopened.kept([photo]), [true], "picture")
    },
    Clause(id: "beers.full", "a store without free space returns beers but refuses new ones", needs: .full) {
      subject in
      let beers = try await filled(subject.gateway)
      let maker = try Samples.manufacturer("Alba")
      let gateway = try await subject.opened(as: .full)
      var expected = Set(beers)
      try expect(Set(try await gateway.beers().map(\.beer)), expected, "beers without free space")
      try await expect(.full, "add") {
        for number in 0..<500 {
          let photo = try Samples.image("\(number)" + String(repeating: "x", count: 1000))
          let beer = try Samples.beer("Nueva \(number)", of: maker, photos: [photo])
          try await gateway.addBeer(beer, photos: [photo])
          expected.insert(beer)
        }
      }
      for gateway in [gateway, try await subject.opened(as: .reopened)] {
        try expect(Set(try await gateway.beers().map(\.beer)), expected, "beers")
      }
    },
  ]
}
