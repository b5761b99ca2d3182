import Entities
import Foundation
import Testing

@Suite struct `A review of a beer` {
  @Test func `A review has the values that it was created with`() throws {
    let album = try PhotoAlbum(photos(1))
    let date = Date(timeIntervalSince1970: 1_700_000_000.123)
    let review = try review("Muy fría.", at: date, album: album)
    #expect((review.id.text, review.beer.text, review.score.value) == ("review-1", "beer-mahou+clasica", 4))
    #expect((review.text, review.date, review.album) == ("Muy fría.", date, album))
  }

  @Test(arguments: [
    (" ", TextError.unclean), ("a\n\n\nb", .unclean), ("a\n", .unclean), ("a \nb", .unclean),
    (String(repeating: "ñ", count: 4001), .tooLong(4001, limit: 4000)),
  ])
  func `The text of a review must consist of clean paragraphs with at most 4,000 scalars`(
    text: String, error: TextError
  ) throws {
    #expect(throws: ReviewError.text(error)) { try review(text) }
    #expect(try review(String(repeating: "ñ", count: 4000)).text.count == 4000)
    #expect(try review("").text.isEmpty)
    #expect(try review("a\n\nb\nc").text == "a\n\nb\nc")
  }

  @Test(
    arguments: [
      (1.0004, 1.0), (1.0006, 1.001), (-1.0006, -1.001), (-62_135_596_801, -62_135_596_800),
      (-1e300, -62_135_596_800), (-.infinity, -62_135_596_800), (.nan, -62_135_596_800),
      (253_402_300_800, 253_402_300_799.999), (1e300, 253_402_300_799.999), (.infinity, 253_402_300_799.999),
    ] as [(Double, Double)])
  func `The date of a review is rounded to milliseconds and clamped to the years 1 to 9999`(
    seconds: Double, kept: Double
  ) throws {
    // The test compares numbers, because Foundation can't describe a date that isn't a number.
    let date = try review("", at: Date(timeIntervalSince1970: seconds)).date.timeIntervalSince1970
    #expect(date == Date(timeIntervalSince1970: kept).timeIntervalSince1970)
  }

  @Test func `Creating a review with an already rounded date doesn't change the date`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let once = try review(
        "", at: Date(timeIntervalSince1970: .random(in: -62_135_596_800...253_402_300_799, using: &random)))
      try #require(review("", at: once.date) == once)
    }
  }

  @Test func `The ids of reviews are random`() {
    let ids = (0..<100).map { _ in Review.ID.random() }
    #expect(Set(ids).count == 100)
    #expect(ids.allSatisfy { $0.text.hasPrefix("review-") })
  }

  private func review(
    _ text: String, at date: Date = Date(timeIntervalSince1970: 0), album: PhotoAlbum = .empty
  ) throws -> Review {
    try Review(id: Review.ID("review-1"), of: beer("Clásica").id, score: Score(4), text: text, date: date, album: album)
  }
}

@Suite struct `A score` {
  @Test func `Scores range from one to five and are sorted in ascending order`() throws {
    #expect(Score.allCases.map(\.value) == [1, 2, 3, 4, 5])
    #expect(Score.allCases.sorted() == Score.allCases)
    #expect(try Score(4) < Score(5))
    #expect(try !(Score(5) < Score(5)))
  }

  @Test(arguments: [0, 6, -1, Int.min, .max]) func `A score outside 1 to 5 is rejected`(value: Int) {
    #expect(throws: ScoreError.outOfRange(value)) { try Score(value) }
  }
}

@Suite struct `A form for a review` {
  let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `A review form cleans the typed paragraphs`() throws {
    let album = try PhotoAlbum(photos(2))
    let review = try make(ReviewDraft(score: " 5\n", text: "Muy  fría,\r\n\n\n y\trica. \n", album: album))
    #expect((review.score.value, review.text, review.date) == (5, "Muy fría,\n\ny rica.", date))
    #expect(review.album == album)
  }

  @Test(arguments: ["", " ", "0", "6", "-1", "4.5", "4,5", "1e0", "cinco", "٥", "５", "99999999999999999999", "5/5"])
  func `The error for an invalid score in a review form contains the typed value`(score: String) {
    #expect(problems(ReviewDraft(score: score)) == [.score: .score(score)])
  }

  @Test func `A review form reports all invalid fields in one error`() {
    let draft = ReviewDraft(score: "6", text: String(repeating: "x", count: 4001))
    #expect(problems(draft) == [.score: .score("6"), .text: .text(.tooLong(4001, limit: 4000))])
  }

  @Test func `A review form filled with a review describes the same review`() throws {
    let review = try make(ReviewDraft(score: "3", text: "1\u{A0}€, na\u{303}", album: PhotoAlbum(photos(1))))
    #expect(try make(ReviewDraft(review)) == review)
  }

  private func make(_ draft: ReviewDraft) throws -> Review {
    try draft.review(Review.ID("review-1"), of: Beer.ID("beer-x+y"), date: date)
  }

  private func problems(_ draft: ReviewDraft) -> [ReviewDraft.Field: ReviewDraft.Problem]? {
    do {
      _ = try make(draft)
      return [:]
    } catch { return (error as? FormError<ReviewDraft.Field, ReviewDraft.Problem>)?.problems }
  }
}
