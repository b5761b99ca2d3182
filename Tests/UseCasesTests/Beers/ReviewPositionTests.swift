import Entities
import Testing
import UseCases

@Suite struct `The position of a review in a list` {
  @Test(arguments: [
    (ReviewSorting.newest, ["4", "2", "3", "5", "1"]), (ReviewSorting(.date), ["1", "2", "3", "5", "4"]),
    (ReviewSorting(.score), ["4", "2", "1", "3", "5"]),
    (ReviewSorting(.score, isReversed: true), ["3", "5", "2", "1", "4"]),
    (ReviewSorting(.beer), ["4", "1", "2", "3", "5"]),
    (ReviewSorting(.beer, isReversed: true), ["2", "3", "5", "4", "1"]),
  ])
  func `Reviews are sorted by the chosen criterion, then by descending date, then by id`(
    sorting: ReviewSorting, order: [String]
  ) {
    let (classic, pale) = (Beer.classic, Beer.pale)
    let reviews = [
      review("1", 4, classic, at: 1), review("2", 4, pale, at: 2), review("3", 5, pale, at: 2),
      review("4", 1, classic, at: 3), review("5", 5, pale, at: 2),
    ]
    #expect(
      reviews.reversed().map { ReviewPosition($0) }.sorted(by: sorting.isInOrder).map(\.id.text)
        == order.map { "review-\($0)" })
  }

  @Test func `Sorting reviews by beer keeps each beer's reviews together, even if beer names are equal`() {
    let (one, other) = (Beer.beer("Sin"), Beer.beer("Zeta"))
    let reviews = [
      BeerReview(.review("review-1", 1, of: one, at: 1), beerName: "Sin"),
      BeerReview(.review("review-2", 1, of: other, at: 2), beerName: "Sin"),
      BeerReview(.review("review-3", 1, of: one, at: 3), beerName: "Sin"),
    ]
    let sorted = reviews.map { ReviewPosition($0) }.sorted(by: ReviewSorting(.beer).isInOrder)
    #expect(sorted.map(\.id.text) == ["review-3", "review-1", "review-2"])
  }

  @Test(arguments: ReviewSorting.Criterion.allCases, [false, true])
  func `The sort order of reviews is a strict total order`(criterion: ReviewSorting.Criterion, isReversed: Bool) throws
  {
    let sorting = ReviewSorting(criterion, isReversed: isReversed)
    let beers = ["Sin", "sin", "Sin\u{200B}", "\u{FEFF}가", "\u{1100}\u{1161}", "中"].map { Beer.beer($0) }
    let places = (0..<48).map { index in
      // The factors and the counts have no common divisor, so every combination occurs.
      let beer = beers[index * 5 % beers.count]
      let review = Review.review("review-\(index)", 1 + index * 7 % 3, of: beer, at: Double(index * 11 % 4))
      return ReviewPosition(BeerReview(review, beerName: beer.name))
    }
    let isBefore = places.map { left in places.map { sorting.isInOrder(left, $0) } }
    for left in places.indices {
      try #require(!isBefore[left][left])
      for right in places.indices where left != right {
        try #require(isBefore[left][right] != isBefore[right][left])
        for third in places.indices where isBefore[left][right] && isBefore[right][third] {
          try #require(isBefore[left][third], "\(places[left]), \(places[right]), \(places[third])")
        }
      }
    }
  }

  private func review(_ number: String, _ score: Int, _ beer: Beer, at seconds: Double) -> BeerReview {
    BeerReview(.review("review-\(number)", score, of: beer, at: seconds), beerName: beer.name)
  }
}
