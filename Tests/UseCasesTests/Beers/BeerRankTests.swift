import Entities
import Testing
import UseCases

@Suite struct `The rank of a beer in the list of the best` {
  @Test func `The best beers are sorted by mean score, then number of reviews, then name, then id`() throws {
    let ranks = try [
      rank("d", 40, 180), rank("c", 1, 5),
      // Each beer on the next two lines has a mean of 3.
      rank("b", 9, 27), rank("n", 2, 6), rank("ñ", 2, 6), rank("N\u{301}", id: "beer-1", 1, 3),
      rank("N\u{301}", id: "beer-2", 1, 3), rank("a", 0, 0),
      rank("e", 40, 60),
    ].map(BeerRank.init)
    for (index, left) in ranks.enumerated() {
      for (other, right) in ranks.enumerated() {
        #expect((left < right) == (index < other), "\(left.id), \(right.id)")
        #expect((left == right) == (index == other), "\(left.id), \(right.id)")
      }
    }
  }

  private func rank(_ name: String, id: String? = nil, _ count: Int, _ total: Int) throws -> RatedBeer {
    let beer = Beer.beer(name)
    return RatedBeer(
      try Beer(id: id.map { try Beer.ID($0) } ?? beer.id, of: beer.manufacturer, name: name, type: beer.type),
      rating: try #require(BeerRating(count: count, total: total)))
  }
}
