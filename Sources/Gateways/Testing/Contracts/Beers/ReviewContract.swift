import Entities
public import StoreCore
import UseCases

/// The contract of every `ReviewGateway`.
public enum ReviewContract {
  /// The type of gateway that the clauses check.
  public typealias Gateway = any BeerStore

  /// All clauses of the contract.
  public static let clauses: [Clause<Gateway>] = telling + pictures + together

  private static let telling: [Clause<Gateway>] = [
    Clause(id: "reviews.empty", "a store without reviews returns an empty list and finds no review") { gateway in
      let beers = try await beers(gateway)
      try expect(try await gateway.reviews(), [], "reviews")
      try await expect(.notFound, "review") { _ = try await gateway.review(Review.ID("review-1")) }
      try await expect(.notFound, "delete") {
        try await gateway.deleteReview(Samples.review("review-1", of: beers[0], 4))
      }
    },
    Clause(id: "reviews.whole", "a stored review is returned unchanged, including the order of its pictures") {
      gateway in
      let beers = try await beers(gateway)
      // The order of the pictures in the review differs from the order of their ids and from the order in which they are supplied.
      let photos = try ["z", "a"].map { try Samples.image($0) }
        .sorted { Photo.ID(of: $0).text > Photo.ID(of: $1).text }
      let review = try Samples.review(
        "review-1", of: beers[0], 4, "Ñam «muy» rica:\n\n100 %, d'or_", by: Samples.user(), at: 0.123, photos: photos)
      try await gateway.addReview(review, photos: photos.reversed())
      try expect(try await gateway.review(review.id), review, "review")
      try expect(try await gateway.reviews(), [BeerReview(review, beerName: beers[0].name)], "list")
      try expect(try await gateway.kept(photos), [true, true], "pictures")
    },
    Clause(
      id: "reviews.sorting", "reviews are sorted in either direction, and ties are sorted newest first, then by id"
    ) {
      gateway in
      let reviews = try await filled(gateway)
      for criterion in ReviewSorting.Criterion.allCases {
        for isReversed in [false, true] {
          let sorting = ReviewSorting(criterion, isReversed: isReversed)
          let expected = reviews.sorted { sorting.isInOrder(ReviewPosition($0), ReviewPosition($1)) }
          try expect(try await gateway.reviews(by: sorting), expected, "\(sorting)")
        }
      }
    },
    Clause(
      id: "reviews.filter", "a filter finds the reviews that meet all conditions, ignoring the case of the author"
    ) { gateway in
      let reviews = try await filled(gateway)
      let (day, scores) = (reviews.map(\.review.date).sorted(), Score.allCases)
      let filters = [
        ReviewFilter(of: reviews[0].review.beer), ReviewFilter(scores: scores[1]...scores[3]),
        ReviewFilter(since: day[2]), ReviewFilter(until: day[2]),
        ReviewFilter(of: reviews[0].review.beer, scores: scores[0]...scores[3], since: day[4], until: day[6]),
        ReviewFilter(scores: scores[0]...scores[2], since: day[2], until: day[6]),
        ReviewFilter(of: try Beer.ID("beer-none")), ReviewFilter(by: try Samples.user()), ReviewFilter(by: .local),
        ReviewFilter(by: try User.ID("ana")), ReviewFilter(by: try User.ID("ANA"), since: day[2]),
        ReviewFilter(of: reviews[0].review.beer, by: try Samples.user(), since: day[2]),
      ]
      for filter in filters {
        let expected = reviews.filter { filter.passes($0.review) }
          .sorted { ReviewSorting.newest.isInOrder(ReviewPosition($0), ReviewPosition($1)) }
        try expect(try await gateway.reviews(filter), expected, "\(filter)")
      }
    },
    Clause(id: "reviews.pages", "a page contains the requested reviews and reports whether more follow") { gateway in
      let count = try await filled(gateway).count
      let all = try await gateway.reviews()
      try expect(all.count, count, "reviews")
      let pages = [(0, 2), (2, 2), (1, 9), (count - 1, 1), (count, 1), (0, 0), (0, count)]
      try await expectPages(pages, of: all) { try await gateway.reviews(.all, sortedBy: .newest, page: $0) }
      let filter = ReviewFilter(scores: Score.allCases[2]...Score.allCases[2])
      let some = all.filter { filter.passes($0.review) }
      try await expectPages((0...some.count).map { ($0, 1) }, of: some) {
        try await gateway.reviews(filter, sortedBy: .newest, page: $0)
      }
    },
    Clause(
      id: "reviews.add-refused",
      "a review with a missing beer, a taken id or a missing picture isn't added"
    ) {
      gateway in
      let beers = try await beers(gateway)
      let review = try Samples.review("review-1", of: beers[0], 4)
      try await gateway.addReview(review, photos: [])
      let missing = try Samples.review("review-2", of: Samples.beer("Nadie", of: Samples.manufacturer("Alba")), 4)
      try await expect(.notFound, "a review of a missing beer") { try await gateway.addReview(missing, photos: []) }
      for beer in beers.prefix(2) {
        try await expect(.conflict, "a review with a taken id") {
          try await gateway.addReview(Samples.review("review-1", of: beer, 1), photos: [])
        }
      }
      let pictured = try Samples.review("review-3", of: beers[0], 4, photos: [Samples.image("a")])
      try await expect(.notFound, "a review without its picture") { try await gateway.addReview(pictured, photos: []) }
      try expect(try await gateway.reviews().map(\.review), [review], "reviews")
      try expect(try await gateway.beer(beers[0].id).rating, BeerRating([review.score]), "rating")
    },
    Clause(
      id: "reviews.replace", "a review can be replaced unless it is outdated or missing"
    ) { gateway in
      let beers = try await beers(gateway)
      let photos = try ["a", "b"].map { try Samples.image($0) }
      let before = try Samples.review("review-1", of: beers[0], 4, "Rica", photos: [photos[0]])
      let after = try Samples.review("review-1", of: beers[0], 1, "", at: 60, photos: [photos[1]])
      try await expect(.notFound, "a missing review") {
        try await gateway.replaceReview(before, by: after, photos: photos)
      }
      try await gateway.addReview(before, photos: photos)
      try await gateway.replaceReview(before, by: after, photos: photos)
      try expect(try await gateway.review(after.id), after, "review")
      try expect(try await gateway.kept(photos), [false, true], "pictures")
      let reworded = try Samples.review("review-1", of: beers[0], 1, "Pues no", at: 60, photos: [photos[1]])
      for other in [before, reworded] {
        try await expect(.conflict, "an outdated review") {
          try await gateway.replaceReview(other, by: before, photos: photos)
        }
      }
      let taken = try Samples.review("review-1", of: beers[0], 1, "Mía", by: Samples.user(), at: 60)
      try await expect(.conflict, "a review by another author") {
        try await gateway.replaceReview(after, by: taken, photos: [])
      }
      let pictured = try Samples.review("review-1", of: beers[0], 1, photos: [Samples.image("c")])
      try await expect(.notFound, "a review without its picture") {
        try await gateway.replaceReview(after, by: pictured, photos: photos)
      }
      try await gateway.replaceReview(after, by: after, photos: [])
      try expect(try await gateway.review(after.id), after, "review")
      try expect(try await gateway.kept(photos), [false, true], "pictures after the replacement")
    },
    Clause(id: "reviews.replace-at-once", "exactly one of 20 concurrent replacements of a review succeeds") { gateway in
      let beers = try await beers(gateway)
      let before = try Samples.review("review-1", of: beers[0], 4)
      let others = try (1...20).map { try Samples.review("review-1", of: beers[0], 1, "Nº \($0)") }
      try await gateway.addReview(before, photos: [])
      let outcomes = await atOnce(20) { (index) throws(GatewayError) in
        try await gateway.replaceReview(before, by: others[index], photos: [])
      }
      try expect(outcomes.count(where: \.isSuccess), 1, "successful replacements")
      guard let winner = outcomes.firstIndex(where: \.isSuccess) else { return }
      try expect(try await gateway.review(before.id), others[winner], "review")
    },
    Clause(id: "reviews.delete", "deleting a review deletes its pictures, and nothing else") { gateway in
      let beers = try await beers(gateway)
      let photos = try ["a", "b"].map { try Samples.image($0) }
      let reviews = try [
        Samples.review("review-1", of: beers[0], 4, photos: photos),
        Samples.review("review-2", of: beers[0], 2, photos: [photos[1]]),
      ]
      for review in reviews { try await gateway.addReview(review, photos: photos) }
      try await gateway.deleteReview(reviews[0])
      try expect(try await gateway.reviews().map(\.review), [reviews[1]], "reviews")
      try expect(try await gateway.kept(photos), [false, true], "pictures")
    },
    Clause(id: "reviews.delete-outdated", "deleting an outdated review is refused") { gateway in
      let beers = try await beers(gateway)
      let (old, now) = (
        try Samples.review("review-1", of: beers[0], 4), try Samples.review("review-1", of: beers[0], 5)
      )
      try await gateway.addReview(now, photos: [])
      try await expect(.conflict, "delete") { try await gateway.deleteReview(old) }
      try expect(try await gateway.reviews().map(\.review), [now], "reviews")
    },
    Clause(
      id: "reviews.delete-beer-at-once",
      "either adding a review or concurrently deleting its beer succeeds, but not both"
    ) {
      gateway in
      let beers = try await beers(gateway)
      let review = try Samples.review("review-1", of: beers[0], 4)
      let outcomes = await atOnce(2) { (index) throws(GatewayError) in
        if index == 0 {
          try await gateway.addReview(review, photos: [])
        } else {
          try await gateway.deleteBeer(RatedBeer(beers[0]))
        }
      }
      // Whichever of the two calls runs later must be refused.
      try expect(outcomes.count(where: \.isSuccess), 1, "successful calls")
      try expect(try await gateway.reviews().count, outcomes[0].isSuccess ? 1 : 0, "reviews")
    },
    Clause(id: "reviews.cancel", "a canceled task can neither read nor change reviews") { gateway in
      let beers = try await beers(gateway)
      let review = try Samples.review("review-1", of: beers[0], 4)
      try await gateway.addReview(review, photos: [])
      try await expectCancelled("page") { _ = try await gateway.reviews() }
      try await expectCancelled("review") { _ = try await gateway.review(review.id) }
      try await expectCancelled("add") {
        try await gateway.addReview(Samples.review("review-2", of: beers[0], 1), photos: [])
      }
      try await expectCancelled("replace") {
        try await gateway.replaceReview(review, by: Samples.review("review-1", of: beers[0], 1), photos: [])
      }
      try await expectCancelled("delete") { try await gateway.deleteReview(review) }
      try expect(try await gateway.reviews().map(\.review), [review], "reviews")
    },
    Clause(id: "reviews.restart", "reviews survive a restart", needs: .reopened) { subject in
      let reviews = try await filled(subject.gateway)
      let reopened = try await subject.opened(as: .reopened)
      try expect(Set(try await reopened.reviews()), Set(reviews), "reviews")
    },
    Clause(
      id: "reviews.read-only", "a read-only store returns beers and reviews but refuses changes to them",
      needs: .readOnly
    ) {
      subject in
      let reviews = try await filled(subject.gateway)
      let gateway = try await subject.opened(as: .readOnly)
      let (beer, review) = (try await gateway.beer(reviews[0].review.beer), reviews[0].review)
      let new = try Samples.review("review-new", of: beer.beer, 1)
      try await expect(.readOnly, "an added beer") {
        try await gateway.addBeer(Samples.beer("Nueva", of: Samples.manufacturer("Alba")), photos: [])
      }
      try await expect(.readOnly, "a replacement of a beer") {
        try await gateway.replaceBeer(
          beer.beer, by: Samples.beer("Ñu", of: Samples.manufacturer("Alba"), measures: [.calories: 1]), photos: [])
      }
      try await expect(.readOnly, "a deletion of a beer") { try await gateway.deleteBeer(beer) }
      try await expect(.readOnly, "an added review") { try await gateway.addReview(new, photos: []) }
      try await expect(.readOnly, "a replacement of a review") {
        try await gateway.replaceReview(
          review, by: Samples.review(review.id.text, of: beer.beer, 1, "No", by: review.author), photos: [])
      }
      try await expect(.readOnly, "a deletion of a review") { try await gateway.deleteReview(review) }
      try expect(Set(try await gateway.reviews()), Set(reviews), "reviews")
      try expect(try await gateway.beers().count, 4, "beers")
      try expect(try await gateway.beer(beer.id), beer, "beer")
    },
  ]

