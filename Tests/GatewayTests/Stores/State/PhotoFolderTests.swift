import Entities
import Foundation
import GatewayTesting
import Gateways
import TestSupport
import Testing
import UseCases

@testable import SQLiteGateways

// The contract ensures that unused pictures can't be read. These tests look for unused pictures where the stores keep their files.
@Suite struct `Pictures next to the JSON document` {
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

  @Test func `A refused change leaves no picture next to the JSON document`() async throws {
    let file = try StoreFile()
    try await refuseAll(file.store())
    #expect(try names(file) == named([0, 1]))
  }

  @Test func `A picture from a change that failed on a full disk is deleted by the next change`() async throws {
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

  @Test func `Refused and deleted records leave no picture in the database`() async throws {
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

  /// Fills the store, then attempts changes that contain more pictures and are refused.
  private func refuseAll(_ store: any BeerStore & SeedGateway) async throws {
    try await fill(store)
    let mine = try Samples.beer("Rubia", of: maker, photos: [photos[2]])
    let short = try Samples.beer("Rubia", of: maker, photos: [photos[2], photos[3]])
    let newReview = try Samples.review("review-1", of: beer, 1, photos: [photos[2]])
    let lackingPhoto = try Samples.review("review-1", of: beer, 1, photos: [photos[2], photos[3]])
    let brought = Array(photos.dropLast())
    await #expect(throws: GatewayError.conflict) { try await store.addBeer(mine, photos: brought) }
    await #expect(throws: GatewayError.conflict) { try await store.replaceBeer(mine, by: mine, photos: brought) }
    await #expect(throws: GatewayError.conflict) { try await store.addReview(newReview, photos: brought) }
    await #expect(throws: GatewayError.conflict) {
      try await store.replaceReview(newReview, by: newReview, photos: brought)
    }
    await #expect(throws: GatewayError.notFound) { try await store.replaceBeer(beer, by: short, photos: brought) }
    await #expect(throws: GatewayError.notFound) {
      try await store.replaceReview(review, by: lackingPhoto, photos: brought)
    }
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

@Suite struct `Unused pictures` {
  private let file: StoreFile
  private let beer: Beer
  private let photos: [LoadedImage]

  /// Stores a manufacturer with a logo. The manufacturer's beer with two pictures isn't stored yet.
  init() async throws {
    file = try StoreFile()
    let logo = try Samples.image("logo")
    let maker = try Samples.manufacturer("Alba", logo: logo)
    photos = try ["a", "b"].map(Samples.image)
    beer = try Samples.beer("Rubia", of: maker, photos: photos)
    try await file.store().addManufacturer(maker, photos: [logo])
  }

  private var folder: String { file.folder.path + "/photos" }

  private func kept() throws -> [String] { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }

  @Test func `If the disk is full at any call that a change makes, the change leaves no unused picture`() async throws {
    let (old, before) = (try file.bytes(), try kept())
    let calls = Box(0)
    try await file.store(.full(atCall: .max, counting: calls)).addBeer(beer, photos: photos)
    let (new, after, count) = (try file.bytes(), try kept(), calls.value)
    #expect(after.count == before.count + 2 && count > 10)

    for call in 1...count {
      for name in Set(after).subtracting(before) { try? FileManager.default.removeItem(atPath: folder + "/" + name) }
      try Data(old).write(to: file.url)
      calls.change { $0 = 0 }
      let store = file.store(.full(atCall: call, counting: calls))
      await #expect("at call \(call) of \(count)") { try await store.addBeer(beer, photos: photos) } throws: {
        call == count ? $0.isUnfinished : $0.isFull
      }
      // The last call flushes the folder entry of a file that is already in place.
      #expect(try file.bytes() == (call == count ? new : old))
      #expect(try kept() == (call == count ? after : before), "at call \(call) of \(count)")
    }
  }

  @Test func `Pictures left behind by a killed process are deleted by the next change to pictures`() async throws {
    let before = try kept()
    let (stray, other) = (Photo.ID(of: photos[0]).text, Photo.ID(of: photos[1]).text)
    for name in [stray, other + ".new"] { _ = try file.folder.file("photos/" + name, [7]) }
    _ = try file.folder.file("photos/unsettled", "\(stray)\n\(other)")
    try await file.store().deleteManufacturer(
      ManufacturerSummary(try Samples.manufacturer("Alba", logo: Samples.image("logo"))))
    #expect(before.count == 1)
    #expect(try kept() == [])
  }

  @Test func `Pictures that could not be deleted are deleted by a later change`() async throws {
    var calls = FileCalls.system
    let stray = Photo.ID(of: photos[0]).text
    calls.remove = { folder, name in
      guard name.hasSuffix(stray) else { return unlinkat(folder, name, 0) }
      errno = EACCES
      return -1
    }
    let stuck = file.store(calls)
    try await stuck.addBeer(beer, photos: photos)
    let named = try kept().filter { $0 != stray }
    try await stuck.deleteBeer(try await stuck.beer(beer.id))
    #expect(try kept().contains(stray))
    let other = try Samples.manufacturer("Beta", logo: photos[1])
    try await stuck.addManufacturer(other, photos: [photos[1]])
    #expect(try kept() == (named + [stray, "unsettled"]).sorted())
    try await file.store().deleteManufacturer(ManufacturerSummary(other))
    #expect(try kept() == named.filter { $0 != Photo.ID(of: photos[1]).text })
  }

  @Test func `Pictures left behind by a killed reset are deleted by any later change`() async throws {
    for change in [{ (store: StateStore) in try await store.reset() }, { try await $0.seed([Samples.dish("Flan")]) }] {
      try await file.store().addManufacturer(try Samples.manufacturer("Beta", logo: photos[0]), photos: [photos[0]])
      let (all, notes) = (try kept(), try kept().joined(separator: "\n"))
      let saved = try all.map { ($0, try Data(contentsOf: URL(filePath: folder + "/" + $0))) }
      try await file.store().reset()
      // If the process is killed while writing the document, it leaves these files behind.
      for (name, bytes) in saved { _ = try file.folder.file("photos/" + name, bytes) }
      _ = try file.folder.file("photos/unsettled", notes)
      try await change(file.store())
      #expect(try kept() == [])
    }
  }

  @Test func `Pictures that the store didn't write are not deleted`() async throws {
    let mine = [
      "mine.png", "photo-album/cover.png", "photo-holiday.png", Photo.ID(of: photos[0]).text.dropLast() + "",
      "photo-1.new",
    ]
    _ = try FileManager.default.createDirectory(atPath: folder + "/photo-album", withIntermediateDirectories: false)
    for name in mine { _ = try file.folder.file("photos/" + name, [7]) }
    try await file.store().addBeer(beer, photos: photos)
    try await file.store().deleteBeer(try await file.store().beer(beer.id))
    for name in mine { #expect(FileManager.default.fileExists(atPath: folder + "/" + name), "\(name)") }
  }

  @Test func `The pictures of a moved document are kept until the document is moved back`() async throws {
    try await file.store().addBeer(beer, photos: photos)
    let document = try file.bytes()
    try FileManager.default.removeItem(at: file.url)
    let other = try Samples.manufacturer("Otra", logo: try Samples.image("other"))
    try await file.store().addManufacturer(other, photos: [try Samples.image("other")])
    try await file.store().deleteManufacturer(ManufacturerSummary(other))
    try Data(document).write(to: file.url)
    #expect(try await file.store().kept(photos) == [true, true])
  }
}
