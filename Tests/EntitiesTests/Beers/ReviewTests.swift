import Entities
import Foundation
import Testing

@Suite struct `A review of a beer` {
  @Test func `is what was said`() throws {
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
  func `may have a text of clean paragraphs`(text: String, error: TextError) throws {
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
  func `is dated to the millisecond, within the years 1 to 9999`(seconds: Double, kept: Double) throws {
    // As numbers: Foundation can't put a date that is none into words.
    let date = try review("", at: Date(timeIntervalSince1970: seconds)).date.timeIntervalSince1970
    #expect(date == Date(timeIntervalSince1970: kept).timeIntervalSince1970)
  }

  @Test func `keeps its date when it is made again`() throws {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let once = try review(
        "", at: Date(timeIntervalSince1970: .random(in: -62_135_596_800...253_402_300_799, using: &random)))
      try #require(review("", at: once.date) == once)
    }
  }

  @Test func `has an id by chance`() {
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
