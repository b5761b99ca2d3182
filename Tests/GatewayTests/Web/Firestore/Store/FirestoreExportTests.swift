import Entities
import Foundation
import Gateways
import GatewayTesting
import TestSupport
import TestGroups
import Testing
import UseCases

@Suite(.group(.firestore), .emulator)
struct `An export of a store in Firestore` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/copia" }

  init() throws { folder = try TemporaryFolder() }

  @Test func `An export from Firestore equals an export from the store that contained the original data`() async throws
  {
    let (source, target) = (try await UsedDataFolder.full(.json), try await UsedDataFolder(SharedStore().store()))
    let back = try UsedDataFolder(.memory)
    try await source.export(to: path)
    try await target.restore(path)
    #expect(try await target.contents() == source.contents())
    let report = try await target.export(to: path + "2")
    #expect(report.missing == [] && report.pictures == 5)
    let (one, other) = (try Self.files(path), try Self.files(path + "2"))
    #expect(one.keys.sorted() == other.keys.sorted())
    for (name, file) in one {
      #expect(String(decoding: file, as: UTF8.self) == other[name].map { String(decoding: $0, as: UTF8.self) })
    }
    try await back.restore(path + "2")
    #expect(try await back.contents() == source.contents())
    // The restored store can be used as before.
    _ = try await target.store.addFavorite(Samples.favorites()[4], of: Samples.user("leo"))
    try await target.store.deleteReview(target.store.review(Review.ID("review-2")))
    #expect(try await target.store.inventory()[.reviews] == 1)
    try await target.restore(path)
    #expect(try await target.contents() == source.contents())
  }

  @Test func `An export from Firestore contains all users even if they fill several pages`() async throws {
    let (source, target) = (try UsedDataFolder(.memory), try await UsedDataFolder(SharedStore().store()))
    let menu = try Samples.menu()
    for number in 0..<320 {
      let user = try Samples.user("user-\(number)")
      _ = try await source.store.addFavorite(Samples.favorite("Flan \(number)"), of: user)
      try await source.store.place(Samples.order("order-\(number)", menu), at: Double(number), of: user)
      if number % 3 == 0 { try await source.store.saveDraft(Samples.order("draft", menu), of: user, replacing: nil) }
    }
    try await source.export(to: path)
    try await target.restore(path)
    #expect(try await target.contents() == source.contents())
  }

  @Test func `Restoring an old export to Firestore merges recipes and favorites from the same web page`() async throws {
    let (source, target) = (try UsedDataFolder(.memory), try await UsedDataFolder(SharedStore().store()))
    try await source.addPageTwice()
    try await source.export(to: path)
    try await target.restore(path)
    try await target.expectPageOnce()
  }

  private static func files(_ folder: String) throws -> [String: Data] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let files = names.compactMap { name in FileManager.default.contents(atPath: "\(folder)/\(name)").map { (name, $0) }
    }
    return Dictionary(uniqueKeysWithValues: files)
  }
}
