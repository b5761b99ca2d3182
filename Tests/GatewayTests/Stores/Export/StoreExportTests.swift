import Entities
import Foundation
import GatewayTesting
import TestGroups
import TestSupport
import Testing
import UseCases

@testable import Gateways

@Suite struct `An export of a store` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/copia" }

  init() throws { folder = try TemporaryFolder() }

  private static var pairs: [(Stores, Stores)] {
    Stores.allCases.flatMap { from in Stores.allCases.map { (from, $0) } }
  }

  @Test(.group(.heavy), arguments: pairs)
  func `Restoring an export into any other store gives exactly the same contents`(from: Stores, to: Stores) async throws
  {
    let (source, target) = (try await UsedDataFolder.full(from), try UsedDataFolder(to))
    let report = try await source.export(to: path)
    #expect(report.missing == [] && report.pictures == 5)
    try await target.restore(path)
    #expect(try await target.contents() == source.contents())
    // A second export has the same bytes as the first one.
    try await target.export(to: path + "2")
    let (one, other) = (try files(path), try files(path + "2"))
    #expect(one == other && one.count == 8)
  }

  @Test(.group(.heavy), arguments: Stores.allCases)
  func `Restoring an export replaces all contents of the store`(store: Stores) async throws {
    let (used, empty) = (try await UsedDataFolder.full(store), try UsedDataFolder(.memory))
    let full = try await used.contents()
    try await used.export(to: path)
    try await empty.export(to: path + "0")
    try await used.restore(path + "0")
    #expect(try await used.contents() == empty.contents())
    try await used.restore(path)
    #expect(try await used.contents() == full)
    try await used.restore(path)
    #expect(try await used.contents() == full)
    // The restored store can be used as before.
    _ = try await used.store.addFavorite(Samples.favorites()[4], of: Samples.user("leo"))
    try await used.store.deleteReview(used.store.review(Review.ID("review-2")))
    #expect(try await used.store.inventory()[.reviews] == 1)
  }

  @Test(arguments: Stores.allCases)
  func `Restoring an older version's export merges recipes and favorites from one web page`(store: Stores) async throws
  {
    let (source, target) = (try UsedDataFolder(.memory), try UsedDataFolder(store))
    try await source.addPageTwice()
    try await source.export(to: path)
    try await target.restore(path)
    try await target.expectPageOnce()
  }

  @Test(arguments: Stores.allCases)
  func `Restoring an export is refused if the store changed after the user agreed to it`(store: Stores) async throws {
    let used = try await UsedDataFolder.full(store)
    try await UsedDataFolder(.memory).export(to: path)
    let agreed = try await used.store.stampedInventory(of: nil).stamp
    // This change doesn't affect any count.
    let dish = try Samples.menu()[0]
    try await used.store.replaceDish(dish, by: Samples.dish(dish.name, cents: 1, kind: dish.kind.name))
    let before = try await used.contents()
    await #expect(throws: GatewayError.conflict) {
      try await StoreImport(into: used.store, used.files)(from: path, replacing: agreed)
    }
    #expect(try await used.contents() == before)
  }

  @Test(arguments: Stores.allCases)
  func `An export contains all records even if the store lacks place pictures`(store: Stores) async throws {
    let (used, other) = (try await UsedDataFolder.full(store), try UsedDataFolder(store))
    try await used.files.removeAll {}
    let report = try await used.export(to: path)
    #expect(report.missing.count == 1 && report.pictures == 4)
    try await other.restore(path)
    #expect(try await other.contents() == used.contents())
  }

  @Test(.group(.heavy), arguments: Stores.allCases)
  func `Readers see a store either before or after an export is restored`(store: Stores) async throws {
    let used = try await UsedDataFolder.full(store)
    try await used.export(to: path)
    let full = try await used.store.inventory()
    try await used.store.reset()
    let (gateway, files, path) = (used.store, used.files, path)
    let seen = await atOnce(30) { (index) throws(GatewayError) in
      if index == 7 { try await StoreImport(into: gateway, files)(from: path, replacing: nil) }
      return try await gateway.inventory()
    }
    for inventory in seen { #expect([full, StoreInventory()].contains(try inventory.get())) }
  }

  @Test func `Restoring an export also restores lost and damaged pictures`() async throws {
    let used = try await UsedDataFolder.full(.json)
    let before = try await used.contents()
    try await used.export(to: path)
    for (index, name) in before.pictures.keys.sorted().enumerated() {
      let place = name.hasPrefix("place ")
      let file = used.folder.path + (place ? "/places/" + name.dropFirst(6) : "/store/photos/" + name)
      if index.isMultiple(of: 2) {
        try Data([1]).write(to: URL(filePath: file))
      } else {
        try FileManager.default.removeItem(atPath: file)
      }
    }
    try await used.restore(path)
    #expect(try await used.contents() == before)
  }

  @Test(.group(.heavy), arguments: ExportDamage.all)
  func `Restoring a damaged export reports the damage and changes nothing`(damage: ExportDamage) async throws {
    let source = try await UsedDataFolder.full(.memory)
    try await source.export(to: path)
    try damage.done(path)
    for store in Stores.allCases {
      let used = try await UsedDataFolder.full(store)
      let before = try await used.contents()
      let error = await #expect(throws: GatewayError.self) { try await used.restore(path) }
      #expect(error.map { damage.isExpected($0, path) } == true, "\(String(describing: error))")
      #expect(try await used.contents() == before)
    }
  }

  @Test func `An export is written only to a new or empty folder`() async throws {
    let used = try await UsedDataFolder.full(.memory)
    _ = try folder.folder("leer")
    try await used.export(to: folder.path + "/leer")
    try FileManager.default.createSymbolicLink(atPath: path + "-link", withDestinationPath: path)
    try await used.export(to: path + "-link")
    #expect(try files(path) == files(folder.path + "/leer"))
    let full = GatewayError.unusableExport(what: path, why: .notEmpty)
    await #expect(throws: full) { try await used.export(to: path) }
    _ = try folder.file("datei", "a")
    for name in ["/datei", "/nirgends/copia"] {
      await #expect(throws: GatewayError.self) { try await used.export(to: folder.path + name) }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "copia", "copia-link", "datei", "leer",
      ])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
  }

  @Test(arguments: [0, 100, 3000, 100_000])
  func `An export that fails on a full disk leaves nothing behind`(room: Int) async throws {
    let used = try await UsedDataFolder.full(.memory)
    do throws(GatewayError) {
      try await used.export(to: path, calls: .full(after: room))
      #expect(room == 100_000)
    } catch {
      #expect(error.isFull && room < 100_000)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func `An export deletes only temporary folders left by killed exports to the same folder`() async throws {
    let left = ["copia.0123456789abcdef.new", "otra.0123456789abcdef.new", "copia.new.d"]
    for name in left {
      _ = try folder.folder(name + "/photos")
      for file in ["/photos/photo-1", "/catalog.jsonl"] { _ = try folder.file(name + file, "a") }
    }
    let running = try ExportDraft(of: path, .system)
    try await UsedDataFolder.full(.memory).export(to: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == [Folder.name(of: running.folder.path), "copia", left[1], left[2]])
    let manifest = ExportManifest.File(bytes: 0, records: 0, sha256: "")
    #expect(throws: GatewayError.unusableExport(what: path, why: .notEmpty)) {
      try running.settle(ExportManifest(catalog: manifest, users: manifest, missing: []))
    }
  }

  @Test func `An export has one record per line in the documented format`() async throws {
    try await UsedDataFolder.full(.memory).export(to: path)
    let lines = try String(contentsOfFile: path + "/users.jsonl", encoding: .utf8).split(separator: "\n")
    let review =
      #"{"review":{"author":"local","beer":"beer-baren+negra","date":"2027-01-15T08:00:00.000Z","id":"review-1","#
    #expect(lines.first.map(String.init) == review + #""score":1,"text":""}}"#)
    #expect(lines.contains(#"{"favoritesSharedIn":"p/ñ","user":"ana"}"#))
  }

  /// Returns the bytes of all files below a folder, by path.
  private func files(_ path: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      if let bytes = FileManager.default.contents(atPath: path + "/" + name) { files[name] = bytes }
    }
    return files
  }
}

