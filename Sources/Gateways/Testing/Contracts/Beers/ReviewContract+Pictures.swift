import Entities
import UseCases

extension ReviewContract {
  static let pictures: [Clause<Gateway>] = [
    Clause(
      id: "reviews.restart-pictures", "the pictures of reviews keep their order after a restart", needs: .reopened
    ) { subject in
      let (gateway, beers) = (subject.gateway, try await beers(subject.gateway))
      // The order of the pictures in the review differs from the order of their ids and from the order in which they are supplied.
      let photos = try ["z", "a", "m"].map { try Samples.image($0) }
        .sorted { Photo.ID(of: $0).text > Photo.ID(of: $1).text }
      let reviews = try [
        Samples.review("review-1", of: beers[0], 4, photos: photos),
        Samples.review("review-2", of: beers[1], 2, at: 60, photos: [photos[1]]),
      ]
      for review in reviews { try await gateway.addReview(review, photos: photos.reversed()) }
      let reopened = try await subject.opened(as: .reopened)
      try expect(try await reopened.reviews().map(\.review), reviews.reversed(), "reviews")
      try expect(try await reopened.kept(photos), [true, true, true], "pictures")
    },
    Clause(id: "reviews.refused-pictures", "the pictures of a refused review are not stored") { gateway in
      let beers = try await beers(gateway)
      let photos = try ["mine", "yours", "nowhere"].map { try Samples.image($0) }
      let kept = try Samples.review("review-1", of: beers[0], 4, photos: [photos[0]])
      let (read, mine) = (
        try Samples.review("review-1", of: beers[0], 3),
        try Samples.review("review-1", of: beers[0], 1, photos: [photos[1]])
      )
      let short = try Samples.review("review-1", of: beers[0], 4, photos: [photos[1], photos[2]])
      let another = try Samples.review("review-2", of: beers[0], 4, photos: [photos[1], photos[2]])
      let missing = try Samples.beer("Nadie", of: Samples.manufacturer("Alba"))
      let stray = try Samples.review("review-3", of: missing, 4, photos: [photos[1]])
      try await gateway.addReview(kept, photos: photos)
      try await expect(.conflict, "a review with a taken id") { try await gateway.addReview(mine, photos: photos) }
      try await expect(.conflict, "an outdated review") {
        try await gateway.replaceReview(read, by: mine, photos: photos)
      }
      try await expect(.notFound, "a review of a missing beer") { try await gateway.addReview(stray, photos: photos) }
      for photos in [[photos[1]], [photos[1], photos[0]]] {
        try await expect(.notFound, "a review without its picture") {
          try await gateway.addReview(another, photos: photos)
        }
        try await expect(.notFound, "a replacement without its picture") {
          try await gateway.replaceReview(kept, by: short, photos: photos)
        }
      }
      try expect(try await gateway.reviews().map(\.review), [kept], "reviews")
      try expect(try await gateway.kept(photos), [true, false, false], "pictures")
    },
    Clause(
      id: "reviews.full", "a full store stores a review with all of its pictures or not at all", needs: .full
    ) { subject in
      let beers = try await beers(subject.gateway)
      let before = try Samples.image("before")
      let kept = try Samples.review("review-kept", of: beers[0], 4, photos: [before])
      try await subject.gateway.addReview(kept, photos: [before])
      let gateway = try await subject.opened(as: .full)
      let photos = try (0..<100).map { try Samples.image("\($0)" + String(repeating: "x", count: 1000)) }
      let reviews = try photos.enumerated().map { try Samples.review("review-\($0)", of: beers[0], 2, photos: [$1]) }
      var added: Set = [kept]
      try await expect(.full, "add") {
        for (review, photo) in zip(reviews, photos) {
          try await gateway.addReview(review, photos: [photo])
          added.insert(review)
        }
      }
      let large = try Samples.image("after" + String(repeating: "x", count: 60_000))
      let changed = try Samples.review("review-kept", of: beers[0], 1, "Otra", photos: [large])
      try await expect(.full, "change") { try await gateway.replaceReview(kept, by: changed, photos: [large]) }
      for gateway in [gateway, try await subject.opened(as: .reopened)] {
        let found = try await gateway.reviews().map(\.review)
        try expect(Set(found), added, "reviews")
        try expect(try await gateway.kept([before, large]), [true, false], "pictures of the first review")
        try expect(try await gateway.kept(photos), reviews.map(added.contains), "pictures of the other reviews")
        try expect(try await gateway.beer(beers[0].id).rating, BeerRating(found.map(\.score)), "rating")
      }
    },
  ]

  static let together: [Clause<Gateway>] = [
    Clause(
      id: "reviews.write-at-once",
      "20 concurrent reviews of one or several beers are all stored, with correct counts"
    ) { gateway in
      let beers = try await beers(gateway)
      let (shared, own) = (try Samples.image("shared"), try (0..<20).map { try Samples.image("\($0)") })
      // The first beer gets ten reviews, and the second and third get five each.
      let reviews = try own.enumerated().map { number, photo in
        let beer = number < 10 ? beers[0] : beers[1 + number % 2]
        return try Samples.review("review-\(number)", of: beer, 1 + number % 5, photos: [shared, photo])
      }
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.addReview(reviews[index], photos: [own[index], shared])
      }
      try expect(outcomes.count(where: \.isSuccess), 20, "successful additions")
      try expect(Set(try await gateway.reviews().map(\.review)), Set(reviews), "reviews")
      try expect(try await gateway.kept(own + [shared]).count { $0 }, 21, "pictures")
      let expected = beers.map { beer in BeerRating(reviews.filter { $0.beer == beer.id }.map(\.score)) }
      for (beer, rating) in zip(beers, expected) {
        try expect(try await gateway.beer(beer.id), RatedBeer(beer, rating: rating), "rating")
      }
      try expect(try await gateway.makers().map(\.reviewCount), [20, 0], "reviews by manufacturer")
      let best = zip(beers, expected).filter { $1.count > 0 }.map { RatedBeer($0, rating: $1) }
        .sorted { BeerRank($0) < BeerRank($1) }
      try expect(try await gateway.bestBeers(page: .first).items, best, "best beers")
    }
  ]
}
