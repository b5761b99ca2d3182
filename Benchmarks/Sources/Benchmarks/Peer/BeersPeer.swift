import Entities

/// A typical implementation of the beer catalog.
protocol BeersPeer {
  /// Creates the tables and fills them.
  func fill(_ manufacturers: [Manufacturer], _ beers: [Beer], _ reviews: some Sequence<PeerReview>) throws

  /// Adds the stored totals and the indexes that the kit also has.
  func keepFigures() throws

  /// Returns the totals of all manufacturers, sorted by origin and then by name.
  func manufacturers() throws -> [(beers: Int, reviews: Int)]

  /// Returns the beers from a manufacturer, sorted by type and then by strength.
  func beers(of maker: String) throws -> [(name: String, type: String)]

  /// Returns the names of the best beers.
  func best(_ limit: Int) throws -> [String]

  /// Deletes a manufacturer with its beers and reviews.
  func delete(_ maker: String) throws
}

/// A row of the review table.
struct PeerReview: Codable, Sendable {
  let id: String
  let beerId: String
  let score: Int
  let text: String
  let date: String
}
