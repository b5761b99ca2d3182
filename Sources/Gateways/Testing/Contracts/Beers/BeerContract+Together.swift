import Entities
import UseCases

// Clauses about concurrent changes to beers, and about the pictures of refused or deleted records.
extension BeerContract {
  static let together: [Clause<Gateway>] = [
    Clause(
      id: "beers.add-at-once", "20 concurrently added beers are all stored with their pictures and correct counts"
    ) {
      gateway in
      let maker = try await maker(gateway)
      let (shared, own) = (try Samples.image("shared"), try (1...20).map { try Samples.image("\($0)") })
      let beers = try own.enumerated().map { try Samples.beer("Nº \($0)", of: maker, photos: [shared, $1]) }
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.addBeer(beers[index], photos: [own[index], shared])
      }
      try expect(outcomes.count(where: \.isSuccess), 20, "successful additions")
      try expect(Set(try await gateway.beers(maker)), Set(beers.map { RatedBeer($0) }), "beers")
      try expect(try await gateway.makers(), [ManufacturerSummary(maker, beerCount: 20)], "manufacturers")
      try expect(try await gateway.kept(own + [shared]).count { $0 }, 21, "pictures")
    },
    Clause(id: "beers.refused-pictures", "the pictures of a refused beer are not stored") { gateway in
      let maker = try await maker(gateway)
      let photos = try ["mine", "yours", "nowhere"].map { try Samples.image($0) }
      let beer = try Samples.beer("Rubia", of: maker, photos: [photos[0]])
      let another = try Samples.beer("Negra", of: maker, photos: [photos[1], photos[2]])
      let (read, mine) = (
        try Samples.beer("Rubia", of: maker), try Samples.beer("Rubia", of: maker, photos: [photos[1]])
      )
      let short = try Samples.beer("Rubia", of: maker, photos: [photos[1], photos[2]])
      try await gateway.addBeer(beer, photos: photos)
      try await expect(.conflict, "an existing beer") { try await gateway.addBeer(mine, photos: photos) }
      try await expect(.conflict, "an outdated beer") { try await gateway.replaceBeer(read, by: mine, photos: photos) }
      for photos in [[photos[1]], [photos[1], photos[0]]] {
        try await expect(.notFound, "a beer without its picture") { try await gateway.addBeer(another, photos: photos) }
        try await expect(.notFound, "a replacement without its picture") {
          try await gateway.replaceBeer(beer, by: short, photos: photos)
        }
      }
      try await expect(.notFound, "a missing beer") {
        try await gateway.replaceBeer(another, by: another, photos: photos)
      }
      try expect(try await gateway.beers(), [RatedBeer(beer)], "beers")
      try expect(try await gateway.kept(photos), [true, false, false], "pictures")
    },
    Clause(
      id: "beers.delete-shared-pictures",
      "deleting a beer deletes its reviews' pictures unless another record refers to them"
    ) { gateway in
      let photos = try ["own", "twice", "logo", "beer", "review"].map { try Samples.image($0) }
      let maker = try Samples.manufacturer("Alba", logo: photos[2])
      try await gateway.addManufacturer(maker, photos: photos)
      let beers = try [Samples.beer("Negra", of: maker, photos: [photos[3]]), Samples.beer("Rubia", of: maker)]
      for beer in beers { try await gateway.addBeer(beer, photos: photos) }
      let reviews = try [
        Samples.review("review-1", of: beers[1], 4, photos: photos),
        Samples.review("review-2", of: beers[1], 2, photos: [photos[1]]),
        Samples.review("review-3", of: beers[0], 3, photos: [photos[4]]),
      ]
      for review in reviews { try await gateway.addReview(review, photos: photos) }
      try await gateway.deleteBeer(RatedBeer(beers[1], rating: BeerRating(try [4, 2].map { try Score($0) })))
      try expect(try await gateway.kept(photos), [false, false, true, true, true], "pictures")
      try await gateway.deleteBeer(RatedBeer(beers[0], rating: BeerRating([try Score(3)])))
      try expect(
        try await gateway.kept(photos), [false, false, true, false, false], "pictures after deleting both beers")
      try await gateway.deleteManufacturer(ManufacturerSummary(maker))
      try expect(
        try await gateway.kept(photos), [false, false, false, false, false], "pictures after deleting the manufacturer")
    },
  ]
}
