import Entities
import Testing

@Suite struct `The rating of a beer` {
  @Test func `A beer rating has the count, the sum and the mean of its scores`() throws {
    let rating = BeerRating(try scores(5, 4, 4))
    #expect((rating.count, rating.total) == (3, 13))
    #expect(rating.average == 13.0 / 3)
    #expect(rating == BeerRating(count: 3, total: 13))
  }

  @Test func `A beer rating without reviews has no mean`() {
    #expect(BeerRating([]) == .none)
    #expect(BeerRating(count: 0, total: 0) == BeerRating.none)
    #expect(BeerRating.none.average == nil)
  }

  @Test(arguments: [
    (0, 1), (0, -1), (-1, -1), (-1, 0), (1, 0), (1, 6), (2, 1), (2, 11), (Int.max, Int.max), (.max, 5), (.min, .min),
    (.max / 5, .max), (.max / 5, .max / 5), (-1, .max), (1, .min), (100_000_001, 300_000_003),
  ])
  func `A beer rating with an impossible count or sum is rejected`(count: Int, total: Int) {
    #expect(BeerRating(count: count, total: total) == nil)
  }

  @Test(arguments: [(1, 1), (1, 5), (2, 2), (2, 10), (100_000_000, 100_000_000), (100_000_000, 500_000_000)])
  func `The sum of a beer rating can be any number from one to five times its count`(count: Int, total: Int) throws {
    let rating = try #require(BeerRating(count: count, total: total))
    #expect((rating.count, rating.total) == (count, total))
    #expect(try (1...5).contains(#require(rating.average)))
  }
}

@Suite struct `The weighted mean for the best beers` {
  @Test func `The Bayesian mean of a beer without reviews is the middle of the rating scale`() {
    #expect(BayesianMean(.none).value == 3)
  }

  @Test func `A beer with one five-point review ranks below a beer with many good reviews`() throws {
    let (one, many) = (BayesianMean(BeerRating(try scores(5))), try mean(count: 40, total: 180))
    #expect((one.total, one.count) == (20, 6))
    #expect(one < many)
    #expect(!(many < one))
  }

  @Test(arguments: [(0, 0, 7, 21), (1, 4, 7, 25), (5, 20, 2, 6), (3, 13, 19, 69)])
  func `Two Bayesian means are equal if and only if their exact values are equal`(
    count: Int, total: Int, otherCount: Int, otherTotal: Int
  ) throws {
    let (left, right) = (try mean(count: count, total: total), try mean(count: otherCount, total: otherTotal))
    let isEqual = (15 + total) * (5 + otherCount) == (15 + otherTotal) * (5 + count)
    #expect((left == right) == isEqual)
    #expect((left < right || right < left) == !isEqual)
  }

  @Test func `The order, equality and hash of Bayesian means are consistent`() throws {
    var random = SeededGenerator(seed: 15)
    var ties = 0
    for _ in 0..<20_000 {
      let (left, right) = (try anyMean(&random), try anyMean(&random))
      let isEqual = left.total * right.count == right.total * left.count
      try #require((left == right) == isEqual)
      try #require((left < right) == (left.total * right.count < right.total * left.count))
      if isEqual {
        ties += 1
        try #require(Set([left, right]).count == 1)
      }
    }
    #expect(ties > 100)
  }

  @Test func `The Bayesian means of the largest possible ratings are compared exactly`() throws {
    let most = BeerRating.maximumCount
    #expect(try mean(count: most, total: most * 5 - 1) < mean(count: most, total: most * 5))
    #expect(try mean(count: most, total: most * 3) == BayesianMean(.none))
    #expect(try Set([mean(count: most, total: most * 3), BayesianMean(.none)]).count == 1)
  }

  private func mean(count: Int, total: Int) throws -> BayesianMean {
    BayesianMean(try #require(BeerRating(count: count, total: total)))
  }

  private func anyMean(_ random: inout SeededGenerator) throws -> BayesianMean {
    let count = Int.random(in: 0...12, using: &random)
    return try mean(count: count, total: Int.random(in: count...count * 5, using: &random))
  }
}
