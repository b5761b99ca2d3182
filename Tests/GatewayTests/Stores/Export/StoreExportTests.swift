import Entities
import Foundation
@testable import Gateways
import GatewayTesting
import TestSupport
import Testing
import UseCases

@Suite struct `An export of a store` {
  private let folder: TemporaryFolder
  private var path: String { folder.path + "/copia" }

  init() throws { folder = try TemporaryFolder() }

  private static var pairs: [(Stores, Stores)] {
    Stores.allCases.flatMap { from in Stores.allCases.map { (from, $0) } }
  }

  @Test(arguments: pairs)
  func `fills any other store with the same, to the byte`(from: Stores, to: Stores) async throws {
    let (source, target) = (try await UsedHome.full(from), try UsedHome(to))
    let report = try await source.export(to: path)
    #expect(report.missing == [] && report.pictures == 5)
    try await target.restore(path)
    #expect(try await target.contents() == source.contents())
    // Again, it is the same export.
    try await target.export(to: path + "2")
    let (one, other) = (try files(path), try files(path + "2"))
    #expect(one == other && one.count == 8)
  }

  @Test(arguments: Stores.allCases)
  func `takes the place of everything`(store: Stores) async throws {
    let (home, empty) = (try await UsedHome.full(store), try UsedHome(.memory))
    let full = try await home.contents()
    try await home.export(to: path)
    try await empty.export(to: path + "0")
    try await home.restore(path + "0")
    #expect(try await home.contents() == empty.contents())
    try await home.restore(path)
    #expect(try await home.contents() == full)
    try await home.restore(path)
    #expect(try await home.contents() == full)
    // What a store was given lasts as what was done in it.
    _ = try await home.store.addFavorite(Samples.favorites()[4], of: Samples.user("leo"))
    try await home.store.deleteReview(home.store.review(Review.ID("review-2")))
    #expect(try await home.store.inventory()[.reviews] == 1)
  }

  @Test(arguments: Stores.allCases)
  func `of an older version brings recipes and favorites of one page as one`(store: Stores) async throws {
    let (source, target) = (try UsedHome(.memory), try UsedHome(store))
    let ids = try ["web-www.a.es_2f_x", "web-a.es_2f_x"].map { try Recipe.ID($0) }
    for (number, id) in ids.enumerated() {
      let details = RecipeDetails(try Recipe(id: id, title: "Pan", minutes: number == 0 ? 90 : nil))
      try await source.store.addRecipe(details)
      _ = try await source.store.addFavorite(
        Favorite(details, addedAt: Date(timeIntervalSince1970: 0)), of: Samples.user("leo"))
    }
    try await source.export(to: path)
    try await target.restore(path)
    let pan = try Recipe(id: ids[1], title: "Pan", minutes: 90)
    #expect(try await target.store.recipes(matching: SearchText(), page: .first).value.recipes == [pan])
    let favorites = try await target.store.favoriteStates(of: Samples.user("leo"))
    #expect(favorites.values.map(\.favorite.recipe) == [pan])
  }

