import Entities
import Foundation
import Gateways
import SQLiteGateways
import UseCases

/// A catalog that a ``BeerMaker`` generates, as values of the kit's types. It can be added to the kit's store.
struct BeerCatalog {
  let made: BeerMaker

  init(_ made: BeerMaker) { self.made = made }

  func id(of number: Int) throws -> Manufacturer.ID {
    let name = made.manufacturer(number).name
    guard let id = Manufacturer.ID(ofManufacturerNamed: name) else { throw Problem("\(name) has no id") }
    return id
  }

  func beer(_ number: Int) throws -> Beer {
    let beer = made.beer(number)
    let maker = try id(of: beer.maker)
    guard let id = Beer.ID(ofBeerNamed: beer.name, of: maker) else { throw Problem("\(beer.name) has no id") }
    return try Beer(id: id, of: maker, name: beer.name, type: BeerType(beer.type), measures: beer.measures)
  }

  func manufacturer(_ number: Int) throws -> Manufacturer {
    let maker = made.manufacturer(number)
    return try Manufacturer(name: maker.name, origin: maker.isNational ? .national : .imported)
  }

  func manufacturers() throws -> [Manufacturer] { try (0..<made.manufacturers).map(manufacturer) }

  /// Stores the manufacturers and their beers. Returns the beers.
  @discardableResult func fill(_ store: SQLiteStore) async throws -> [Beer] {
    let manufacturers = try manufacturers()
    let beers = try (0..<made.beers).map(beer)
    try await store.importSeed(.beers) { (writer) throws(GatewayError) in
      for manufacturer in manufacturers { _ = try writer.insert(.manufacturer(manufacturer, photos: [])) }
      for beer in beers { _ = try writer.insert(.beer(beer, photos: [])) }
      return .commit(())
    }
    return beers
  }

  func reviews(of beers: [Beer]) -> some Sequence<PeerReview> {
    (0..<made.reviews).lazy.map { number in
      let review = made.review(number)
      let date = Timestamp.text(Date(timeIntervalSince1970: Double(review.date)))
      return PeerReview(
        id: review.id, beerId: beers[review.beer].id.text, score: review.score, text: "Rica", date: date)
    }
  }

  /// Adds the reviews in one transaction, since a million calls would wait for the disk a million times.
  func addReviews(of beers: [Beer], to path: String) throws {
    let database = try CDatabase(path)
    let insert = try database.prepare("INSERT INTO review (id, beer, score, text, date) VALUES (?, ?, ?, ?, ?)")
    try database.run("BEGIN")
    for review in reviews(of: beers) {
      try insert.run([
        .text(review.id), .text(review.beerId), .integer(Int64(review.score)), .text(review.text), .text(review.date),
      ])
    }
    try database.run("COMMIT")
  }
}
