import Entities
import Testing
import UseCases

@Suite struct `A filter of reviews` {
  let review = Review.review("review-1", 4, at: 10)

  @Test func `A review filter without conditions accepts every review`() {
    #expect(ReviewFilter.all == ReviewFilter())
    for score in 1...5 { #expect(ReviewFilter.all.passes(.review("review-1", score))) }
    #expect(ReviewFilter.all.passes(.review("review-1", 1, of: .pale, at: -1e12)))
  }

  @Test func `A review filter can select the reviews of one beer`() {
    #expect(ReviewFilter(of: Beer.classic.id).passes(review))
    #expect(!ReviewFilter(of: Beer.pale.id).passes(review))
  }

  @Test(arguments: [("local", true), ("Local", true), ("LOCAL", true), ("loca", false), ("ana", false)])
  func `A review filter can select the reviews by one author, ignoring case`(author: String, passes: Bool) throws {
    #expect(try ReviewFilter(by: User.ID(author)).passes(review) == passes)
  }

  @Test(arguments: [(1, 5, true), (4, 4, true), (1, 4, true), (4, 5, true), (5, 5, false), (1, 3, false)])
  func `The score range of a review filter includes both limits`(from: Int, to: Int, passes: Bool) throws {
    #expect(try ReviewFilter(scores: Score(from)...Score(to)).passes(review) == passes)
  }

  @Test(
    arguments: [
      (10, nil, true), (10.001, nil, false), (nil, 10, false), (nil, 10.001, true), (10, 10, false), (10, 10.001, true),
      (12, 8, false), (9, 11, true),
    ] as [(Double?, Double?, Bool)])
  func `The date range of a review filter excludes the end date`(since: Double?, until: Double?, passes: Bool) {
    let filter = ReviewFilter(since: since.map { .noon(plus: $0) }, until: until.map { .noon(plus: $0) })
    #expect(filter.passes(review) == passes)
  }

  @Test func `A review passes a filter only if it meets all of the filter's conditions`() throws {
    var filter = ReviewFilter(
      of: Beer.classic.id, scores: try Score(4)...Score(5), since: .noon(plus: 10), until: .noon(plus: 20))
    #expect(filter.passes(review))
    filter.beer = Beer.pale.id
    #expect(!filter.passes(review))
  }

  @Test func `If conditions of two combined review filters conflict, those of the second filter apply`() throws {
    let (good, bad) = (ReviewFilter(scores: try Score(4)...Score(5)), ReviewFilter(scores: try Score(1)...Score(2)))
    let late = ReviewFilter(of: Beer.classic.id, by: .local, since: .noon(plus: 10), until: .noon(plus: 20))
    var both = late
    both.scores = good.scores
    #expect(good.combined(with: late) == both && late.combined(with: good) == both)
    #expect(good.combined(with: bad) == bad && late.combined(with: .all) == late)
  }
}
