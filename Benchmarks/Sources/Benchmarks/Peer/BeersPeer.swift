import Entities

/// The beers as one would keep them.
protocol BeersPeer {
  /// Creates the tables and fills them.
  func fill(_ manufacturers: [Manufacturer], _ beers: [Beer], _ reviews: some Sequence<PeerReview>) throws

  /// Stores the figures and orders that the kit stores.
  func keepFigures() throws

  /// The figures of all manufacturers, in order.
  func manufacturers() throws -> [(beers: Int, reviews: Int)]

  /// The beers of a manufacturer by type, then by strength.
  func beers(of maker: String) throws -> [(name: String, type: String)]

  /// The names of the best beers.
  func best(_ limit: Int) throws -> [String]

  /// Deletes a manufacturer with its beers and reviews.
  func delete(_ maker: String) throws
}

/// A row of the table of reviews.
struct PeerReview: Codable, Sendable {
  let id: String
  let beerId: String
  let score: Int
  let text: String
  let date: String
}
