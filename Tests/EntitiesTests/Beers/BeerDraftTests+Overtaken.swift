import Entities
import Foundation
import Testing

@Suite struct `A form for a beer that another user has changed` {
  private func beer(_ draft: BeerDraft) throws -> Beer {
    let maker = try Manufacturer(name: "Mahou", origin: .national)
    return try draft.beer(Beer.ID("beer-1"), of: maker.id)
  }

  private func review(_ draft: ReviewDraft) throws -> Review {
    try draft.review(Review.ID("review-1"), of: Beer.ID("beer-1"), date: Date(timeIntervalSince1970: 0))
  }

  let old = BeerDraft(name: "Clásica", type: "Lager", measures: [.alcohol: "4.8", .calories: "40"])
  let new = BeerDraft(name: "Clásica 1890", type: "Pilsen", measures: [.alcohol: "5", .calories: "41"])

  @Test func `An unchanged beer form takes all values from a newer version of the beer`() throws {
    let now = try BeerDraft(
      name: new.name, type: new.type, measures: [.alcohol: "5", .calories: "41"], album: PhotoAlbum(photos(1)))
    let carried = try old.carried(from: beer(old), to: beer(now))
    #expect(carried == now)
  }

  @Test func `A beer form keeps the typed values when another user changes the beer`() throws {
    let typed: [(BeerDraft.Field, String)] = [
      (.name, " Mía "), (.type, ""), (.measure(.alcohol), "mucho"), (.measure(.calories), "-1"),
    ]
    for (field, text) in typed {
      var (draft, expected) = (old, new)
      draft[field] = text
      expected[field] = text
      #expect(try draft.carried(from: beer(old), to: beer(new)) == expected)
    }
    var (draft, expected) = (old, new)
    draft.album = try PhotoAlbum(photos(2))
    expected.album = draft.album
    #expect(try draft.carried(from: beer(old), to: beer(new)) == expected)
  }

  @Test func `A beer form drops photos that another user has deleted`() throws {
    let photos = EntitiesTests.photos(4)
    let (old, new) = (
      BeerDraft(name: "A", type: "B", album: try PhotoAlbum(Array(photos[0...1]))),
      BeerDraft(name: "A", type: "B", album: try PhotoAlbum([photos[1], photos[3]]))
    )
    var draft = old
    draft.album = try PhotoAlbum([photos[2], photos[0], photos[1]])
    let carried = try draft.carried(from: beer(old), to: beer(new))
    #expect(carried.album.photos == [photos[2], photos[1]])
  }

  @Test func `A review form keeps the typed values when another user changes the review`() throws {
    let (old, new) = (ReviewDraft(score: "3", text: "Bien"), ReviewDraft(score: "4", text: "Muy bien"))
    #expect(try old.carried(from: review(old), to: review(new)) == new)
    var draft = old
    draft.text = "Regular"
    #expect(try draft.carried(from: review(old), to: review(new)) == ReviewDraft(score: "4", text: "Regular"))
    draft = old
    draft.score = "9"
    #expect(try draft.carried(from: review(old), to: review(new)) == ReviewDraft(score: "9", text: "Muy bien"))
    draft = old
    draft.album = try PhotoAlbum(photos(1))
    let carried = try draft.carried(from: review(old), to: review(new))
    #expect(carried.album == draft.album && carried.text == new.text)
  }
}