@Suite struct `Exporting and importing a store changes nothing` {
  /// Copies a filled in-memory store to a second store, and the second store to a third one, and compares the exports of both copies.
  private func check(_ count: Int, seed: UInt64, in stores: Stores) async throws {
    let folder = try TemporaryFolder()
    let (source, target) = (try UsedDataFolder(.memory), try UsedDataFolder(stores))
    var any = AnyRecords(random: SeededNumbers(seed: seed))
    try await any.fill(source.store, count)
    let inventory = try await source.store.inventory()
    try await source.export(to: folder.path + "/one")
    try await target.restore(folder.path + "/one")
    #expect(try await target.store.inventory() == inventory, "seed \(seed)")
    #expect(try await target.contents().dump == source.contents().dump, "seed \(seed)")
    try await target.export(to: folder.path + "/two")
    for file in ["/catalog.jsonl", "/users.jsonl"] {
      let (one, two) = (try lines(folder.path + "/one" + file), try lines(folder.path + "/two" + file))
      #expect(one.count == two.count, "seed \(seed)")
      if let (one, two) = zip(one, two).first(where: { $0 != $1 }) {
        Issue.record("seed \(seed): \(one)\nbecame \(two)")
      }
    }
  }

  private func lines(_ path: String) throws -> [Substring] {
    try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n", omittingEmptySubsequences: false)
  }

  @Test(arguments: Stores.allCases) func `Exporting and importing a store keeps 500 random records unchanged`(
    stores: Stores
  )
    async throws
  {
    try await check(500, seed: 391, in: stores)
  }

  @Test(.group(.random), arguments: Stores.allCases)
  func `Exporting and importing a store keeps many random records unchanged`(stores: Stores) async throws {
    let isLong = ProcessInfo.processInfo.environment["RECETAS_LONG"] == "1"
    for seed in 0..<(isLong ? 50 : 1) { try await check(10_000, seed: 39_100 + UInt64(seed), in: stores) }
    if isLong { print("long: 500,000 records exported and imported, seeds 39100 to 39149") }
  }
}
