import Entities
import Foundation
import Testing

@Suite struct `A form for a review` {
  let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func `makes clean paragraphs of what is typed`() throws {
    let album = try PhotoAlbum(photos(2))
    let review = try make(ReviewDraft(score: " 5\n", text: "Muy  fría,\r\n\n\n y\trica. \n", album: album))
    #expect((review.score.value, review.text, review.date) == (5, "Muy fría,\n\ny rica.", date))
    #expect(review.album == album)
  }

  @Test(arguments: ["", " ", "0", "6", "-1", "4.5", "4,5", "1e0", "cinco", "٥", "５", "99999999999999999999", "5/5"])
  func `has a score of one to five, else says what was typed`(score: String) {
    #expect(problems(ReviewDraft(score: score)) == [.score: .score(score)])
  }

  @Test func `A review form reports every invalid field at once`() {
    let draft = ReviewDraft(score: "6", text: String(repeating: "x", count: 4001))
    #expect(problems(draft) == [.score: .score("6"), .text: .text(.tooLong(4001, limit: 4000))])
  }

  @Test func `with a review in it describes that review`() throws {
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
