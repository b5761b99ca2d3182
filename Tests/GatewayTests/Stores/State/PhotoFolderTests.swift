import Entities
import Foundation
import Gateways
import GatewayTesting
@testable import SQLiteGateways
import TestSupport
import Testing
import UseCases

// That nobody can read a picture which nothing names is the contract's; here it is looked for where the stores keep it.
@Suite struct `No picture is left behind` {
  private let photos: [LoadedImage]
  private let maker: Manufacturer
  private let beer: Beer
  private let review: Review

  init() throws {
    photos = try ["beer", "review", "new", "nowhere"].map { try Samples.image($0) }
    maker = try Samples.manufacturer("Alba")
    beer = try Samples.beer("Rubia", of: maker, photos: [photos[0]])
    review = try Samples.review("review-1", of: beer, 4, photos: [photos[1]])
  }

  @Test func `beside the document by what is refused`() async throws {
    let file = try StoreFile()
    try await refuseAll(file.store())
    #expect(try names(file) == named([0, 1]))
  }

  @Test func `beside the document by a change for which there was no room, after the next that changes pictures`()
    async throws
  {
    let file = try StoreFile()
    try await fill(file.store())
    let full = file.store(.full(after: photos[2].bytes.count + 10))
    let other = try Samples.review("review-1", of: beer, 1, photos: [photos[2]])
    await #expect { try await full.replaceReview(review, by: other, photos: photos) } throws: { $0.isFull }
    #expect(try await file.store().review(review.id) == review)
    try await file.store().deleteReview(review)
    #expect(try names(file) == named([0]))
    try await file.store().deleteManufacturer(ManufacturerSummary(maker, beerCount: 1))
    #expect(try names(file) == [])
  }

  @Test func `in the database by what is refused, or goes`() async throws {
    let database = try Database()
    let store = database.store()
    try await refuseAll(store)
    let sql = "SELECT id FROM photo ORDER BY id"
    #expect(try database.connection(.readOnly).texts(sql) == named([0, 1]).map { [$0] })
    #expect(try database.connection(.readOnly).texts("SELECT used_by FROM photo") == [["1"], ["1"]])
    try await store.deleteManufacturer(ManufacturerSummary(maker, beerCount: 1, reviewCount: 1))
    for table in ["photo", "beer_photo", "review_photo"] {
      #expect(try database.connection(.readOnly).texts("SELECT count(*) FROM \(table)") == [["0"]])
    }
  }

  private func fill(_ store: any BeerStore) async throws {
    try await store.addManufacturer(maker, photos: [])
    try await store.addBeer(beer, photos: photos)
    try await store.addReview(review, photos: photos)
  }

  /// Fills the store, and tries to bring more pictures along with what is refused.
  private func refuseAll(_ store: any BeerStore & SeedGateway) async throws {
    try await fill(store)
    let mine = try Samples.beer("Rubia", of: maker, photos: [photos[2]])
    let short = try Samples.beer("Rubia", of: maker, photos: [photos[2], photos[3]])
    let told = try Samples.review("review-1", of: beer, 1, photos: [photos[2]])
    let mute = try Samples.review("review-1", of: beer, 1, photos: [photos[2], photos[3]])
    let brought = Array(photos.dropLast())
    await #expect(throws: GatewayError.conflict) { try await store.addBeer(mine, photos: brought) }
    await #expect(throws: GatewayError.conflict) { try await store.replaceBeer(mine, by: mine, photos: brought) }
    await #expect(throws: GatewayError.conflict) { try await store.addReview(told, photos: brought) }
    await #expect(throws: GatewayError.conflict) { try await store.replaceReview(told, by: told, photos: brought) }
    await #expect(throws: GatewayError.notFound) { try await store.replaceBeer(beer, by: short, photos: brought) }
    await #expect(throws: GatewayError.notFound) { try await store.replaceReview(review, by: mute, photos: brought) }
    await #expect(throws: GatewayError.notFound) {
      try await store.importSeed(.beers) { (writer) throws(GatewayError) -> WriteDecision<Void> in
        _ = try writer.insert(.beer(mine, photos: brought))
        _ = try writer.insert(.manufacturer(maker, photos: brought))
        throw .notFound
      }
    }
  }

  private func names(_ file: StoreFile) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: file.folder.path + "/photos").sorted()
  }

  private func named(_ places: [Int]) -> [String] { places.map { Photo.ID(of: photos[$0]).text }.sorted() }
}