  /// Adds four beers from two manufacturers, and returns them. Two of the beers have the same name.
  static func beers(_ gateway: Gateway) async throws -> [Beer] {
    let maker = try Samples.manufacturer("Alba")
    try await gateway.addManufacturer(maker, photos: [])
    let other = try Samples.manufacturer("Brisa")
    try await gateway.addManufacturer(other, photos: [])
    let beers = try ["Ñu", "nube", "Oro"].map { try Samples.beer($0, of: maker) } + [Samples.beer("nube", of: other)]
    for beer in beers { try await gateway.addBeer(beer, photos: []) }
    return beers
  }

  /// Adds seven reviews of four beers in an order that matches no sort order, and returns the reviews. Two of the beers have the same name.
  private static func filled(_ gateway: Gateway) async throws -> [BeerReview] {
    let beers = try await beers(gateway)
    var reviews: [BeerReview] = []
    let said = [(0, 5, 60.0), (1, 1, 0), (2, 3, 0), (0, 3, 86400), (1, 3, -5), (0, 4, 60), (3, 2, -2)]
    for (number, (beer, score, seconds)) in said.enumerated() {
      let author = try [Samples.user(), .local, User.ID("Ana"), User.ID("ana")][number % 4]
      let review = try Samples.review(
        "review-\(number)", of: beers[beer], score, "Nº \(number)", by: author, at: seconds)
      try await gateway.addReview(review, photos: [])
      reviews.append(BeerReview(review, beerName: beers[beer].name))
    }
    return reviews
  }
}