  @Test(arguments: Stores.allCases)
  func `is refused by a store that holds anything else than was agreed`(store: Stores) async throws {
    let home = try await UsedHome.full(store)
    try await UsedHome(.memory).export(to: path)
    let agreed = try await home.store.holdings(of: nil).stamp
    // The numbers stay as they are.
    let dish = try Samples.menu()[0]
    try await home.store.replaceDish(dish, by: Samples.dish(dish.name, cents: 1, kind: dish.kind.name))
    let before = try await home.contents()
    await #expect(throws: GatewayError.conflict) {
      try await StoreImport(into: home.store, home.files)(from: path, replacing: agreed)
    }
    #expect(try await home.contents() == before)
  }

  @Test(arguments: Stores.allCases)
  func `lacks pictures of places that the store lacks, and is whole all the same`(store: Stores) async throws {
    let (home, other) = (try await UsedHome.full(store), try UsedHome(store))
    try await home.files.removeAll {}
    let report = try await home.export(to: path)
    #expect(report.missing.count == 1 && report.pictures == 4)
    try await other.restore(path)
    #expect(try await other.contents() == home.contents())
  }

  @Test(arguments: Stores.allCases)
  func `is one change: readers see what was before, or all of it`(store: Stores) async throws {
    let home = try await UsedHome.full(store)
    try await home.export(to: path)
    let full = try await home.store.inventory()
    try await home.store.reset()
    let (gateway, files, path) = (home.store, home.files, path)
    let seen = await atOnce(30) { (index) throws(GatewayError) in
      if index == 7 { try await StoreImport(into: gateway, files)(from: path, replacing: nil) }
      return try await gateway.inventory()
    }
    for inventory in seen { #expect([full, StoreInventory()].contains(try inventory.get())) }
  }

  @Test func `brings pictures back that were lost or damaged`() async throws {
    let home = try await UsedHome.full(.json)
    let before = try await home.contents()
    try await home.export(to: path)
    for (index, name) in before.pictures.keys.sorted().enumerated() {
      let place = name.hasPrefix("place ")
      let file = home.folder.path + (place ? "/places/" + name.dropFirst(6) : "/store/photos/" + name)
      if index.isMultiple(of: 2) {
        try Data([1]).write(to: URL(filePath: file))
      } else {
        try FileManager.default.removeItem(atPath: file)
      }
    }
    try await home.restore(path)
    #expect(try await home.contents() == before)
  }

  @Test(arguments: ExportDamage.all)
  func `that is not whole is refused in the word for it, and nothing changes`(damage: ExportDamage) async throws {
    let source = try await UsedHome.full(.memory)
    try await source.export(to: path)
    try damage.done(path)
    for store in Stores.allCases {
      let home = try await UsedHome.full(store)
      let before = try await home.contents()
      let error = await #expect(throws: GatewayError.self) { try await home.restore(path) }
      #expect(error.map { damage.isExpected($0, path) } == true, "\(String(describing: error))")
      #expect(try await home.contents() == before)
    }
  }

  @Test func `is written to a new folder or an empty one, and never to another`() async throws {
    let home = try await UsedHome.full(.memory)
    _ = try folder.folder("leer")
    try await home.export(to: folder.path + "/leer")
    try FileManager.default.createSymbolicLink(atPath: path + "-link", withDestinationPath: path)
    try await home.export(to: path + "-link")
    #expect(try files(path) == files(folder.path + "/leer"))
    let full = GatewayError.unusableExport(what: path, why: .notEmpty)
    await #expect(throws: full) { try await home.export(to: path) }
    _ = try folder.file("datei", "a")
    for name in ["/datei", "/nirgends/copia"] {
      await #expect(throws: GatewayError.self) { try await home.export(to: folder.path + name) }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "copia", "copia-link", "datei", "leer",
      ])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o700)
  }

  @Test(arguments: [0, 100, 3000, 100_000])
  func `for which there is no room leaves nothing`(room: Int) async throws {
    let home = try await UsedHome.full(.memory)
    do throws(GatewayError) {
      try await home.export(to: path, calls: .full(after: room))
      #expect(room == 100_000)
    } catch {
      #expect(error.isFull && room < 100_000)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func `takes away what killed exports to its folder left, and nothing else`() async throws {
    let left = ["copia.0123456789abcdef.new", "otra.0123456789abcdef.new", "copia.new.d"]
    for name in left {
      _ = try folder.folder(name + "/photos")
      for file in ["/photos/photo-1", "/catalog.jsonl"] { _ = try folder.file(name + file, "a") }
    }
    let running = try ExportDraft(of: path, .system)
    try await UsedHome.full(.memory).export(to: path)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(names) == [Folder.name(of: running.folder.path), "copia", left[1], left[2]])
    let manifest = ExportManifest.File(bytes: 0, records: 0, sha256: "")
    #expect(throws: GatewayError.unusableExport(what: path, why: .notEmpty)) {
      try running.settle(ExportManifest(catalog: manifest, users: manifest, missing: []))
    }
  }

  @Test func `has a record in each line, as the manual of its format says`() async throws {
    try await UsedHome.full(.memory).export(to: path)
    let lines = try String(contentsOfFile: path + "/users.jsonl", encoding: .utf8).split(separator: "\n")
    let review =
      #"{"review":{"author":"local","beer":"beer-baren+negra","date":"2027-01-15T08:00:00.000Z","id":"review-1","#
    #expect(lines.first.map(String.init) == review + #""score":1,"text":""}}"#)
    #expect(lines.contains(#"{"favoritesSharedIn":"p/ñ","user":"ana"}"#))
  }

  /// The bytes of all files below a folder, by their paths.
  private func files(_ path: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
      if let bytes = FileManager.default.contents(atPath: path + "/" + name) { files[name] = bytes }
    }
    return files
  }
}

/// Something that happens to an export.
struct ExportDamage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let done: @Sendable (String) throws -> Void
  /// The file that the error names, and why; `nil`: another error than one about an export.
  let fault: (file: String, why: ExportFault)?

  init(_ name: String, _ file: String, _ why: ExportFault?, _ done: @escaping @Sendable (String) throws -> Void) {
    testDescription = name
    self.done = done
    fault = why.map { (file, $0) }
  }

  func isExpected(_ error: GatewayError, _ path: String) -> Bool {
    guard let fault else {
      return error == .newerVersion(what: path + "/recetas-export.json", found: 2, known: 1)
    }
    return error == .unusableExport(what: fault.file.isEmpty ? path : path + "/" + fault.file, why: fault.why)
  }

  private static let (manifest, catalog, users) = ("recetas-export.json", "catalog.jsonl", "users.jsonl")

  static let all: [ExportDamage] = [
    ExportDamage("no folder", "", .noFolder) { try FileManager.default.removeItem(atPath: $0) },
    ExportDamage("a file", "", .notAnExport) { path in
      try FileManager.default.removeItem(atPath: path)
      try Data("[]".utf8).write(to: URL(filePath: path))
    },
    ExportDamage("no manifest", "", .notAnExport) { try FileManager.default.removeItem(atPath: $0 + "/" + manifest) },
    ExportDamage("a newer format", manifest, nil) {
      try edit($0, manifest) { $0.replacing(#""format" : 1"#, with: #""format" : 2"#) }
    },
    ExportDamage("no such format", manifest, .damaged) {
      try edit($0, manifest) { $0.replacing(#""format" : 1"#, with: #""format" : 0"#) }
    },
    ExportDamage("half a manifest", manifest, .damaged) { try edit($0, manifest) { String($0.prefix($0.count / 2)) } },
    ExportDamage("a manifest without an end", manifest, .tooLarge(limit: 16 << 20)) {
      try FileHandle(forWritingTo: URL(filePath: $0 + "/" + manifest)).truncate(atOffset: 17 << 20)
    },
    ExportDamage("no catalog", catalog, .missing) { try FileManager.default.removeItem(atPath: $0 + "/" + catalog) },
    ExportDamage("no pictures", "photos", .missing) { try FileManager.default.removeItem(atPath: $0 + "/photos") },
    ExportDamage("half a catalog", catalog, .damaged) { try edit($0, catalog) { String($0.prefix($0.count / 2)) } },
    ExportDamage("an older catalog", catalog, .damaged) {
      try edit($0, catalog) { $0.replacing("Piña", with: "Pina2") }
    },
    ExportDamage("another score", users, .damaged) {
      try edit($0, users) { $0.replacing(#""score":5"#, with: #""score":4"#) }
    },
    ExportDamage("another comma", users, .damaged) {
      try edit($0, users) { $0.replacing(#","score":5"#, with: #";"score":5"#) }
    },
    ExportDamage("a linked catalog", catalog, .notAFile) { path in
      try FileManager.default.moveItem(atPath: path + "/" + catalog, toPath: path + "/../other")
      try FileManager.default.createSymbolicLink(atPath: path + "/" + catalog, withDestinationPath: "../other")
    },
    ExportDamage("linked pictures", "photos", .notAFile) { path in
      try FileManager.default.moveItem(atPath: path + "/photos", toPath: path + "/../photos")
      try FileManager.default.createSymbolicLink(atPath: path + "/photos", withDestinationPath: "../photos")
    },
    ExportDamage("a pipe", users, .notAFile) { path in
      try FileManager.default.removeItem(atPath: path + "/" + users)
      mkfifo(path + "/" + users, 0o600)
    },
    ExportDamage("a stranger", "notes.txt", .unexpected) { try Data().write(to: URL(filePath: $0 + "/notes.txt")) },
    ExportDamage("a stranger among the pictures", "photos/cat.jpg", .unexpected) {
      try Data().write(to: URL(filePath: $0 + "/photos/cat.jpg"))
    },
    ExportDamage("a picture more", "photos/photo-" + SHA256.hex(of: []), .unexpected) {
      try Data().write(to: URL(filePath: $0 + "/photos/photo-" + SHA256.hex(of: [])))
    },
    ExportDamage("a place's picture more", "places/photo-" + SHA256.hex(of: SampleImages.png), .unexpected) {
      try Data(SampleImages.png).write(to: URL(filePath: $0 + "/places/photo-" + SHA256.hex(of: SampleImages.png)))
    },
    ExportDamage("a picture less", "photos/photo-" + SHA256.hex(of: SampleImages.png), .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.png))
    },
    ExportDamage("a review's picture less", "photos/photo-" + SHA256.hex(of: SampleImages.webp), .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.webp))
    },
    ExportDamage("a place's picture less", "places/photo-" + SHA256.hex(of: SampleImages.gif), .missing) {
      try FileManager.default.removeItem(atPath: $0 + "/places/photo-" + SHA256.hex(of: SampleImages.gif))
    },
    ExportDamage("another picture", "photos/photo-" + SHA256.hex(of: SampleImages.webp), .damaged) {
      try Data(SampleImages.png).write(to: URL(filePath: $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.webp)))
    },
    ExportDamage("another picture of a place", "places/photo-" + SHA256.hex(of: SampleImages.gif), .damaged) {
      try Data(SampleImages.png).write(to: URL(filePath: $0 + "/places/photo-" + SHA256.hex(of: SampleImages.gif)))
    },
    ExportDamage(
      "an endless picture", "photos/photo-" + SHA256.hex(of: SampleImages.png),
      .tooLarge(limit: LoadedImage.maximumBytes)
    ) {
      let picture = $0 + "/photos/photo-" + SHA256.hex(of: SampleImages.png)
      try FileHandle(forWritingTo: URL(filePath: picture)).truncate(atOffset: UInt64(LoadedImage.maximumBytes + 1))
    },
    // From here on the manifest says that all is well, as if another program had written it.
    ExportDamage("no JSON", users, .invalid(line: 2)) {
      try forge($0, users) { $0.replacing(#","score":5"#, with: #";"score":5"#) }
    },
    ExportDamage("an impossible score", users, .invalid(line: 2)) {
      try forge($0, users) { $0.replacing(#""score":5"#, with: #""score":6"#) }
    },
    ExportDamage("a misspelt key", users, .invalid(line: 2)) {
      try forge($0, users) { $0.replacing(#""album""#, with: #""albun""#) }
    },
    ExportDamage("a record in the wrong file", users, .invalid(line: 1)) {
      try forge($0, users) { #"{"seeded":"beers"}"# + "\n" + $0 }
    },
    ExportDamage("nobody's order", users, .invalid(line: 3)) {
      try forge($0, users) { $0.replacing(#","user":"ana""#, with: "") }
    },
    ExportDamage("an empty line", users, .invalid(line: 1)) { try forge($0, users) { "\n" + $0 } },
    ExportDamage("a beer of nobody", catalog, .dangling(line: 16)) {
      try forge($0, catalog) { $0.replacing(#""manufacturer":"maker-baren""#, with: #""manufacturer":"maker-x""#) }
    },
    ExportDamage("a review of nothing", users, .dangling(line: 1)) {
      try forge($0, users) { $0.replacing("beer-baren+negra", with: "beer-x+y") }
    },
    ExportDamage("a dish twice", catalog, .repeated(line: 6)) { try forge($0, catalog) { twice($0, line: 3) } },
    ExportDamage("a beer twice", catalog, .repeated(line: 18)) { try forge($0, catalog) { twice($0, line: 15) } },
    ExportDamage("a review twice", users, .repeated(line: 4)) { try forge($0, users) { twice($0, line: 1) } },
    ExportDamage("an order twice", users, .repeated(line: 5)) { try forge($0, users) { twice($0, line: 2) } },
  ]

  private static func edit(_ path: String, _ file: String, _ change: (String) -> String) throws {
    let url = URL(filePath: path + "/" + file)
    let before = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    let after = change(before)
    if after == before { throw CocoaError(.fileNoSuchFile) }
    try Data(after.utf8).write(to: url)
  }

  /// A file with the line of this index, from 0 on, in it once more, two lines later.
  private static func twice(_ text: String, line: Int) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lines.insert(lines[line], at: line + 2)
    return lines.joined(separator: "\n")
  }

  private static func forge(_ path: String, _ file: String, _ change: (String) -> String) throws {
    try edit(path, file, change)
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path + "/" + file)))
    let url = URL(filePath: path + "/" + manifest)
    let old = try JSONDocument.decode(ExportManifest.self, [UInt8](try Data(contentsOf: url)), from: manifest)
    let new = ExportManifest.File(
      bytes: bytes.count, records: bytes.count { $0 == UInt8(ascii: "\n") }, sha256: SHA256.hex(of: bytes))
    let forged = ExportManifest(
      catalog: file == catalog ? new : old.catalog, users: file == users ? new : old.users, missing: old.missing)
    try Data(try JSONDocument.encode(forged)).write(to: url)
  }
}
